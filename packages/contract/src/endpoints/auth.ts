import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  AcceptTerms,
  AuthenticatedUser,
  CreateAuthenticatedUser,
  PatchAuthenticatedUser,
  ResourceFlags,
  Terms,
  TermsQuery,
} from '../identity.ts';
import { Id, line } from '../primitives.ts';

export const authEndpoints = defineEndpoints({
  createAuthenticatedUser: {
    method: 'POST',
    path: '/api/v1/auth/authenticated-users',
    tag: 'auth',
    summary: 'Make the record of the signed-in person',
    description:
      'Identity and e-mail address come from the token. 200 with the same record when it exists, so that it may be asked ' +
      'again without an Idempotency-Key.',
    access: 'token',
    body: CreateAuthenticatedUser,
    responses: { 200: AuthenticatedUser, 201: AuthenticatedUser },
    errors: ['VALIDATION_FAILED', 'SLUG_TAKEN', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED'],
  },
  getAuthenticatedUser: {
    method: 'GET',
    path: '/api/v1/auth/authenticated-users/me',
    tag: 'auth',
    summary: 'Get the record of the signed-in person',
    access: 'user',
    while_suspended: true,
    responses: { 200: AuthenticatedUser },
    errors: [],
  },
  patchAuthenticatedUser: {
    method: 'PATCH',
    path: '/api/v1/auth/authenticated-users/me',
    tag: 'auth',
    summary: 'Change name, slug, time zone or language',
    description:
      'The three last former slugs lead to the present one. A fourth change within 30 days is refused; one’s own former slugs can always be taken back. A slug that looks like somebody’s is taken.',
    access: 'user',
    body: PatchAuthenticatedUser,
    responses: { 200: AuthenticatedUser },
    errors: ['VALIDATION_FAILED', 'SLUG_TAKEN', 'SLUG_CHANGED_OFTEN'],
  },
  acceptTerms: {
    method: 'POST',
    path: '/api/v1/auth/authenticated-users/:id/terms-accept',
    tag: 'auth',
    summary: 'Accept the present version of the mentor or platform terms',
    access: 'user',
    idempotent: true,
    params: z.object({ id: Id }),
    body: AcceptTerms,
    responses: { 200: AuthenticatedUser },
    errors: ['VALIDATION_FAILED', 'TERMS_OUTDATED'],
  },
  getTerms: {
    method: 'GET',
    path: '/api/v1/auth/terms',
    tag: 'auth',
    summary: 'Get the present terms, and the privacy policy and the imprint of whoever runs it',
    access: 'public',
    cache_s: 300,
    query: TermsQuery,
    responses: { 200: Terms },
    errors: ['VALIDATION_FAILED'],
  },
  getMyResources: {
    method: 'GET',
    path: '/api/views/me/resources',
    tag: 'views',
    summary: 'Say which profiles the signed-in person has',
    access: 'user',
    while_suspended: true,
    query: z.object({ expand: line(50).optional() }),
    responses: { 200: ResourceFlags },
    errors: ['VALIDATION_FAILED'],
  },
});
