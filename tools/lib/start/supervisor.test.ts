import { expect, test, vi } from 'vitest';
import { type Part, Supervisor } from './supervisor.ts';

function part(name: string, log: string[]): Part & { die: (reason: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  const stop = async () => {
    log.push(name);
    resolve('stopped');
  };
  return { name, ended: promise, stop, die: resolve };
}

test('stops the last parts first, then cleans up, and all of it once', async () => {
  const log: string[] = [];
  const supervisor = new Supervisor();
  supervisor.afterwards(() => log.push('lock'));
  supervisor.afterwards(() => log.push('announcement'));
  await supervisor.add(Promise.resolve(part('database', log)));
  await supervisor.add(Promise.resolve(part('identity', log)), Promise.resolve(part('server', log)));
  await Promise.all([supervisor.stop(), supervisor.stop()]);
  expect(log).toEqual(['identity', 'server', 'database', 'announcement', 'lock']);
});

test('reports which part has ended and why', async () => {
  const server = part('The server', []);
  const supervisor = new Supervisor();
  await supervisor.add(Promise.resolve(server));
  server.die('killed by SIGKILL');
  expect(await supervisor.death).toBe('The server has ended (killed by SIGKILL), so everything else ends as well.');
});

test('a requested end is not reported', async () => {
  const heard = vi.fn();
  const supervisor = new Supervisor();
  await supervisor.add(Promise.resolve(part('The server', [])));
  void supervisor.death.then(heard);
  await supervisor.stop();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard).not.toHaveBeenCalled();
});

test('a part that becomes ready while everything ends is stopped as well', async () => {
  const log: string[] = [];
  const late = Promise.withResolvers<Part>();
  const supervisor = new Supervisor();
  const adding = supervisor.add(late.promise);
  const stopping = supervisor.stop();
  late.resolve(part('late', log));
  await Promise.all([adding, stopping]);
  expect(log).toEqual(['late']);
});

test('a part that never becomes ready delays nothing', async () => {
  const supervisor = new Supervisor();
  await expect(supervisor.add(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await supervisor.stop();
});
