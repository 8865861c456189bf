import { z } from 'zod';

/** The settings for answers by email. */
export interface InboundMailSettings {
  /** `reply@mentors.example.org`: the token goes before the `@`. */
  address: { local: string; domain: string };
  /** The secret with which the mail server signs the answers that it forwards. */
  secret: string;
}

/** Of the 64 octets before the `@` (RFC 5321, 4.5.3.1.1) the token takes 57, with its plus sign. */
const LOCAL_MAX = 7;

export const CONVERSATION_ENVIRONMENT = {
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/, error: 'must be a tcp or unix URL' }).optional(),
  INBOUND_MAIL_ADDRESS: z
    .email('must be an email address such as reply@mentors.example.org')
    .refine((address) => address.indexOf('@') <= LOCAL_MAX, `must have ${LOCAL_MAX} characters at most before the @`)
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
};

interface Given {
  INBOUND_MAIL_ADDRESS?: string | undefined;
  INBOUND_MAIL_SECRET?: string | undefined;
}

/** @returns null where people can't answer by email, and one line for each missing setting. */
export function readInboundMailSettings(given: Given): {
  inbound_mail: InboundMailSettings | null;
  problems: string[];
} {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret } = given;
  if (address === undefined || secret === undefined) {
    const half = (address === undefined) !== (secret === undefined);
    return {
      inbound_mail: null,
      problems: half ? ['INBOUND_MAIL_ADDRESS: goes together with INBOUND_MAIL_SECRET'] : [],
    };
  }
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return { inbound_mail: { address: { local, domain }, secret }, problems: [] };
}
