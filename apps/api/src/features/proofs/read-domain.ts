import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import { domainToASCII } from '@abroad/reference-data/domain';
import { canBeListed } from '@abroad/reference-data/mail-domains/match-mail-domain';
import { AppError } from '../../core/app-error.ts';

const refused = () => new AppError('VALIDATION_FAILED', { errors: [{ path: 'domain', message: words.mail_domain }] });

/** A domain as it is stored, from what someone typed. @throws AppError VALIDATION_FAILED (`domain`) */
export function readDomain(typed: string): string {
  const domain = domainToASCII(typed.replace(/^@/, '').toLowerCase());
  if (domain === null) {
    throw refused();
  }
  return domain;
}

/** @throws AppError VALIDATION_FAILED for what no university can have: no domain, a public suffix, a host of anyone's mailboxes. */
export function readListableDomain(typed: string): string {
  const domain = readDomain(typed);
  if (!canBeListed(domain)) {
    throw refused();
  }
  return domain;
}
