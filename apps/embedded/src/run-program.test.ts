import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProgram } from './run-program.ts';

/** A program's listeners: to signals, and to the channel to its parent. */
let heard: Map<string | symbol, () => void>;
let ended: (number | string | null | undefined)[];
let said: unknown[];

beforeEach(() => {
  heard = new Map();
  ended = [];
  said = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    heard.set(event, listener as () => void);
    return process;
  });
  vi.spyOn(process, 'once').mockImplementation((event, listener) => {
    heard.set(event, listener as () => void);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(((code) => ended.push(code)) as typeof process.exit);
  const { send } = process;
  // The channel is that of the test runner, which goes on using it.
  vi.spyOn(process, 'send').mockImplementation(((message: object, ...rest: unknown[]) =>
    'ready' in message
      ? said.push(message) > 0
      : send && Reflect.apply(send, process, [message, ...rest])) as NonNullable<typeof process.send>);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const run = (close: () => Promise<void>) =>
  runProgram({ name: 'a program', port_setting: 'ITS_PORT', start: async () => ({ close }) });

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])(
  'a program says that it is ready, and ends well after %s, once it has closed',
  async (event) => {
    const closing = Promise.withResolvers<void>();
    await run(() => closing.promise);
    expect(said).toEqual([{ ready: true }]);
    heard.get(event)?.();
    expect(ended).toEqual([]);
    closing.resolve();
    await vi.waitFor(() => expect(ended).toEqual([0]));
  },
);

test('a program that does not close ends as it is within two seconds of a signal, however many come', async () => {
  const close = vi.fn(() => new Promise<void>(() => {}));
  await run(close);
  heard.get('SIGTERM')?.();
  await vi.advanceTimersByTimeAsync(1000);
  heard.get('SIGTERM')?.();
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual([0]);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  [Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }), 'ITS_PORT is in use by another program'],
  [new Error('ITS_PORT must be a port number'), 'ITS_PORT must be a port number'],
])('a start that fails with %s says why in one line', async (error, line) => {
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  await runProgram({ name: 'a program', port_setting: 'ITS_PORT', start: () => Promise.reject(error) });
  expect(complained.mock.calls).toEqual([[`a program: ${line}`]]);
  expect(ended).toEqual([1]);
  expect(said).toEqual([]);
});
