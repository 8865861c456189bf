import type { Endpoint, Endpoints, IsEventStream, Parsed, Reply } from '@abroad/contract';
import type { TokenClaims } from '../providers/identity/port.ts';
import type { Actor, StaffActor } from './actor.ts';
import { entityTag } from './entity-tag.ts';
import type { EventStream } from './event-streams/event-stream.ts';
import type { SentFile, SentStream } from './sent-file.ts';

type ActorOf<E extends Endpoint> = E['access'] extends 'user'
  ? Actor
  : E['access'] extends 'staff'
    ? StaffActor
    : E['access'] extends 'optional'
      ? Actor | null
      : null;

type BodyOf<E extends Endpoint> = E extends { form_file: object }
  ? Parsed<E, 'body'> | SentFile
  : E extends { raw_body: object }
    ? SentStream
    : Parsed<E, 'body'>;

/** The input of a handler, after validation and authentication. */
export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  /** The verified token's claims; null where the endpoint needs no token. */
  claims: E['access'] extends 'token' ? TokenClaims : TokenClaims | null;
  /** The token itself, for calls to the identity provider. */
  token: E['access'] extends 'token' ? string : string | null;
  /** The last event id that a reader of an event stream received (WHATWG HTML, section 9.2.4). */
  last_event_id: string | null;
  /** The caller's IP address. */
  ip: string;
}

/** An answer with its own status, for endpoints with several, or with its own headers. */
export class Replied<B> {
  readonly status: number;
  readonly body: B;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, body: B, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * A body that is JSON text already, for answers where checking and serialising would take many times as long. Its author
 * is responsible for keeping to the contract, and a test parses it.
 */
export class WrittenJson<B> {
  readonly bytes: Buffer;
  /** The type of its value, only for type checks. */
  declare readonly body: B;
  #tag: string | undefined;
  /** @param json text, or its bytes in UTF-8. */
  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
  }
  /** Its entity tag, computed once for all answers. */
  get entity_tag(): string {
    return (this.#tag ??= entityTag(this.bytes));
  }
}

/** A text of any length that is sent while it is produced. */
export class WrittenText {
  readonly pieces: AsyncIterable<string>;
  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

type Body<E extends Endpoint> =
  | Reply<E>
  | Replied<Reply<E>>
  | WrittenJson<Reply<E>>
  | (string extends Reply<E> ? WrittenText | Replied<WrittenText> : never);

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<IsEventStream<E> extends true ? EventStream : Body<E>>;
export type Handlers = { [K in keyof Endpoints]: Handler<Endpoints[K]> };
