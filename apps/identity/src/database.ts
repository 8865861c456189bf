import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Pool } from 'pg';
import { ensureSchema as ensureSchemaOf } from '../../embedded/src/ensure-schema.ts';

const SCHEMA_LOCK = 4_613_207;

// Payloads are `json` and not `jsonb`: a client may send U+0000 inside a state, and jsonb refuses it.
const STATEMENTS = `
create schema if not exists identity;

-- Tables of earlier versions, which a backup would otherwise contain.
drop table if exists identity.second_factor, identity.recovery_code, identity.sign_in_attempt, identity.federated_account cascade;
alter table if exists identity.account drop column if exists email_verified;

create table if not exists identity.account (
  id text primary key,
  email text not null,
  email_key text not null unique,
  given_name text not null,
  family_name text not null,
  password text,
  upstream text not null check (upstream in ('password', 'google', 'github', 'microsoft')),
  created_at timestamptz not null default now(),
  check ((upstream = 'password') = (password is not null))
);

create table if not exists identity.artifact (
  model text not null,
  id text not null,
  payload json not null,
  uid text,
  grant_id text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index if not exists artifact_uid on identity.artifact (uid) where uid is not null;
create index if not exists artifact_grant on identity.artifact (grant_id) where grant_id is not null;
create index if not exists artifact_account on identity.artifact (account_id) where account_id is not null;
create index if not exists artifact_expiry on identity.artifact (expires_at);

create table if not exists identity.signing_key (
  kid text primary key,
  private_jwk json not null,
  signs_from timestamptz not null
);

create table if not exists identity.cookie_key (
  secret text primary key,
  created_at timestamptz not null default now()
);

-- last_step is the time of the last code that was taken, so that none counts twice.
create table if not exists identity.authenticator (
  account_id text primary key references identity.account on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  recovery_digests text[],
  confirmed_at timestamptz
);
`;

/** Makes the provider's own schema where it is missing. Safe to run at every start, and by several at once. */
export function ensureSchema(pool: Pool): Promise<void> {
  return ensureSchemaOf(pool, { lock: SCHEMA_LOCK, statements: STATEMENTS, last_table: 'identity.authenticator' });
}

export const SIGNING_ALGORITHM = 'ES256';

/** The private key that signs tokens (RFC 7517), and the secret that signs cookies. */
export type Keys = { signing: JWK; cookie: string };

/** Returns the keys; makes them at the first start, so that sessions outlive the later ones. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  // P-256 takes a millisecond where RSA takes a good part of the start.
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: SIGNING_ALGORITHM, use: 'sig' };
  await pool.query(
    `insert into identity.signing_key (kid, private_jwk, signs_from)
     select $1, $2, now() where not exists (select from identity.signing_key)`,
    [jwk.kid, JSON.stringify(jwk)],
  );
  await pool.query(
    'insert into identity.cookie_key (secret) select $1 where not exists (select from identity.cookie_key)',
    [randomBytes(32).toString('base64url')],
  );
  const { rows } = await pool.query<Keys>(
    `select (select private_jwk from identity.signing_key order by signs_from limit 1) as signing,
       (select secret from identity.cookie_key order by created_at limit 1) as cookie`,
  );
  return rows[0] as Keys;
}
