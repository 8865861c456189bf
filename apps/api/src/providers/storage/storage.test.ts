import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../testing/needs.ts';
import { hasSwift, startSwift, SWIFT_HOOK_MS } from '../../testing/swift/start-swift.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { timeLimit } from '../../testing/time-limit.ts';
import { folderStorage } from './folder.ts';
import { uploadKey, type Storage } from './port.ts';
import { s3Storage } from './s3.ts';

interface Subject {
  storage: Storage;
  /** Sends a body to an upload link and says the status. */
  send(link: string, body: string, type: string): Promise<number>;
  stop(): Promise<void>;
}

const now = () => Math.floor(Date.now() / 1000);

/** The folder's links lead to the API; here a bare server stands for it. */
async function folderSubject(): Promise<Subject> {
  const { folder, remove } = await temporaryFolder();
  const storage = folderStorage({ folder, upload_path: '/uploads' });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const link = {
      id: url.pathname.split('/').at(-1) ?? '',
      content_type: request.headers['content-type'] ?? '',
      size_bytes: Number(url.searchParams.get('size_bytes')),
      expires: Number(url.searchParams.get('expires')),
      signature: url.searchParams.get('signature') ?? '',
    };
    const admitted = await storage.gate?.admits(link, Date.now());
    response.statusCode = admitted && (await storage.gate?.receive(link, request)) ? 200 : 403;
    response.end();
  };
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    storage,
    send: async (link, body, type) =>
      (await fetch(new URL(link, base), { method: 'PUT', body, headers: { 'content-type': type } })).status,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await remove();
    },
  };
}

async function s3Subject(): Promise<Subject> {
  const swift = await startSwift();
  const storage = s3Storage(swift.settings);
  return {
    storage,
    send: async (link, body, type) =>
      (await fetch(link, { method: 'PUT', body, headers: { 'content-type': type } })).status,
    stop: async () => {
      storage.close();
      await swift.stop();
    },
  };
}

/** Tests the behaviour of every storage. */
function keepsFiles(begin: () => Promise<Subject>): void {
  let subject: Subject;
  let storage: Storage;
  beforeAll(async () => {
    subject = await begin();
    storage = subject.storage;
  }, SWIFT_HOOK_MS);
  afterAll(() => subject?.stop());
  const read = async (key: string) => {
    const stream = await storage.get(key);
    return stream && Buffer.concat(await stream.toArray()).toString();
  };

  test('gives back what was put, the last one under a key', async () => {
    await storage.put('avatars/a/1-256.webp', Buffer.from('first'), 'image/webp');
    await storage.put('avatars/a/1-256.webp', Buffer.from('second!'), 'image/webp');
    expect(await read('avatars/a/1-256.webp')).toBe('second!');
    expect(await storage.head('avatars/a/1-256.webp')).toEqual({ size_bytes: 7 });
  });

  test('knows nothing of what was never put, and of what was deleted', async () => {
    await storage.put('avatars/b/1.webp', Buffer.from('x'), 'image/webp');
    await storage.delete(['avatars/b/1.webp', 'avatars/b/never.webp']);
    for (const key of ['avatars/b/1.webp', 'avatars/b/never.webp']) {
      expect(await storage.head(key)).toBeNull();
      expect(await storage.get(key)).toBeNull();
    }
  });

  test('takes no key that climbs', async () => {
    for (const key of ['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'a/./b', 'a\\b', 'a%2e%2e/b', '']) {
      await expect((async () => storage.get(key))(), key).rejects.toThrow('a storage key is made of ids only');
    }
  });

  test('takes the announced file at a link, and no other', async () => {
    const upload = { id: 'one', content_type: 'image/png', size_bytes: 5, expires: now() + 60 };
    const link = await storage.signUpload(upload);
    expect(await subject.send(link, 'longer', 'image/png')).toBe(403);
    expect(await subject.send(link, 'less', 'image/png')).toBe(403);
    expect(await subject.send(link, 'right', 'text/html')).toBe(403);
    expect(await subject.send(link.replace('/one?', '/other?'), 'right', 'image/png')).toBe(403);
    expect(await storage.head(uploadKey('one'))).toBeNull();
    expect(await subject.send(link, 'right', 'image/png')).toBe(200);
    expect(await read(uploadKey('one'))).toBe('right');
  });

  test('a link is void once it expired', async () => {
    const upload = { id: 'late', content_type: 'image/png', size_bytes: 4, expires: now() + 1 };
    const link = await storage.signUpload(upload);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await subject.send(link, 'late', 'image/png')).toBe(403);
    expect(await storage.head(uploadKey('late'))).toBeNull();
  });
}

describe('the folder as a storage', () => keepsFiles(folderSubject));
needs('swift', hasSwift).describe('an S3 bucket (OpenStack Swift) as a storage', () => keepsFiles(s3Subject));

test('an unusable folder, and a bucket that doesn’t answer, are unavailable within 4 s', async () => {
  const credentials = { access_key_id: 'a', secret_access_key: 'b' };
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const at = (endpoint: string) =>
    s3Storage({ bucket: 'x', region: 'us-east-1', endpoint, force_path_style: true, credentials });
  const broken = [
    folderStorage({ folder: '/dev/null/media', upload_path: '/' }),
    at('http://127.0.0.1:1'),
    at(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`),
  ];
  for (const storage of broken) {
    const limit = timeLimit(4000);
    const put = storage.put('a', Buffer.from('x'), 'image/webp');
    await expect(Promise.race([put, limit])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    storage.close();
  }
  silent.closeAllConnections();
  silent.close();
});

test('two processes that share a folder sign with one secret, which other users of the machine can’t read', async () => {
  const { folder, remove } = await temporaryFolder();
  const [one, other] = [folderStorage({ folder, upload_path: '/u' }), folderStorage({ folder, upload_path: '/u' })];
  const upload = { id: 'a', content_type: 'image/png', size_bytes: 1, expires: now() + 60 };
  const [link, same] = await Promise.all([one.signUpload(upload), other.signUpload(upload)]);
  expect(link).toBe(same);
  const configured = folderStorage({ folder, upload_path: '/u', secret: 'another secret of at least 32 characters' });
  expect(await configured.signUpload(upload)).not.toBe(link);
  await remove();
});

test('a sender that goes away in the middle leaves nothing behind', async () => {
  const { folder, remove } = await temporaryFolder();
  const storage = folderStorage({ folder, upload_path: '/u' });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  const upload = { id: 'half', content_type: 'image/png', size_bytes: 8, expires: now() + 60 };
  expect(await storage.gate?.receive(upload, broken)).toBe(false);
  expect(await storage.head(uploadKey('half'))).toBeNull();
  await remove();
});
