import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const [TXT, CLASS_IN, NO_SUCH_NAME, SERVER_FAILURE] = [16, 1, 3, 2];

/** The name of a question, and where its type stands (RFC 1035, 4.1.2). */
function questionIn(packet: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = packet[at] ?? 0; length !== 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: packet.readUInt16BE(at + 1), end: at + 5 };
}

/** One TXT record for the name in the question, in pieces of 255 bytes (RFC 1035, 3.3.14). */
function record(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A name server at the wire, which knows texts by name. While it is broken it says so. */
export async function playDns(texts: Record<string, string> = {}) {
  const state = { broken: false };
  const socket = createSocket('udp4');
  socket.on('message', (packet, from) => {
    const { name, type, end } = questionIn(packet);
    const text = type === TXT ? texts[name] : undefined;
    const found = text === undefined || state.broken ? [] : [record(text)];
    const head = Buffer.from(packet.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (state.broken ? SERVER_FAILURE : found.length === 0 ? NO_SUCH_NAME : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, packet.subarray(12, end), ...found]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    texts,
    set broken(is_broken: boolean) {
      state.broken = is_broken;
    },
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
