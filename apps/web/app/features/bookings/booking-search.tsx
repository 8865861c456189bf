import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Properties {
  /** What the address asks for. */
  q: string;
  hrefOf: (q: string) => string;
}

/** Finds bookings by name or service. The address follows a moment after the last key, and leads the field when it changes by itself. */
export function BookingSearch({ q, hrefOf }: Properties) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [asked, setAsked] = useState(q);
  if (known !== q) {
    setKnown(q);
    if (asked !== q) {
      setAsked(q);
      setText(q);
    }
  }

  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    void navigate(hrefOf(wanted), { replace: true, preventScrollReset: true });
  });
  const wanted = text.trim();
  useEffect(() => {
    const timer = wanted === asked ? undefined : setTimeout(() => ask(wanted), LIMITS.search_debounce_ms);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  return (
    <search className="booking-search">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label={t('bookings.search')}
        placeholder={t('bookings.search')}
        maxLength={LIMITS.keyword_length_max}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && <IconButton icon="close" label={t('bookings.search_clear')} onClick={() => setText('')} />}
    </search>
  );
}
