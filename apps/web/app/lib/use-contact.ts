import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The address that people write to for help; null if the page has none. */
export const useContact = (): string | null => useRouteLoaderData<typeof loader>('root')?.config?.contact_email ?? null;
