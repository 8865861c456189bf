import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;

/** Writes a new secret, unless another process was quicker; a half-written one is never read. */
async function create(file: string): Promise<void> {
  const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** The folder's own signing secret, made at its first use: whoever shares the folder shares it. */
export async function folderSecret(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'secret');
  try {
    return Buffer.from(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  await create(file);
  return Buffer.from(await readFile(file, 'utf8'));
}
