import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The place of a form or a profile until it is there. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <section className="form-sections" aria-busy="true" aria-label={label}>
      {['first', 'second', 'third'].map((one) => (
        <Card key={one} className="form-section">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Card>
      ))}
    </section>
  );
}
