import type { ReactNode } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { useMessageDraft } from '../forms/use-message-draft.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

/** In characters. */
export const REASON_MAX = 1000;

interface Properties {
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The labels of the button that changes nothing, of the one that acts, and of that one while it does. */
  words: { keep: string; go: string; going: string };
  /** The label of the reason's field; null for none. */
  label: string | null;
  hint: string;
  /** The draft of the reason until it has been sent: it outlives the dialog, a reload and a new sign-in. */
  draft?: ReturnType<typeof useMessageDraft>;
  /** In characters. */
  limit?: number;
  /** Whether the step can't be undone or removes something; true by default. */
  isDanger?: boolean;
  /** Further fields, below the reason. */
  more?: ReactNode;
  isPending: boolean;
  error: Error | null;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Explains the effect of a step and asks for a reason, which may be ''. */
export function ReasonDialog(properties: Properties) {
  const { title, children, words, label, hint, limit = REASON_MAX, isPending, error, onSubmit, onClose } = properties;
  const { isDanger = true, more, draft } = properties;
  const t = useT();
  const reason = draft?.text ?? '';
  const tooLong = countCharacters(reason) > limit;

  return (
    <FormDialog
      title={title}
      go={words.go}
      going={words.going}
      keep={words.keep}
      isDanger={isDanger}
      attempt={{ isPending, error }}
      isComplete={!tooLong}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          {children}
          {label !== null && (
            <TextAreaField
              label={label}
              hint={hint}
              name="reason"
              rows={3}
              limit={limit}
              count={countCharacters}
              value={reason}
              error={pressed && tooLong ? t('bookings.reason_long', { limit }) : null}
              onChange={(event) => draft?.write(event.target.value)}
            />
          )}
          {more}
        </>
      )}
    </FormDialog>
  );
}
