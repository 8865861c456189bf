import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@abroad/api/config/config';

/** The folders of the files beside the database. */
export interface FilePlaces {
  data_dir: string;
  /** Photos; null if they aren't stored in a folder. */
  media_folder: string | null;
}

export const placesOf = ({ data_dir, media }: Pick<Config, 'data_dir' | 'media'>): FilePlaces => ({
  data_dir: path.resolve(data_dir),
  media_folder: media.storage === 'folder' ? media.folder : null,
});

/** The folders of a backup, and the defaults of an instance. */
export const placesIn = (folder: string): FilePlaces => ({
  data_dir: folder,
  media_folder: path.join(folder, PICTURES),
});

const PICTURES = 'media';
/** The files that are copied, if they exist: photos, and keys that were created once. */
const KEPT = [PICTURES, 'encryption-key', 'payments-sandbox-key'];

/** Names are those in a backup: photos are below `media`, wherever they are stored. */
function fileAt({ data_dir, media_folder }: FilePlaces, name: string): string {
  const [first, ...rest] = name.split(path.sep);
  return first === PICTURES && media_folder !== null ? path.join(media_folder, ...rest) : path.join(data_dir, name);
}

const filesBeneath = (places: FilePlaces, name: string): string[] =>
  statSync(fileAt(places, name)).isDirectory()
    ? readdirSync(fileAt(places, name)).flatMap((one) => filesBeneath(places, path.join(name, one)))
    : [name];

const listFiles = (places: FilePlaces): string[] =>
  KEPT.filter((name) => existsSync(fileAt(places, name))).flatMap((name) => filesBeneath(places, name));

/** Copies the files of a backup. A photo that is replaced meanwhile may be missing. @returns the copied files. */
export function copyFiles(from: FilePlaces, to: FilePlaces, names = listFiles(from)): string[] {
  return names.filter((name) => {
    try {
      cpSync(fileAt(from, name), fileAt(to, name), { preserveTimestamps: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  });
}
