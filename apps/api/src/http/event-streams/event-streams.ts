import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { EventStream, Send } from './event-stream.ts';
import { type PlaceBounds, boundedPlaces } from './places.ts';

/** Heartbeats are spread over this many turns, so that each turn has little to do. */
const TURNS = 22;

/**
 * Calls each member once in a period, with one timer for all. The timer stops while there are no members.
 * @param beat called with each member when its turn comes.
 */
function heartbeats<T>(period_ms: number, beat: (member: T) => void) {
  const turns = Array.from({ length: TURNS }, () => new Set<T>());
  let turn = 0;
  let timer: NodeJS.Timeout | null = null;

  const next = () => {
    turn = (turn + 1) % TURNS;
    turns[turn]?.forEach(beat);
  };

  return {
    /** @returns a function that removes the member. The first call comes after a full period. */
    add(member: T): () => void {
      const place = turns[turn];
      place?.add(member);
      timer ??= setInterval(next, period_ms / TURNS).unref();
      return () => {
        place?.delete(member);
        if (timer !== null && turns.every((others) => others.size === 0)) {
          clearInterval(timer);
          timer = null;
        }
      };
    },
  };
}

interface Bounds extends PlaceBounds {
  /** A reader with this many unread bytes is dropped. */
  unread_bytes: number;
  /** Proxies close a connection that is silent for a minute. */
  heartbeat_ms: number;
}

const BOUNDS: Bounds = { in_all: 5000, per_address: 50, unread_bytes: 16 * 1024, heartbeat_ms: 22_000 };

/** The time before browsers reconnect, random so that they don't come back at the same moment. */
const RETRY_MS = { least: 1000, spread: 3000 };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // The stream ends with its connection, so that none is left when the server closes.
  connection: 'close',
};

/** Node sends the data after the present turn. Data that is unread by then is lost. */
function endSoon(response: ServerResponse): void {
  response.end();
  setImmediate(() => response.writableFinished || response.destroy());
}

/**
 * The open event streams (WHATWG HTML, section 9.2) of one server. Their number is limited, each sends heartbeats, and
 * all end when the server closes.
 */
export function eventStreams(changes: Partial<Bounds> = {}) {
  const bounds = { ...BOUNDS, ...changes };
  const takePlace = boundedPlaces(bounds);
  /** With the unread bytes at which each is dropped. */
  const open = new Map<ServerResponse, number>();
  let closing = false;

  const write = (response: ServerResponse, text: string) => {
    response.write(text);
    if (response.writableLength > (open.get(response) ?? 0)) {
      response.destroy();
    }
  };
  const hearts = heartbeats<ServerResponse>(bounds.heartbeat_ms, (response) => write(response, ':\n\n'));

  function begin(response: ServerResponse, stream: EventStream, leave: () => void): void {
    open.set(response, stream.unread_bytes ?? bounds.unread_bytes);
    const stopBeating = hearts.add(response);
    response.on('error', () => undefined);
    write(response, `retry: ${RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread)}\n\n`);
    const send: Send = (event, { data = event, id } = {}) => {
      const text = `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
      write(response, text);
    };
    const unsubscribe = stream.subscribe(send, () => endSoon(response));
    response.once('close', () => {
      unsubscribe();
      stopBeating();
      open.delete(response);
      leave();
    });
  }

  return {
    /** Answers with the stream that `make` gives. @throws AppError RATE_LIMITED, UNAVAILABLE, and the errors of `make`. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      make: () => Promise<EventStream>,
    ): Promise<FastifyReply> {
      const leave = takePlace(request.ip);
      try {
        const stream = await make();
        if (closing) {
          throw new AppError('UNAVAILABLE');
        }
        reply.hijack();
        const { raw: response } = reply;
        response.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
        if (request.method === 'HEAD' || response.destroyed) {
          response.end();
          leave();
        } else {
          begin(response, stream, leave);
        }
        return reply;
      } catch (error) {
        leave();
        throw error;
      }
    },

    /** The number of open streams. */
    count: () => open.size,

    /** Ends all streams; browsers reconnect to another process. */
    close(): void {
      closing = true;
      [...open.keys()].forEach(endSoon);
    },
  };
}

export type EventStreams = ReturnType<typeof eventStreams>;
