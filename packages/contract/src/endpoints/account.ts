import { z } from 'zod';
import { AccountDeletion, DeleteAccount, MailUnsubscribeQuery, SlugCheck } from '../account.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Slug } from '../primitives.ts';

export const accountEndpoints = defineEndpoints({
  checkSlug: {
    method: 'GET',
    path: '/api/v1/auth/slugs/:slug',
    tag: 'auth',
    summary: 'Say whether the signed-in person could have a slug',
    description:
      'A slug that looks like another person’s is taken; one’s own former slugs are free. Only saving a slug reserves it.',
    access: 'user',
    params: z.object({ slug: Slug }),
    responses: { 200: SlugCheck },
    errors: ['VALIDATION_FAILED'],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/v1/auth/authenticated-users/me/export',
    tag: 'auth',
    summary: 'Download everything about the signed-in person',
    description: 'A ZIP archive with `data.json` and the files of the person. A few an hour.',
    access: 'user',
    while_suspended: true,
    responses: { 200: 'application/zip' },
    errors: ['RATE_LIMITED', 'STORAGE_UNAVAILABLE'],
  },
  getAccountDeletion: {
    method: 'GET',
    path: '/api/v1/auth/authenticated-users/me/deletion',
    tag: 'auth',
    summary: 'Say what deleting the account would take along',
    access: 'user',
    responses: { 200: AccountDeletion },
    errors: [],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/v1/auth/authenticated-users/me',
    tag: 'auth',
    summary: 'Delete the account, for good',
    description:
      'Sessions and requests ahead are cancelled and the other side gets an email; profiles, services, hours, pictures and mails go. ' +
      'Sessions that are over stay with the other side, as those of a deleted person.',
    access: 'user',
    body: DeleteAccount,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'REFUND_CHANGED', 'LAST_ADMIN'],
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/api/v1/mail/unsubscribe',
    tag: 'mail',
    summary: 'Show the page that asks whether to stop reminders, or the emails of a category',
    access: 'public',
    query: MailUnsubscribeQuery,
    responses: { 200: 'text/html' },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/mail/unsubscribe',
    tag: 'mail',
    summary: 'Stop reminders, or the emails of a category, by the link of a mail',
    description: 'One click, as RFC 8058 has it: the link is the permission, and the body is not read.',
    access: 'public',
    ignores_body: true,
    query: MailUnsubscribeQuery,
    responses: { 200: 'text/html' },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
