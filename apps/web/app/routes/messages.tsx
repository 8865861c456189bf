import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { MessagesPage } from '../features/messages/messages-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('messages.title', matches);

export default function Messages() {
  return <MessagesPage />;
}
