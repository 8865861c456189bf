import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../forms/hidden-text.tsx';

interface ShownWords {
  text: string;
  public_text: string;
}

/** Checks the hidden parts of a public text before it is sent. A text whose writer already knows them is sent at once. */
export function useHiddenWords(booking_id: string, text: string) {
  const [known, setKnown] = useState<ShownWords | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.checkReviewText({ params: { id: booking_id }, body: { text } });
    },
  });
  const shown = known?.text === text ? known : null;

  /** Calls `send` unless a part would be hidden that the writer doesn't know of yet; `onRefused` for a text that is too long. */
  async function sendOnceKnown(send: () => void, onRefused: () => void): Promise<void> {
    if (text.trim() === '' || shown !== null) {
      send();
      return;
    }
    const answer = await mutateAsync().catch(() => null);
    if (answer === null) {
      onRefused();
    } else if (answer.public_text === null) {
      send();
    } else {
      setKnown({ text, public_text: answer.public_text });
    }
  }

  return { shown, sendOnceKnown, isPending, error };
}

/** The text as others will read it. */
export function HiddenWords({ shown, onChange }: { shown: ShownWords | null; onChange: () => void }) {
  const t = useT();
  return (
    shown !== null && (
      <Banner
        action={
          <Button kind="line" onClick={onChange}>
            {t('reviews.change_text')}
          </Button>
        }
      >
        <p>{t('reviews.told_before')}</p>
        <p className="review-text" dir="auto">
          <HiddenText text={shown.public_text} label={t('reviews.hidden')} />
        </p>
      </Banner>
    )
  );
}
