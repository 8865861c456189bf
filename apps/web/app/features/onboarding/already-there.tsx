import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface Properties {
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The page's content for a user who already has the profile that it creates. */
export function AlreadyThere({ title, text, action, to }: Properties) {
  return (
    <Card>
      <EmptyState title={title} action={<ButtonLink to={to}>{action}</ButtonLink>}>
        {text}
      </EmptyState>
    </Card>
  );
}
