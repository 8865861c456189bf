import type { Endpoint, Endpoints, IsEventStream, Parsed, Reply } from '@abroad/contract';
import type { TokenClaims } from '../providers/identity/port.ts';
import type { Actor } from './actor.ts';
import { entityTag } from './entity-tag.ts';
import type { EventStream } from './event-streams/event-stream.ts';
import type { SentFile, SentStream } from './sent-file.ts';

type ActorOf<E extends Endpoint> = E['access'] extends 'user'
  ? Actor
  : E['access'] extends 'optional'
    ? Actor | null
    : null;

type BodyOf<E extends Endpoint> = E extends { form_file: object }
  ? Parsed<E, 'body'> | SentFile
  : E extends { raw_body: object }
    ? SentStream
    : Parsed<E, 'body'>;

/** What a handler is given, after validation and authentication. */
export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  /** The verified token's claims; null where the endpoint needs none. */
  claims: E['access'] extends 'token' ? TokenClaims : TokenClaims | null;
  /** The token itself, to ask the identity provider with. */
  token: E['access'] extends 'token' ? string : string | null;
  /** The caller's address. */
  ip: string;
}

/** A reply with a status of its own, where an endpoint has several, or with headers of its own. */
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
 * A body that is JSON already, where writing it piece by piece is many times as fast as checking and serialising it.
 * Whoever makes one answers for its keeping to the contract, and a test of theirs parses it.
 */
export class WrittenJson<B> {
  readonly bytes: Buffer;
  /** What it would be as a value; only there for the types. */
  declare readonly body: B;
  #tag: string | undefined;
  /** @param json text, or its bytes in UTF-8. */
  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
  }
  /** Its entity tag, worked out once however often it is sent. */
  get entity_tag(): string {
    return (this.#tag ??= entityTag(this.bytes));
  }
}

/** A text that is written piece by piece while it is read, however long it is. */
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
/** The handlers that one feature brings. */
export type HandlersOf<K extends keyof Endpoints> = Pick<Handlers, K>;
