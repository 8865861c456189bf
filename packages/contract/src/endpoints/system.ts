import { defineEndpoints } from '../endpoint.ts';
import { Mail, Mailbox, MailboxQuery, MailParams } from '../mailbox.ts';
import { AppConfig, Health, Readiness } from '../system.ts';

export const systemEndpoints = defineEndpoints({
  getHealth: {
    method: 'GET',
    path: '/api/health',
    tag: 'system',
    summary: 'Say that the process lives',
    access: 'public',
    responses: { 200: Health },
    errors: [],
  },
  getReadiness: {
    method: 'GET',
    path: '/api/health/ready',
    tag: 'system',
    summary: 'Say whether the process can answer requests, and what it lacks',
    access: 'public',
    responses: { 200: Readiness, 503: Readiness },
    errors: [],
  },
  getConfig: {
    method: 'GET',
    path: '/api/config.json',
    tag: 'system',
    summary: 'Get what a client has to know before anybody signs in',
    access: 'public',
    responses: { 200: AppConfig },
    errors: [],
  },
  listMail: {
    method: 'GET',
    path: '/api/dev/mailbox',
    tag: 'development',
    summary: 'List the mails of the development mailbox, newest first',
    access: 'public',
    query: MailboxQuery,
    responses: { 200: Mailbox },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP', 'NOT_FOUND'],
  },
  getMail: {
    method: 'GET',
    path: '/api/dev/mailbox/:id',
    tag: 'development',
    summary: 'Read a mail of the development mailbox',
    access: 'public',
    params: MailParams,
    responses: { 200: Mail },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
