import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address in front of several servers, of which one is active, like a failover address of a database. */
export interface Switch {
  port: number;
  /** Sends new connections to this server and closes the existing ones. */
  to(port: number): void;
  close(): Promise<void>;
}

export async function startSwitch(first: number): Promise<Switch> {
  let target = first;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
  };
  const cutAll = () => open.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    keep(near);
    keep(far);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    to(port) {
      target = port;
      cutAll();
    },
    close: () =>
      new Promise((resolve) => {
        cutAll();
        server.close(() => resolve());
      }),
  };
}
