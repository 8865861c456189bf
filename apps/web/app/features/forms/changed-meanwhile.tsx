import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

interface Properties {
  meanwhile: Meanwhile;
  /** Returns the label of a field. */
  labelOf: (name: string) => string;
}

/** Instead of an error: another change came first, both are merged, and nothing is saved yet. */
export function ChangedMeanwhile({ meanwhile, labelOf }: Properties) {
  return (
    <Banner tone="problem" action={<OtherSide meanwhile={meanwhile} size="small" />}>
      <MeanwhileWords meanwhile={meanwhile} labelOf={labelOf} />
    </Banner>
  );
}

export function MeanwhileWords({ meanwhile: { both, showing }, labelOf }: Properties) {
  const t = useT();
  if (showing === 'theirs') {
    return t('forms.meanwhile_theirs');
  }
  const fields = t.list(new Set(both.map(labelOf)));
  return (
    <>
      {t('forms.meanwhile')} {both.length > 0 && t('forms.meanwhile_both', { fields })}
    </>
  );
}

/** Switches between the newer version and one's own changes to it. */
export function OtherSide({ meanwhile: { showing, show }, size }: Pick<Properties, 'meanwhile'> & { size?: 'small' }) {
  const t = useT();
  const other = showing === 'mine' ? 'theirs' : 'mine';
  return (
    <Button ref={bringIntoView} kind="line" {...(size && { size })} onClick={() => show(other)}>
      {t(`forms.show_${other}`)}
    </Button>
  );
}

/** It may be below the visible part of a dialog or a phone. */
const bringIntoView = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' });
