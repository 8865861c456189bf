import type { StaffRole } from '@abroad/contract';
import type { TokenClaims } from '../providers/identity/port.ts';

/** A user with an account. */
export interface Actor {
  user_id: string;
  slug: string;
  first_name: string;
  last_name: string;
  status: 'active' | 'suspended' | 'deleted';
  claims: TokenClaims;
}

/** A member of the staff, in a call that is for them. */
export interface StaffActor extends Actor {
  role: StaffRole;
}
