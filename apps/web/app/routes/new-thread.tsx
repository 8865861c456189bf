import { useOutletContext, useSearchParams } from 'react-router';
import { NewConversation } from '../features/messages/new-conversation.tsx';
import type { SessionUser } from '../session/types.ts';

export default function NewThread() {
  const user = useOutletContext<SessionUser>();
  const [search] = useSearchParams();
  const mentor = search.get('mentor');
  const booking = search.get('booking');
  return <NewConversation key={`${mentor}.${booking}`} userId={user.id} mentor={mentor} booking={booking} />;
}
