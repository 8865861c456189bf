import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** The place of a card that is on its way. @param label what is being loaded, for screen readers */
export function WaitingCard({ label }: { label: string }) {
  return (
    <Card className="stack" aria-busy="true">
      <output className="unseen">{label}</output>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Card>
  );
}
