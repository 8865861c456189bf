import nodemailer from 'nodemailer';
import type { MailTransport } from './port.ts';

/**
 * A pooled SMTP transport (RFC 5321).
 * @param url `smtp://user:password@host:port` or `smtps://…`.
 */
export function smtpTransport(url: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    socketTimeout: 10_000,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      const info: { messageId: string } = await transporter.sendMail({
        from: mail.sender,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { ...mail.headers },
        messageId: `<${mail.id}@abroad-mentors.test>`,
        // An invitation once more inside the message (RFC 6047, 2.4): some clients show only that one with its buttons.
        alternatives: mail.attachments
          .filter((file) => /^text\/calendar\b.*method=(REQUEST|CANCEL)/.test(file.content_type))
          .map((file) => ({ contentType: file.content_type, content: file.content })),
        attachments: mail.attachments.map((file) => ({
          filename: file.filename,
          contentType: file.content_type,
          content: file.content,
        })),
      });
      return { message_id: info.messageId };
    },
    close: () => Promise.resolve(transporter.close()),
  };
}
