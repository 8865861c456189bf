import { Outlet } from 'react-router';
import { Console } from '../features/admin/console.tsx';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** The frame of all pages of the console. None of them has a loader on the server, which answers them as unknown pages. */
export default function AdminRoute() {
  return (
    <Console>
      <Outlet />
    </Console>
  );
}
