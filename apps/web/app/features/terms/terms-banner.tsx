import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import './terms.css';
import { AcceptTerms } from './accept-terms.tsx';
import type { TermsKind } from './use-changed-terms.ts';

/** Says that terms have changed and what follows from it, and leads to them. */
export default function TermsBanner({ kind }: { kind: TermsKind }) {
  const t = useT();
  const [reading, setReading] = useState(false);
  return (
    <div className="wrap terms-due unprinted">
      <Banner
        action={
          <Button size="small" onClick={() => setReading(true)}>
            {t('terms.read')}
          </Button>
        }
      >
        {t(`terms.${kind}_changed`)}
      </Banner>
      {reading && <AcceptTerms kind={kind} onClose={() => setReading(false)} />}
    </div>
  );
}
