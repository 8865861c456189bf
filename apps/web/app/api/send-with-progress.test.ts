import { expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** An `XMLHttpRequest` whose answer the test gives. */
class Played extends EventTarget {
  static last: Played;
  upload = new EventTarget();
  status = 0;
  statusText = '';
  response: Blob | null = null;
  withCredentials = false;
  responseType = '';
  headers: [string, string][] = [];
  aborted = false;
  open = vi.fn<(method: string, address: string) => void>();
  send = vi.fn<(body: unknown) => void>();

  constructor() {
    super();
    Played.last = this;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }

  getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: a:b\r\n';

  abort() {
    this.aborted = true;
  }

  answer(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}
vi.stubGlobal('XMLHttpRequest', Played);

test('[T-330] what was sent of a body is told, and the answer is as that of fetch', async () => {
  const parts: number[] = [];
  const answered = sendWithProgress(
    '/x',
    { method: 'POST', headers: { authorization: 'Bearer t' }, body: 'abc' },
    (part) => parts.push(part),
  );
  const { last } = Played;
  expect(last.open.mock.calls).toEqual([['POST', '/x']]);
  expect(last.headers).toEqual([['authorization', 'Bearer t']]);
  last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  last.upload.dispatchEvent(new Event('load'));
  last.answer(201, '{"id":1}');
  const response = await answered;
  expect([response.status, await response.json(), response.headers.get('x-request-id')]).toEqual([
    201,
    { id: 1 },
    'a:b',
  ]);
  expect(parts).toEqual([0.25, 1]);
});

test('[T-330] a lost connection fails as that of fetch, and a call that is given up is stopped', async () => {
  const lost = sendWithProgress('/x', { method: 'POST' }, () => {});
  Played.last.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow(TypeError);
  const stop = new AbortController();
  const stopped = sendWithProgress('/x', { method: 'POST', signal: stop.signal }, () => {});
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  expect(Played.last.aborted).toBe(true);
});
