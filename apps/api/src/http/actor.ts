import type { TokenClaims } from '../providers/identity/port.ts';

/** Somebody with a record here. */
export interface Actor {
  user_id: string;
  slug: string;
  first_name: string;
  last_name: string;
  status: 'active' | 'suspended' | 'deleted';
  claims: TokenClaims;
}
