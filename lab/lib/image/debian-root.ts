import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../tools/lib/start-error.ts';

const RELEASE = 'bookworm';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Authorities that this machine trusts besides Debian's: a company's proxy has one, without which no registry is reached. */
const AUTHORITIES = 'usr/local/share/ca-certificates';
const BUNDLE = 'etc/ssl/certs/ca-certificates.crt';

/** Runs a command of this machine to its end. @throws StartError with its last lines if it fails */
export function runHere(command: string, args: readonly string[], say = false): void {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', say ? 'inherit' : 'pipe', 'pipe'],
  });
  if (error) throw new StartError(`${command} doesn't run here: ${error.message}`);
  if (status !== 0) throw new StartError(`${command} ${args.join(' ')}: ${stderr.trim().slice(-2000)}`);
}

/** Makes a new Debian with only its base, like `debian:bookworm-slim`. Needs root, and debootstrap from Debian. */
export function makeDebianRoot(root: string): void {
  runHere('debootstrap', ['--variant=minbase', RELEASE, root]);
  const updates = ['bookworm-updates main', 'bookworm-security main'];
  const places = ['http://deb.debian.org/debian', 'http://deb.debian.org/debian-security'];
  const more = places.map((place, nth) => `deb ${place} ${updates[nth]}\n`);
  writeFileSync(path.join(root, 'etc/apt/sources.list'), `deb ${places[0]} ${RELEASE} main\n${more.join('')}`);
  if (existsSync(`/${AUTHORITIES}`)) {
    mkdirSync(path.join(root, AUTHORITIES), { recursive: true });
    cpSync(`/${AUTHORITIES}`, path.join(root, AUTHORITIES), { recursive: true });
  }
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
}

/** A copy of a root. */
export const copyRoot = (from: string, to: string) => runHere('cp', ['-a', from, to]);

/** Runs a line of a Dockerfile in a root, as Docker does: by `sh -c`, as root, with /proc and /dev of its own. */
export function runInRoot(root: string, line: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const settings = { PATH, HOME: '/root', DEBIAN_FRONTEND: 'noninteractive', ...env };
  const given = existsSync(`/${AUTHORITIES}`)
    ? { NODE_EXTRA_CA_CERTS: `/${BUNDLE}`, npm_config_cafile: `/${BUNDLE}`, ...settings }
    : settings;
  const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  const inside = 'mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" "$@"';
  const command = ['env', '-i', ...pairs, 'sh', '-c', `cd "$0" && ${line}`, cwd];
  runHere('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', inside, root, ...command], true);
}
