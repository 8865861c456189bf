import { withLatinDigits } from '@abroad/contract/latin-digits';
import { useT } from '../../lib/i18n.tsx';
import { T } from '../../lib/rich-text.tsx';
import { useViewer } from '../../lib/viewer.tsx';

/** The version of a legal text. Ours are named by the day on which they take effect, `2026-11-01`; others may have other names. */
export function LegalVersion({ version }: { version: string }) {
  const { locale } = useViewer();
  const t = useT();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version) || Number.isNaN(Date.parse(version))) {
    return <p className="muted small">{t('legal.version_only', { version })}</p>;
  }
  // Our English writes the day first, everywhere.
  const date = new Intl.DateTimeFormat(withLatinDigits(locale === 'en' ? 'en-GB' : locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(version));
  return (
    <p className="muted small">
      <T id="legal.version" values={{ version, date }} parts={{ time: <time dateTime={version} /> }} />
    </p>
  );
}
