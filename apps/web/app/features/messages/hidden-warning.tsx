import type { HiddenSpan } from '@abroad/contract/threads';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Signs of contact data: only such a text is checked while it is typed. Every text is checked before it is sent. */
const maybeContact = /\p{N}|[@/]|\S\.\S/u;
/** Milliseconds without typing. */
const pause = 600;

type Kind = HiddenSpan['kind'];

/**
 * Knows what would be hidden in a message while it is typed, and before it is sent.
 * @param check returns the kinds of contact data that the other person wouldn't see
 */
export function useHidden(text: string, isOn: boolean, check: (text: string) => Promise<Kind[]>) {
  const [known, setKnown] = useState<{ text: string; kinds: Kind[] } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const learn = useEffectEvent(async (typed: string) => setKnown({ text: typed, kinds: await check(typed) }));
  const isWanted = isOn && known?.text !== text && maybeContact.test(text);
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    // Without an answer it is checked before it is sent.
    const timer = setTimeout(() => void learn(text).catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [isWanted, text]);
  const kinds = isOn && text.trim() !== '' ? (known?.kinds ?? []) : [];
  return {
    isChecking,
    /** Whether sending was put off, because its author hadn't been told. */
    isStopped: isStopped && kinds.length > 0,
    kinds,
    isKnown: known?.text === text,
    forget() {
      setKnown(null);
      setStopped(false);
    },
    /** @returns `unknown` if there was no answer, for instance without a connection */
    async ask(asked: string): Promise<'asks' | 'clear' | 'unknown'> {
      setChecking(true);
      try {
        const found = await check(asked);
        setKnown({ text: asked, kinds: found });
        setStopped(found.length > 0);
        return found.length === 0 ? 'clear' : 'asks';
      } catch {
        return 'unknown';
      } finally {
        setChecking(false);
      }
    },
  };
}

interface HiddenProperties {
  name: string;
  kinds: readonly Kind[];
  isStopped: boolean;
}

/** Says what the other person won't see for now, above the text, which can be sent as it is. */
export function HiddenWarning({ name, kinds, isStopped }: HiddenProperties) {
  const t = useT();
  const what = t.list([...new Set(kinds)].map((kind) => t(`messages.hides_${kind}`)));
  return (
    <p className="composer-warning small" role={isStopped ? 'alert' : 'status'}>
      <Icon name="warning" />
      <span>
        {isStopped && <strong>{t('messages.not_sent')} </strong>}
        {t('messages.would_hide', { name, what })}
      </span>
    </p>
  );
}
