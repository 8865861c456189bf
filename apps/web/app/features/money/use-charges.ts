import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** Whether prices are paid here: otherwise they are shown, and nothing is asked of them. */
export const useCharges = (): boolean => useRouteLoaderData<typeof loader>('root')?.config?.features.payments ?? false;
