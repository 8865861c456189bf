import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Begins the sign for all scanners: the rest follows, so that none takes this file for it (eicar.org). */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Returns the file that INSTREAM sent, once the piece of length zero has come. */
function fileIn(sent: Buffer): Buffer | null {
  const head = 'zINSTREAM\0';
  const pieces: Buffer[] = [];
  for (let at = head.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) {
      return Buffer.concat(pieces);
    }
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A clamd at the wire, which knows one sign. `answer` changes what it says; null: nothing, and it hangs up. */
export async function playClamd() {
  const seen: Buffer[] = [];
  const open = new Set<Socket>();
  const state: { answer: ((file: Buffer) => string | null) | undefined } = { answer: undefined };
  const server = createServer((socket) => {
    open.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      const file = fileIn(sent);
      if (file === null) return;
      seen.push(file);
      const found = file.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
      const answer = state.answer === undefined ? found : state.answer(file);
      if (answer === null) socket.destroy();
      else socket.end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    set answer(answer: ((file: Buffer) => string | null) | undefined) {
      state.answer = answer;
    },
    close: async () => {
      open.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
