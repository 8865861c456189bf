import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';

/** The script that a mail server runs to forward an email. */
export const SCRIPT = path.join(import.meta.dirname, '../../../../docs/production/take-mail.sh');

/** Formats an email as Postfix gives it to a command (local(8)): with the envelope's lines before it, and the line ends of this system. */
const asPostfix = (mail: Buffer, from: string) =>
  Buffer.from(
    `From ${from} Mon Jan 11 09:00:00 2055\nReturn-Path: <${from}>\n${mail.toString('latin1').replaceAll('\r\n', '\n')}`,
    'latin1',
  );

/**
 * A mail server that passes each email to the script of the documentation, as Postfix would by an alias, and answers its sender by
 * how that ended.
 * @param folder for the script's settings.
 */
export async function startReplyServer({
  base_url,
  secret,
  folder,
}: {
  base_url: string;
  secret: string;
  folder: string;
}) {
  const settings = path.join(folder, 'mail.env');
  await writeFile(settings, `PUBLIC_URL=${base_url}\nINBOUND_MAIL_SECRET='${secret}'\n`);
  const pass = async (mail: Buffer) => {
    const child = spawn('/bin/sh', [SCRIPT, 'replies'], {
      env: { ...process.env, SETTINGS: settings },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(mail);
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, session, done) {
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      void buffer(stream)
        .then((mail) => pass(asPostfix(mail, from)))
        .then((code) => {
          const failed = code === 77 ? [552, 'too large'] : [451, 'later'];
          done(code === 0 ? null : Object.assign(new Error(String(failed[1])), { responseCode: Number(failed[0]) }));
        });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  return {
    /** Sends an email as it is. */
    send: (raw: Buffer, { from, to }: { from: string; to: string }) =>
      transport.sendMail({ envelope: { from, to }, raw }),
    close: async () => {
      transport.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
