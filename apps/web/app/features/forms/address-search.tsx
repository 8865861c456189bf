import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './address-search.css';

interface Properties {
  /** The search text in the address. */
  q: string;
  hrefOf: (q: string) => string;
  label: string;
  clearLabel: string;
}

/** Searches a list whose state is its address, which is updated shortly after the last key, and updates the field when it changes by itself. */
export function AddressSearch({ q, hrefOf, label, clearLabel }: Properties) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [searched, setSearched] = useState(q);
  if (known !== q) {
    setKnown(q);
    if (searched !== q) {
      setSearched(q);
      setText(q);
    }
  }

  const ask = useEffectEvent((query: string) => {
    setSearched(query);
    void navigate(hrefOf(query), { replace: true, preventScrollReset: true });
  });
  const query = text.trim();
  useEffect(() => {
    const timer = query === searched ? undefined : setTimeout(() => ask(query), LIMITS.search_debounce_ms);
    return () => clearTimeout(timer);
  }, [query, searched]);

  return (
    <search className="address-search">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={LIMITS.keyword_length_max}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && <IconButton icon="close" label={clearLabel} onClick={() => setText('')} />}
    </search>
  );
}
