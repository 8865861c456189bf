import type { Upstream } from '../../session/types.ts';

/** The identity providers of the social buttons, in their order. */
export const providers: readonly { id: Upstream; name: string }[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'microsoft', name: 'Microsoft' },
];
