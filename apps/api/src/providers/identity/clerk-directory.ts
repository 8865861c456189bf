import { AppError } from '../../core/app-error.ts';
import type { ClerkPeople } from './clerk-people.ts';
import type { IdentityEvent, PeopleDirectory } from './port.ts';

const TYPES: Readonly<Record<string, IdentityEvent['type']>> = { 'user.updated': 'changed', 'user.deleted': 'deleted' };

/** Clerk's people: changes by its webhooks (signed as Standard Webhooks has it), the present state by its Backend API. */
export function clerkDirectory(webhookSecret: string, people: Pick<ClerkPeople, 'find'>): PeopleDirectory {
  return {
    findPerson: people.find,

    async readEvent(headers, body) {
      const { verifyWebhook } = await import('@clerk/backend/webhooks');
      // It reads headers and body of a request, whatever its address.
      const request = new Request('http://webhook.internal/', { method: 'POST', headers, body });
      const event = await verifyWebhook(request, { signingSecret: webhookSecret }).catch((cause: unknown) => {
        throw new AppError('WEBHOOK_REFUSED', { cause });
      });
      const { id } = event.data as { id?: unknown };
      return {
        id: headers.get('svix-id') ?? '',
        type: TYPES[event.type] ?? 'other',
        clerk_id: typeof id === 'string' ? id : null,
      };
    },
  };
}
