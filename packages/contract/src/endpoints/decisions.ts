import { CreateAppeal, Decision, DecisionParams, MyDecisions, MyDecisionsQuery } from '../decisions.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Endpoints for decisions about a person, for that person, also while they are suspended. */
export const decisionEndpoints = defineEndpoints({
  listMyDecisions: {
    method: 'GET',
    path: '/api/v1/decisions/mine',
    tag: 'reports',
    summary: 'List the decisions about oneself, the latest first',
    access: 'user',
    while_suspended: true,
    query: MyDecisionsQuery,
    responses: { 200: MyDecisions },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP'],
  },
  getDecision: {
    method: 'GET',
    path: '/api/v1/decisions/:id',
    tag: 'reports',
    summary: 'Get a decision about oneself: what was decided, why, until when, and the appeal against it',
    access: 'user',
    callers: 'owner',
    while_suspended: true,
    params: DecisionParams,
    responses: { 200: Decision },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  createAppeal: {
    method: 'POST',
    path: '/api/v1/decisions/:id/appeal',
    tag: 'reports',
    summary: 'Appeal against a decision about oneself',
    description:
      'Once, within six months. Someone who didn’t make the decision looks at it again, where there is someone. Up to three documents go with it, which were sent by `POST /api/v1/sealed-files` and are deleted 30 days after the answer.',
    access: 'user',
    callers: 'owner',
    while_suspended: true,
    params: DecisionParams,
    body: CreateAppeal,
    idempotent: true,
    responses: { 201: Decision },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'APPEAL_CLOSED'],
  },
});
