import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../core/app-error.ts';
import type { MailOrigin } from './port.ts';

/** Each name server is asked twice, for two seconds. */
const DNS = { timeout: 2000, tries: 2 };
/** Whatever keys and policies an email names. */
const PATIENCE_MS = 10_000;
const RETRY_AFTER_S = 60;

const unavailable = (cause?: unknown) => new AppError('UNAVAILABLE', { cause, retry_after_s: RETRY_AFTER_S });

/**
 * Asks name servers for keys and policies. SPF doesn't count: it is about the server that handed the email over, which only the
 * first of ours has seen. A signature over a part of the body (`l=`) doesn't count either: anything could follow it.
 * @param servers `127.0.0.1:5353`; left out, those of the system.
 */
export function dkimOrigin(servers?: readonly string[]): MailOrigin {
  const resolver = new Resolver(DNS);
  if (servers !== undefined) {
    resolver.setServers(servers);
  }
  const resolve = (domain: string, type: string) => resolver.resolve(domain, type) as Promise<string[][]>;

  async function check(mail: Buffer): Promise<boolean> {
    // Loaded with the first answer by email: many never get one.
    const [{ dkimVerify }, { evaluateDmarc }] = await Promise.all([
      import('mailauth/lib/dkim/verify.js'),
      import('mailauth/lib/dmarc/index.js'),
    ]);
    const { headerFrom, fromFields, results } = await dkimVerify(mail, {
      resolver: resolve,
      minBitLength: 1024,
      rejectRsaSha1: true,
    });
    const passed = results.filter(({ status }) => status.result === 'pass' && !status.underSized);
    if (passed.length === 0) {
      if (results.some(({ status }) => status.result === 'temperror')) {
        throw unavailable();
      }
      return false;
    }
    const dkimDomains = passed.flatMap(({ signingDomain: domain, status: { aligned = false } }) =>
      domain === undefined ? [] : [{ domain, aligned }],
    );
    const { response } = await evaluateDmarc({
      headerFrom,
      fromFields,
      spfDomains: [],
      dkimDomains,
      resolver: resolve,
    });
    if (response === false) {
      return false;
    }
    if (response.status.result === 'temperror') {
      throw unavailable();
    }
    // A domain without a policy vouches by its signature alone.
    const has_none = response.status.result === 'none';
    return has_none ? dkimDomains.some(({ aligned }) => aligned !== false) : response.status.result === 'pass';
  }

  return {
    async isAuthentic(mail) {
      const over = new AbortController();
      const late = sleep(PATIENCE_MS, null, { signal: over.signal, ref: false }).then(
        () => {
          throw unavailable(new Error('name servers take too long'));
        },
        () => false,
      );
      try {
        return await Promise.race([check(mail), late]);
      } finally {
        over.abort();
      }
    },
  };
}
