import { createHmac } from 'node:crypto';
import { readSecretFile } from '../secrets/secret-file.ts';
import type { StripeKeys } from '../stripe/settings.ts';

interface SandboxSettings {
  /** Null: made from the secret of the file. */
  keys: StripeKeys | null;
  key_file: string;
}

/** Events about payments, and about the people who are paid, have secrets of their own. */
type Signed = 'webhook secret' | 'payouts webhook secret';

/**
 * The keys of an instance's own sandbox, made from a secret of its data directory: its processes have the same ones,
 * and no other instance has them.
 */
function deriveKeys(key_file: string, signed: Signed): StripeKeys {
  const secret = readSecretFile(key_file);
  const derive = (label: string) => createHmac('sha256', secret).update(label).digest('hex').slice(0, 40);
  return {
    secret_key: `sk_test_${derive('secret key')}`,
    publishable_key: `pk_test_${derive('publishable key')}`,
    webhook_secrets: [`whsec_${derive(signed)}`],
  };
}

/** The keys that were given for a sandbox, or those of the instance. */
export const keysOfSandbox = ({ keys, key_file }: SandboxSettings, signed: Signed = 'webhook secret'): StripeKeys =>
  keys ?? deriveKeys(key_file, signed);
