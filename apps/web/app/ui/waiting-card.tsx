import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** The placeholder of a card that is loading. @param label the loading content, for screen readers */
export function WaitingCard({ label }: { label: string }) {
  return (
    <Card className="stack" aria-busy="true">
      <output className="unseen">{label}</output>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Card>
  );
}
