import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Image } from './build-image.ts';

export interface Container {
  /** Returns its output so far. */
  printed(): string;
  /** Settles with its exit code at its end. */
  ended: Promise<number | null>;
  /** Sends SIGTERM to its first process, as `docker stop` does. @returns how long it took to end, in ms */
  stop(): Promise<number>;
}

/**
 * Mounts the root so that only its volumes and /tmp are writable, and drops every privilege: as `compose.yaml` runs
 * containers, `read_only`, `cap_drop: [ALL]` and `no-new-privileges`. The network is this machine's.
 */
const INSIDE = `
  root="$1"; user="$2"; volumes="$3"; cwd="$4"; shift 4
  mount --bind "$root" "$root" && mount -o remount,bind,ro "$root"
  mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" && mount -t tmpfs tmpfs "$root/tmp"
  for volume in $volumes; do mount -t tmpfs -o "uid=$user,gid=$user" tmpfs "$root$volume"; done
  exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --bounding-set=-all --inh-caps=-all \\
    --no-new-privs sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"`;

const firstProcessOf = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

/** Runs a command of an image, by default its own, with settings. */
export function runContainer(
  image: Image,
  args: readonly string[] = image.command,
  env: Readonly<Record<string, string>> = {},
): Container {
  const pairs = Object.entries({ ...image.env, ...env }).map(([name, value]) => `${name}=${value}`);
  const command = ['env', '-i', ...pairs, ...args];
  const inside = ['sh', '-ec', INSIDE, 'container', image.root, image.user, image.volumes.join(' '), image.cwd];
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...inside, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {
    printed: () => printed,
    ended,
    async stop() {
      const begun = performance.now();
      if (child.exitCode === null) process.kill(firstProcessOf(child), 'SIGTERM');
      await ended;
      return performance.now() - begun;
    },
  };
}
