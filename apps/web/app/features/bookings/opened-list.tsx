import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { SessionUser } from '../../session/types.ts';
import { useTurns } from '../turns/use-turns.ts';
import { LoadingList } from './booking-list.tsx';
import { listAddressOf, type ListAddress } from './list-address.ts';

interface Properties {
  user: SessionUser;
  address: ListAddress;
  /** What is coming. */
  children: ReactNode;
}

/** An address that names no part of the list opens where something waits for the reader; decided once, when it is opened. */
export function OpenedList({ user, address, children }: Properties) {
  const { data, isFetching } = useTurns(user);
  const [isOpened, setIsOpened] = useState(false);
  const waits = data?.items.some(({ viewer_role }) => address.role === 'all' || viewer_role === address.role) ?? false;
  if (isOpened) {
    return children;
  }
  if (isFetching) {
    return <LoadingList />;
  }
  if (waits) {
    return <Navigate to={listAddressOf({ ...address, when: 'waiting' })} replace />;
  }
  setIsOpened(true);
  return children;
}
