import type { Headers } from 'mailparser';

const textOf = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** The marks that answering machines put on what they write, beside those that RFCs name. */
const MARKS = ['x-autoreply', 'x-autorespond'] as const;

/**
 * Whether a machine wrote an email: it gets no answer, and becomes no message (RFC 3834, sections 2 and 5).
 * @param return_path the envelope's sender as the mail server noted it; empty for a report of delivery (RFC 5321, 4.5.5).
 */
export function isAutomatic(headers: Headers, return_path: string | null): boolean {
  const submitted = textOf(headers, 'auto-submitted').split(';', 1)[0]?.trim();
  return (
    (submitted !== undefined && submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(textOf(headers, 'precedence')) ||
    return_path === '' ||
    // mailparser gathers all List-… fields.
    headers.has('list') ||
    MARKS.some((name) => headers.has(name) && textOf(headers, name) !== 'no')
  );
}
