import { defineEndpoints } from '../endpoint.ts';
import {
  CreateSavedSearch,
  PatchSavedSearch,
  SavedSearch,
  SavedSearches,
  SavedSearchParams,
  SearchUnsubscribeQuery,
} from '../saved-searches.ts';

/** Searches that the signed-in user has saved, to get news about new mentors who match. */
export const savedSearchEndpoints = defineEndpoints({
  listSavedSearches: {
    method: 'GET',
    path: '/api/v1/saved-searches',
    tag: 'saved-searches',
    summary: 'List one’s own saved searches, the latest first',
    access: 'user',
    responses: { 200: SavedSearches },
    errors: [],
  },
  createSavedSearch: {
    method: 'POST',
    path: '/api/v1/saved-searches',
    tag: 'saved-searches',
    summary: 'Save a search',
    description:
      'At least one filter has to say something. Filters that find the same as a saved search give that one, with 200. ' +
      'Mentors who match already are not new; each one who matches later is announced once.',
    access: 'user',
    idempotent: true,
    body: CreateSavedSearch,
    responses: { 200: SavedSearch, 201: SavedSearch },
    errors: ['VALIDATION_FAILED', 'TOO_MANY_SAVED_SEARCHES'],
  },
  patchSavedSearch: {
    method: 'PATCH',
    path: '/api/v1/saved-searches/:saved_search_id',
    tag: 'saved-searches',
    summary: 'Rename a saved search, change its mails, or note that it was looked at',
    access: 'user',
    params: SavedSearchParams,
    body: PatchSavedSearch,
    responses: { 200: SavedSearch },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/v1/saved-searches/:saved_search_id',
    tag: 'saved-searches',
    summary: 'Delete a saved search',
    access: 'user',
    params: SavedSearchParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  showSearchUnsubscribe: {
    method: 'GET',
    path: '/api/v1/saved-searches/unsubscribe',
    tag: 'mail',
    summary: 'Show the page that asks whether to stop the mails of one saved search, or of all',
    access: 'public',
    query: SearchUnsubscribeQuery,
    responses: { 200: 'text/html' },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  unsubscribeSearch: {
    method: 'POST',
    path: '/api/v1/saved-searches/unsubscribe',
    tag: 'mail',
    summary: 'Stop the mails of one saved search, or of all, by the link of a mail',
    description: 'One click, as RFC 8058 has it: the link is the permission, and the body is not read.',
    access: 'public',
    ignores_body: true,
    query: SearchUnsubscribeQuery,
    responses: { 200: 'text/html' },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
