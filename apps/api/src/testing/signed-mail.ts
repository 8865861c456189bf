import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';

/** A domain that signs its emails (RFC 6376), and what its name servers say. */
export function mailDomain(
  domain: string,
  { selector = 's1', policy = 'v=DMARC1; p=reject' }: { selector?: string; policy?: string | null } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    domain,
    records: {
      [`${selector}._domainkey.${domain}`]: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
      ...(policy === null ? {} : { [`_dmarc.${domain}`]: policy }),
    },
    /** @param bodyLength the signed length of the body. */
    async sign(mail: Buffer, { bodyLength }: { bodyLength?: number } = {}): Promise<Buffer> {
      const { signatures, errors } = await dkimSign(mail, {
        canonicalization: 'relaxed/relaxed',
        algorithm: 'rsa-sha256',
        signTime: new Date(),
        signingDomain: domain,
        selector,
        privateKey,
        signatureData: [
          {
            signingDomain: domain,
            selector,
            privateKey,
            ...(bodyLength === undefined ? {} : { maxBodyLength: bodyLength }),
          },
        ],
      });
      if (errors.length > 0) {
        throw new Error(`the email can't be signed: ${JSON.stringify(errors)}`);
      }
      return Buffer.concat([Buffer.from(signatures), mail]);
    },
  };
}
