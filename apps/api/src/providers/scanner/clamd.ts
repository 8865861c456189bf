import { connect, type Socket } from 'node:net';
import { AppError } from '../../core/app-error.ts';
import type { FileScanner } from './port.ts';

const PATIENCE_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;
const ANSWER_MAX = 1000;

/** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
function open(url: URL): Socket {
  return url.protocol === 'unix:'
    ? connect({ path: decodeURIComponent(url.pathname) })
    : connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) });
}

/** INSTREAM (clamd(8)): pieces, each after its length in four bytes; a length of zero ends the file. */
function send(socket: Socket, bytes: Buffer): void {
  const length = (size: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(size);
    return head;
  };
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(length(piece.length));
    socket.write(piece);
  }
  socket.write(length(0));
}

/** The answer until clamd closes or ends it with a NUL. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const end = () => resolve(answer.replace(/\0[\s\S]*$/, ''));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd takes too long')));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\0') || answer.length > ANSWER_MAX) end();
    });
    socket.on('error', reject);
    socket.on('close', end);
  });

/** Asks a clamd. Whatever isn't a clear answer is none: the file is not taken. */
export function clamdScanner(address: string): FileScanner {
  const url = new URL(address);
  return {
    async findMalware(bytes) {
      const socket = open(url);
      try {
        const answering = answerOf(socket);
        send(socket, bytes);
        const answer = await answering;
        const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
        if (found === undefined && answer !== 'stream: OK') {
          throw new Error(`clamd answered: ${answer.slice(0, ANSWER_MAX) || 'nothing'}`);
        }
        return found ?? null;
      } catch (cause) {
        throw new AppError('UNAVAILABLE', { cause, retry_after_s: 30 });
      } finally {
        socket.destroy();
      }
    },
  };
}
