import { Id, type StaffMail, type StaffMailRow, type StaffMails, type StaffMailsQuery } from '@abroad/contract';
import type { StaffMailText } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { mailAddress, parseMailAddress } from '../core/one-line.ts';
import { pageBounds, toPage } from '../core/paging.ts';
import type { Database } from '../db/connection.ts';
import { writeAs, writeAsStaff } from '../db/write-as.ts';
import { TO_OTHER_ADDRESSES } from '../features/account/email-changed.ts';
import { askToSendAgain } from '../features/mail/send-again.ts';
import { findReader } from '../features/mail/find-reader.ts';
import { closeTo, refuseInvolved } from '../features/staff/own-matters.ts';
import { recordStaffAct, type StaffAct } from '../features/staff/record-act.ts';
import type { StaffActor } from '../http/actor.ts';
import { Replied, type Handlers } from '../http/handlers.ts';
import { namedPerson, readsWords } from './admin-people/person-rows.ts';
import { conditionFor } from './admin-people/search-people.ts';
import { cutLinks } from './cut-links.ts';

type Deps = Pick<Context, 'db' | 'config'>;

const STATE = sql`case when mail.bounced_at is not null then 'bounced' when mail.folded_at is not null then 'folded'
  when mail.sent_at is not null then 'sent' when mail.failed_at is not null then 'failed' else 'waiting' end`;
const SOURCES = sql`mail_message mail left join authenticated_user person on person.id = mail.auth_user_id`;
/** Whether an email went to the member of the staff, or to the other side of one of their bookings or conversations. */
const isOwn = (actor_id: string) => sql`coalesce(mail.auth_user_id = any(${closeTo(actor_id)}), false)`;
const rowFor = (actor_id: string) => sql`mail.id, mail.kind, ${STATE} as state, mail.recipient as address,
  case when not (mail.is_secret or ${isOwn(actor_id)}) then mail.subject end as subject,
  mail.created_at, mail.sent_at,
  case when person.id is not null then ${namedPerson('person')} end as person`;

/** Matches mails by an id, their address, or their recipient. */
const isAbout = (q: string): RawBuilder<unknown> => sql`(
  ${Id.safeParse(q).success ? sql`mail.id = ${q} or` : sql``} position(lower(${q}) in lower(mail.recipient)) > 0
  or person.id is not null and ${conditionFor(q, null)})`;

/** The address of a recipient, whose name is the person's. */
const withAddress = <T extends { address: string }>(row: T): T => ({
  ...row,
  address: parseMailAddress(row.address).address,
});

async function listMails({ db }: Deps, { user_id: actor_id }: StaffActor, query: StaffMailsQuery): Promise<StaffMails> {
  const { limit, offset } = pageBounds(query);
  const { q, state } = query;
  if (q !== undefined) {
    await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind: 'mails_searched', actor_id }));
  }
  const where = sql`${q === undefined ? sql`true` : isAbout(q)}
    and ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<StaffMailRow>`
      select ${rowFor(actor_id)} from ${SOURCES} where ${where} order by mail.created_at desc, mail.id desc
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${SOURCES} where ${where}`.execute(db),
  ]);
  return toPage(rows.map(withAddress), counted[0]?.total ?? 0, query);
}

interface MailRow extends Omit<StaffMail, 'may_read' | 'may_send'> {
  auth_user_id: string | null;
  text: string;
  is_own: boolean;
}

async function findMail(db: Database, actor_id: string, id: string): Promise<MailRow> {
  const { rows } = await sql<MailRow>`
    select ${rowFor(actor_id)}, ${isOwn(actor_id)} as is_own, mail.auth_user_id, mail.failed_at, mail.bounced_at, coalesce(mail.bounce, mail.failure) as failure,
      mail.is_secret, mail.text
    from ${SOURCES} where mail.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return withAddress(row);
}

const SENDABLE: ReadonlySet<string> = new Set(['waiting', 'failed', 'bounced']);

/** How an email stands, without its text. @throws AppError NOT_FOUND. */
async function getMail({ db }: Deps, { user_id, role }: StaffActor, id: string): Promise<StaffMail> {
  const { auth_user_id: _, text: _text, is_own, ...mail } = await findMail(db, user_id, id);
  return { ...mail, may_read: readsWords(role) && !mail.is_secret && !is_own, may_send: SENDABLE.has(mail.state) };
}

const actOn = ({ user_id }: StaffActor, { id, auth_user_id }: MailRow, kind: StaffAct['kind']): StaffAct => ({
  kind,
  actor_id: user_id,
  about_user_id: auth_user_id,
  subject: { type: 'mail', id },
});

/** The text of an email. Each look is an entry of the audit. @throws AppError NOT_FOUND, STAFF_INVOLVED, MAIL_SECRET. */
async function readMail({ db, config }: Deps, actor: StaffActor, id: string): Promise<StaffMailText> {
  const mail = await findMail(db, actor.user_id, id);
  refuseInvolved(mail.is_own);
  if (mail.is_secret) {
    throw new AppError('MAIL_SECRET');
  }
  await writeAs(db, actor.user_id, (trx) => recordStaffAct(trx, actOn(actor, mail, 'mail_read')));
  return { text: cutLinks(mail.text, config.public_url) };
}

/** Returns the new address of a bounced email; null where its address stays. */
async function presentRecipient(trx: Database, { kind, auth_user_id }: MailRow): Promise<string | null> {
  const reader =
    auth_user_id === null || TO_OTHER_ADDRESSES.includes(kind) ? null : await findReader(trx, auth_user_id);
  return reader && mailAddress(fullName(reader, reader.language), reader.email);
}

/** Sends an email again that waits, failed or bounced. @throws AppError NOT_FOUND, MAIL_NOT_FAILED. */
async function sendAgain({ db }: Deps, actor: StaffActor, id: string): Promise<Replied<undefined>> {
  const mail = await findMail(db, actor.user_id, id);
  const send = async (trx: Database) => {
    if (!(await askToSendAgain(trx, id, await presentRecipient(trx, mail)))) {
      throw new AppError('MAIL_NOT_FAILED');
    }
    await recordStaffAct(trx, actOn(actor, mail, 'mail_sent_again'));
  };
  const { auth_user_id: about } = mail;
  await (about === null ? writeAs(db, actor.user_id, send) : writeAsStaff(db, { by: actor.user_id, about }, send));
  return new Replied(204, undefined);
}

/** Emails to users, as the console shows them. */
export function adminMailHandlers(context: Deps) {
  return {
    listStaffMails: ({ actor, query }) => listMails(context, actor, query),
    getStaffMail: ({ actor, params }) => getMail(context, actor, params.id),
    readStaffMail: ({ actor, params }) => readMail(context, actor, params.id),
    sendStaffMailAgain: ({ actor, params }) => sendAgain(context, actor, params.id),
  } satisfies Partial<Handlers>;
}
