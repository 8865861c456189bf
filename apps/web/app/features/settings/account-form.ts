import { FirstName, LastName } from '@abroad/contract/identity';
import { Slug } from '@abroad/contract/primitives';
import { z } from 'zod';

/** The names and the link, by the rules of the contract. */
export const AccountForm = z.object({ first_name: FirstName, last_name: LastName, slug: Slug });
export type AccountForm = z.infer<typeof AccountForm>;

/** Typed values that are not saved, valid or not. */
export const AccountDraft = z.object({ first_name: z.string(), last_name: z.string(), slug: z.string() });

/** The fields in which a form differs from the record: the others are not sent, and so never overwrite another window's. */
export function changedFields(form: AccountForm, record: AccountForm): Partial<AccountForm> {
  const names = ['first_name', 'last_name', 'slug'] as const;
  return Object.fromEntries(names.filter((name) => form[name] !== record[name]).map((name) => [name, form[name]]));
}
