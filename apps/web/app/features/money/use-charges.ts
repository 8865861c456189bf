import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** Whether prices are charged here: otherwise they are only shown. */
export const useCharges = (): boolean => useRouteLoaderData<typeof loader>('root')?.config?.features.payments ?? false;
