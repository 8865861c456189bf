import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../tools/lib/start-error.ts';
import { copyRoot, makeDebianRoot, runInRoot } from './debian-root.ts';
import { listOf, pairsOf, readInstructions } from './dockerfile.ts';

/** The result of a Dockerfile: a root, and how its containers run. */
export interface Image {
  root: string;
  env: Record<string, string>;
  cwd: string;
  user: string;
  /** Folders that are written to; the rest can be read-only. */
  volumes: string[];
  entrypoint: string[];
  command: string[];
  health: string[];
}

/** The files of the last commit that the image is built from: all but those that `.dockerignore` names. */
function contextOf(project: string): string[] {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new StartError('an image is built from a checkout of git');
  const left_out = readFileSync(path.join(project, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isLeftOut = (file: string) =>
    left_out.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));
  return stdout.split('\0').filter((file) => file !== '' && !isLeftOut(file));
}

/**
 * Follows a Dockerfile line by line, in new Debian roots, like Docker, but without it.
 * @param folder for the roots of its stages
 * @param say is told each line before it is followed
 */
export function buildImage(project: string, folder: string, say: (line: string) => void): Image {
  const base = path.join(folder, 'debian');
  say('debootstrap');
  makeDebianRoot(base);
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { name, flags, rest } of readInstructions(readFileSync(path.join(project, 'Dockerfile'), 'utf8'))) {
    say(`${name} ${rest}`);
    if (name === 'FROM') {
      const root = path.join(folder, `stage-${stages.size + 1}`);
      copyRoot(base, root);
      image = { root, env: {}, cwd: '/', user: '0', volumes: [], entrypoint: [], command: [], health: [] };
      stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? String(stages.size), image);
      continue;
    }
    if (image === undefined) throw new StartError('a Dockerfile begins with FROM');
    follow(image, { name, from: flags['from'] === undefined ? undefined : stages.get(flags['from']), rest, project });
  }
  if (image === undefined) throw new StartError('the Dockerfile is empty');
  return image;
}

interface Step {
  name: string;
  rest: string;
  from: Image | undefined;
  project: string;
}

function follow(image: Image, { name, rest, from, project }: Step): void {
  const inRoot = (place: string) => path.join(image.root, path.resolve(image.cwd, place));
  switch (name) {
    case 'RUN':
      return runInRoot(image.root, rest, image.cwd, image.env);
    case 'WORKDIR':
      image.cwd = rest;
      return void mkdirSync(inRoot('.'), { recursive: true });
    case 'ENV':
      return void Object.assign(image.env, Object.fromEntries(pairsOf(rest)));
    case 'USER':
      return void (image.user = rest);
    case 'VOLUME':
      return void image.volumes.push(rest);
    case 'ENTRYPOINT':
      return void (image.entrypoint = listOf(rest));
    case 'CMD':
      return void (image.command = listOf(rest));
    case 'HEALTHCHECK':
      return void (image.health = listOf(rest));
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return undefined;
    case 'COPY': {
      const [source = '', target = ''] = rest.split(/\s+/);
      if (from) return copyRoot(path.join(from.root, source), inRoot(target));
      if (source !== '.') throw new StartError(`COPY ${rest}: only the whole project is copied here`);
      for (const file of contextOf(project)) cpSync(path.join(project, file), path.join(inRoot(target), file));
      return undefined;
    }
    default:
      throw new StartError(`the Dockerfile has a ${name}, which is not followed here yet`);
  }
}
