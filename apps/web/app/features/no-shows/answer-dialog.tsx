import type { Booking } from '@abroad/contract/bookings';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { ReasonDialog } from '../booking-core/reason-dialog.tsx';
import { DocumentsField, isAboutFiles } from '../forms/documents-field.tsx';
import { useKeptDocuments } from '../forms/use-kept-documents.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import type { Position } from './no-show-words.ts';
import { useAnswerNoShow } from './use-no-show.ts';

const words = {
  there: { title: 'noshow.there_title', what: 'noshow.there_what', go: 'noshow.there' },
  not_there: { title: 'noshow.not_there_title', what: 'noshow.not_there_what', go: 'noshow.not_there' },
  met: { title: 'noshow.met_title', what: 'noshow.met_what', go: 'noshow.met' },
  add: { title: 'noshow.add_title', what: 'noshow.add_what', go: 'noshow.add' },
} as const;

interface Properties {
  booking: Booking;
  position: Position;
  /** How many more documents the reader can hand in. */
  filesLeft: number;
  onClose: () => void;
}

/** Explains the effect of an answer, and takes the reader's statement and documents. */
export default function AnswerDialog({ booking, position: { position, kind }, filesLeft, onClose }: Properties) {
  const t = useT();
  const form = `no-show-${kind}.${booking.id}`;
  const draft = useMessageDraft(form);
  const userId = useSession().user?.id ?? '';
  const documents = useKeptDocuments(`${form}.files`, { userId, max: filesLeft });
  const { sent, forget } = documents;
  const { mutate, isPending, error } = useAnswerNoShow(booking, () => {
    draft.clear();
    forget();
  });
  const { first_name: name } = otherSide(booking);
  const { title, what, go } = words[kind];
  const submit = (text: string) =>
    mutate(
      {
        position,
        ...(text === '' ? {} : { text }),
        ...(sent.length === 0 ? {} : { file_ids: sent.map(({ id }) => id) }),
      },
      // They wait for an hour; after that they have to be chosen again.
      { onSuccess: onClose, onError: (failure) => isAboutFiles(failure) && forget() },
    );
  return (
    <ReasonDialog
      title={t(title, { name })}
      words={{ keep: t('noshow.back'), go: t(go), going: t('noshow.sending') }}
      label={t('noshow.text')}
      hint={t('noshow.text_hint', { name })}
      limit={LIMITS.no_show_text_max}
      draft={draft}
      isDanger={position === 'agree'}
      isPending={isPending || documents.isSending}
      error={isAboutFiles(error) ? null : error}
      onSubmit={submit}
      onClose={onClose}
      more={
        position === 'contest' &&
        filesLeft > 0 && (
          <DocumentsField
            label={t('documents.optional')}
            documents={documents}
            error={isAboutFiles(error) ? error : null}
          />
        )
      }
    >
      <p>{t(what, { name })}</p>
    </ReasonDialog>
  );
}
