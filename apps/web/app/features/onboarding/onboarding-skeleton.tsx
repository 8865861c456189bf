import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The placeholder of the form until the person is known. */
export function OnboardingSkeleton({ label }: { label: string }) {
  return (
    <section className="onboarding" aria-busy="true" aria-label={label}>
      <div className="onboarding-progress">
        <Skeleton shape="long" />
      </div>
      <Card className="onboarding-card onboarding-wait">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
    </section>
  );
}
