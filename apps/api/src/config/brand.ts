import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OUR_NAME } from '@abroad/contract';
import { z } from 'zod';

/** The product's name: a line that is safe in addresses of mails and in names of calendars. */
export const BrandName = z
  .string()
  .trim()
  .min(1)
  .max(60, 'must have 60 characters or less')
  .regex(/^[^\p{C}<>"\\]+$/u, 'must be one line without <, >, quotes and backslashes')
  .default(OUR_NAME);

/** The version that runs, unless the release gives it a name. */
export const PACKAGE_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../../package.json'), 'utf8'))).version;
