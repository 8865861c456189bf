import { useState, useSyncExternalStore } from 'react';
import { onRememberedError, rememberedErrors, type QueuedError } from '../../api/error-queue.ts';
import { failureBehind } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import './error-log.css';
import { useFailureWords } from './failure-words.ts';
import { reportOf } from './report.ts';

const none: readonly QueuedError[] = [];

/** All errors since the page was loaded, the newest first, to read and to copy for support. */
export default function ErrorLog() {
  const t = useT();
  const format = useFormat();
  const words = useFailureWords();
  const errors = useSyncExternalStore(onRememberedError, rememberedErrors, () => none);
  if (errors.length === 0) {
    return <p className="small muted">{t('trouble.nothing')}</p>;
  }
  return (
    <section className="error-log" aria-label={t('trouble.title')}>
      <h3>{t('trouble.title')}</h3>
      <ol>
        {errors.toReversed().map((entry) => (
          <li key={`${entry.at} ${errors.indexOf(entry)}`}>
            <span className="muted">{format.time(entry.at)}</span> {words(entry.error)}
            <code>{codeOf(entry.error)}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={reportOf(errors)} />
    </section>
  );
}

/** `503 UNAVAILABLE 0199…`: the technical code, and the request id in the service's log. */
function codeOf(error: unknown): string {
  const failure = failureBehind(error);
  if (failure !== null) {
    return [failure.status || null, failure.code, failure.request_id].filter(Boolean).join(' ');
  }
  return error instanceof Error ? error.name : '';
}

function CopyButton({ text }: { text: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'trouble.copied' | 'trouble.copy_failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('trouble.copied'),
      () => setOutcome('trouble.copy_failed'),
    );
  return (
    <div className="row">
      <Button kind="line" size="small" icon="copy" onClick={() => void copy()}>
        {t('trouble.copy')}
      </Button>
      <output className="small">{outcome && t(outcome)}</output>
    </div>
  );
}
