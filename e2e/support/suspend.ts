import { newPerson } from './people.ts';
import { enterWithoutPage } from './quick-session.ts';
import { grantRole } from './staff.ts';

/** Suspends an account like a moderator, with a reason, and keeps its sessions. */
export async function suspend(email: string, reason: string): Promise<void> {
  const moderator = newPerson('Mo', 'Moderator');
  const client = await enterWithoutPage(moderator);
  await grantRole(moderator.email, 'moderator');
  const { items } = await client.searchPeople({ query: { q: email } });
  const user_id = items[0]?.user_id ?? 'no one has this address';
  await client.suspendPerson({ params: { user_id }, body: { rule: 'no_show', reason, cancel: [] } });
}
