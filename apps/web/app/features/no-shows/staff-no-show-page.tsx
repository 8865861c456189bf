import { LIMITS } from '@abroad/contract/limits';
import { NoShowOutcome, type DecideNoShow, type StaffNoShowDetail } from '@abroad/contract/no-shows';
import { useMutation } from '@tanstack/react-query';
import { consoleApi } from '../../api/console-client.ts';
import { countCharacters } from '../../lib/count-characters.ts';
import { useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Status } from '../../ui/status.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleForm } from '../admin/console-form.tsx';
import { ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { SealedDocument } from '../admin/sealed-document.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { EvidenceTimeline } from './evidence-timeline.tsx';
import './no-show.css';
import { CASE_TONES } from './no-show-words.ts';

/** One case with its evidence, to be decided. */
export default function StaffNoShowPage() {
  const { id = '' } = useParams();
  return <OpenNoShow key={id} bookingId={id} />;
}

function OpenNoShow({ bookingId }: { bookingId: string }) {
  const t = useT();
  const query = useAdminQuery(['no-show', bookingId], (api, signal) =>
    api.getStaffNoShow({ params: { booking_id: bookingId }, signal }),
  );
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('noshow.list')} />;
  }
  const { mentor, prospect } = data;
  return (
    <ConsolePage
      title={t('noshow.staff_title', { mentor: mentor.name, student: prospect.name })}
      actions={<Status tone={CASE_TONES[data.state]}>{t(`noshow.state_${data.state}`)}</Status>}
    >
      <NoShowFacts no_show={data} />
      <EvidenceTimeline no_show={data} />
      <Documents no_show={data} />
      {data.state === 'contested' && <DecideForm key={data.version} no_show={data} />}
    </ConsolePage>
  );
}

function NoShowFacts({ no_show }: { no_show: StaffNoShowDetail }) {
  const t = useT();
  const format = useFormat();
  const { service, start, end, price, currency, due_at, answer_until, state, outcome, facts } = no_show;
  return (
    <div className="card card-body">
      <Facts>
        <Fact name={t('noshow.staff_session')}>
          <bdi>{service}</bdi> · {format.span(start, end)}
        </Fact>
        <Fact name={t('noshow.staff_price')}>{price ? format.price(price, currency) : '–'}</Fact>
        <Fact name={t('noshow.staff_answer')}>{state === 'reported' && format.moment(answer_until)}</Fact>
        <Fact name={t('noshow.staff_due')}>{due_at && format.moment(due_at)}</Fact>
        <Fact name={t('noshow.staff_outcome')}>{outcome && t(`noshow.outcome_${outcome}`)}</Fact>
        <Fact name={t('noshow.found')}>{facts && <p className="as-written">{facts}</p>}</Fact>
      </Facts>
    </div>
  );
}

/** The documents of both people. */
function Documents({ no_show }: { no_show: StaffNoShowDetail }) {
  const t = useT();
  const { booking_id, files } = no_show;
  return (
    files.length > 0 && (
      <ConsoleSection title={t('vetting.documents')}>
        <p className="small muted">{t('vetting.looks_recorded')}</p>
        {files.map((file, at) => (
          <SealedDocument
            key={file.id}
            file={file}
            number={at + 1}
            by={t(`noshow.staff_${file.side}`, { name: no_show[file.side].name })}
            read={() => consoleApi.getNoShowFile({ params: { booking_id, file_id: file.id } })}
          />
        ))}
      </ConsoleSection>
    )
  );
}

/** Decides a case. Typed text stays on a reload, and when another decision was faster. */
function DecideForm({ no_show }: { no_show: StaffNoShowDetail }) {
  const t = useT();
  const { booking_id, version, mentor, prospect } = no_show;
  const { value, change, forget } = useKept(`no-show.${booking_id}`, { outcome: '', facts: '' });
  const outcome = NoShowOutcome.safeParse(value.outcome).data;
  const facts = value.facts.trim();
  const isLong = countCharacters(facts) > LIMITS.no_show_text_max;
  const preview = useMutation({
    mutationFn: (body: DecideNoShow) => consoleApi.previewNoShow({ params: { booking_id }, body }),
  });
  const decide = useAdminChange(
    (api, body: DecideNoShow) => api.decideNoShow({ params: { booking_id }, body }),
    () => {
      forget();
      preview.reset();
      showToast({ text: t('noshow.decided_toast') });
    },
  );
  return (
    <>
      <ConsoleForm
        title={t('noshow.decide_title')}
        go={t('cases.preview')}
        going={t('cases.composing')}
        attempt={preview}
        isComplete={outcome !== undefined && facts !== '' && !isLong}
        onSubmit={() => outcome && preview.mutate({ outcome, facts, version })}
      >
        {(pressed) => (
          <>
            <SelectField
              label={t('noshow.outcome')}
              value={value.outcome}
              onChange={(event) => change({ outcome: event.target.value })}
              placeholder={t('noshow.choose_outcome')}
              options={NoShowOutcome.options.map((one) => ({ value: one, label: t(`noshow.outcome_${one}`) }))}
              error={pressed && outcome === undefined ? t('noshow.choose_outcome') : undefined}
            />
            <TextAreaField
              label={t('noshow.found')}
              hint={t('noshow.facts_hint')}
              name="facts"
              rows={4}
              limit={LIMITS.no_show_text_max}
              count={countCharacters}
              value={value.facts}
              onChange={(event) => change({ facts: event.target.value })}
              error={pressed && facts === '' ? t('noshow.facts_missing') : null}
            />
          </>
        )}
      </ConsoleForm>
      <StatementDialog
        title={t('noshow.decide_title')}
        preview={preview}
        send={decide}
        previewsOf={(composed) => [
          { name: t('noshow.staff_mentor', { name: mentor.name }), preview: composed.mentor },
          { name: t('noshow.staff_prospect', { name: prospect.name }), preview: composed.prospect },
        ]}
        sendLabel={t('noshow.decide')}
        onSend={() => preview.variables && decide.mutate(preview.variables)}
      />
    </>
  );
}
