import { globSync } from 'node:fs';
import path from 'node:path';
import type { EndpointName } from '@abroad/contract';
import type { AnyRequest, Cell } from './ask.ts';
import type { Scene } from './scene.ts';

type Asks = Record<string, (scene: Scene, cell: Cell) => Promise<AnyRequest> | AnyRequest>;

const FOLDER = path.join(import.meta.dirname, 'sample-requests');
const files = globSync('*.ts', { cwd: FOLDER });
const modules = await Promise.all(
  files.map((file) => import(path.join(FOLDER, file)) as Promise<Record<string, Asks>>),
);
const found = modules.map((exports) => Object.assign({}, ...Object.values(exports)) as Asks);
/** A valid request for every call of the contract, from the files in `sample-requests`. */
const ASKS: Asks = Object.assign({}, ...found) as Asks;
/** The calls of the contract by their files: each is about one matter. */
export const CALLS_BY_MATTER = found.map((asks) => Object.keys(asks) as EndpointName[]);

/** @throws Error for a call of which no file here has a valid request. */
export async function askFor(name: EndpointName, scene: Scene, cell: Cell): Promise<AnyRequest> {
  const ask = ASKS[name];
  if (ask === undefined) {
    throw new Error(`say in a file of ${FOLDER} how ${name} is called`);
  }
  return ask(scene, cell);
}
