/** One recipient of a report (RFC 3464, 2.3). */
export interface ReportedRecipient {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  /** RFC 3463: `5.1.1`. */
  status: string;
  /** The other server's text. */
  diagnostic: string;
}

/** The content of a delivery report, and the email that it is about. */
export interface DeliveryReport {
  /** The Message-ID of that email, without its angle brackets; null where the report doesn't contain its headers. */
  message_id: string | null;
  recipients: ReportedRecipient[];
}

const PARTS_MAX = 20;
const RECIPIENTS_MAX = 50;
const HEADERS_MAX = 200;

/** The fields of a header block by lower-case name, unfolded (RFC 5322, 2.2.3); the first of each counts. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  const lines = block.replaceAll(/\n[ \t]+/g, ' ').split('\n', HEADERS_MAX);
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) {
      fields.set(name, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

/** Headers and body, separated by the first empty line. */
function split(entity: string): { fields: Map<string, string>; body: string } {
  const [head = '', ...rest] = entity.split('\n\n');
  return { fields: fieldsOf(head), body: rest.join('\n\n') };
}

/** The parts between the boundaries (RFC 2046, 5.1.1), without preamble and epilogue. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[][] = [];
  for (const line of body.split('\n')) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}--` || parts.length > PARTS_MAX) {
      break;
    }
    if (mark === `--${boundary}`) {
      parts.push([]);
    } else {
      parts.at(-1)?.push(line);
    }
  }
  return parts.map((lines) => lines.join('\n'));
}

const recipientOf = (block: string): ReportedRecipient[] => {
  const fields = fieldsOf(block);
  const action = fields.get('action');
  const [status] = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
  return action === undefined || status === undefined
    ? []
    : [{ action: action.toLowerCase(), status, diagnostic: fields.get('diagnostic-code') ?? '' }];
};

const typeOf = (fields: Map<string, string>) =>
  (fields.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();

/**
 * Parses an email that reports on another one (RFC 3464): its Message-ID, and the result for each recipient. Everything
 * is bounded, because any sender can write such an email.
 * @returns null for any other email.
 */
export function readDeliveryReport(mail: string): DeliveryReport | null {
  const { fields, body } = split(mail.replaceAll('\r\n', '\n'));
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"\n]{1,70})"|([^\s;"]{1,70}))/i.exec(fields.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? bare;
  if (typeOf(fields) !== 'multipart/report' || boundary === undefined) {
    return null;
  }
  const report: DeliveryReport = { message_id: null, recipients: [] };
  for (const part of partsOf(body, boundary).map(split)) {
    const type = typeOf(part.fields);
    if (type === 'message/delivery-status') {
      report.recipients = part.body.split(/\n\n+/, RECIPIENTS_MAX).flatMap(recipientOf);
    } else if (type === 'message/rfc822' || type === 'text/rfc822-headers') {
      const original = split(part.body.trimStart()).fields.get('message-id') ?? '';
      report.message_id = /<([^<>\s]{1,200})>/.exec(original)?.[1] ?? null;
    }
  }
  return report;
}
