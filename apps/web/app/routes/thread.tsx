import { useOutletContext, useParams } from 'react-router';
import { Conversation } from '../features/messages/conversation.tsx';
import type { SessionUser } from '../session/types.ts';

export default function ThreadRoute() {
  const { id = '' } = useParams();
  const user = useOutletContext<SessionUser>();
  return <Conversation key={id} userId={user.id} id={id} />;
}
