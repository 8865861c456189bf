import net from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort, freePorts, portProblem } from '../ports.ts';
import { requireFreePorts } from './free-ports.ts';

async function occupy(host: string): Promise<{ port: number; server: net.Server }> {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as net.AddressInfo).port, server };
}

test.each(['0.0.0.0', '127.0.0.1'])('notices who listens on %s, and names port and variable', async (host) => {
  const { port, server } = await occupy(host);
  await expect(requireFreePorts([{ port, purpose: 'API and web' }], false)).rejects.toThrow(
    `Port ${port} (API and web) is in use: stop what listens there, or set PORT to another.`,
  );
  server.close();
});

test('waits a little for the leftovers of a killed instance', async () => {
  const { port, server } = await occupy('127.0.0.1');
  setTimeout(() => server.close(), 80);
  await expect(requireFreePorts([{ port, purpose: 'API and web' }], true)).resolves.toBeUndefined();
});

test('finds free ports that the system doesn’t assign to others', async () => {
  const port = await freePort();
  expect(await portProblem(port)).toBeNull();
  expect(port).toBeLessThan(32_768);
  const first = await freePorts();
  const problems = await Promise.all([first, first + 1, first + 2].map(portProblem));
  expect(problems).toEqual([null, null, null]);
});
