import { z } from 'zod';
import { Id, Instant, line, pageOf, pageQuery, single } from './primitives.ts';

/** A mail of the development mailbox, without its body. */
const MailSummary = z.object({
  id: Id,
  kind: z.string(),
  sender: z.string(),
  recipient: z.string(),
  subject: z.string(),
  created_at: Instant,
  sent_at: Instant.nullable(),
});
export const Mail = MailSummary.extend({
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })),
}).meta({ id: 'Mail' });
export const MailboxQuery = z.object({ recipient: single(line(320)), ...pageQuery });
export const Mailbox = pageOf(MailSummary).meta({ id: 'Mailbox' });
export const MailParams = z.object({ id: Id });
