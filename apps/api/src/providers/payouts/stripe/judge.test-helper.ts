import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');
const COMPILER = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** A value that has to be of one of the SDK's types: `Stripe.Transfer`. */
export interface Claim {
  type: string;
  value: unknown;
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  module: 'nodenext',
  target: 'esnext',
};

/**
 * Holds values to the types of Stripe's SDK, which are made from Stripe's OpenAPI document: the compiler reads each as a
 * literal, so that a field that is missing, unknown or of another type is an error.
 * @returns for each claim what is wrong with it, or null
 */
export async function judge(claims: readonly Claim[]): Promise<(string | null)[]> {
  // Inside the project, so that the compiler finds the SDK.
  const folder = await mkdtemp(path.join(ROOT, 'node_modules/.cache/judge-'));
  try {
    const lines = claims.map(
      ({ type, value }, index) => `export const claim${index}: ${type} = ${JSON.stringify(value)};`,
    );
    await writeFile(path.join(folder, 'claims.ts'), ["import type Stripe from 'stripe';", ...lines].join('\n'));
    const config = { compilerOptions: OPTIONS, files: ['claims.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const said = await promisify(execFile)(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false']).then(
      () => '',
      (error: { stdout?: string }) => error.stdout ?? 'no answer',
    );
    const byLine = new Map([...said.matchAll(/claims\.ts\((\d+),\d+\): (.*)/g)].map((match) => [match[1], match[2]]));
    if (said !== '' && byLine.size === 0) {
      throw new Error(`the compiler could not judge: ${said}`);
    }
    return claims.map((_, index) => byLine.get(String(index + 2)) ?? null);
  } finally {
    await rm(folder, { recursive: true });
  }
}
