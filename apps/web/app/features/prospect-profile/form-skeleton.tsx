import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * The placeholder of a form or a profile.
 * @param title of the page, if nothing above shows it
 */
export function FormSkeleton({ label, title }: { label: string; title?: string }) {
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <section className="form-sections" aria-busy="true" aria-label={label}>
        {['first', 'second', 'third'].map((one) => (
          <Card key={one} className="form-section">
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Card>
        ))}
      </section>
    </>
  );
}
