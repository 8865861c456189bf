import { returnPathOf, type MailHead } from './mail-head.ts';

const textOf = (head: MailHead, name: string): string => head.get(name)?.[0]?.toLowerCase() ?? '';

/** The marks that answering machines put on what they write, beside those that RFCs name. */
const MARKS = ['x-autoreply', 'x-autorespond'] as const;

/**
 * Whether a machine wrote an email: it gets no answer, and becomes no message (RFC 3834, sections 2 and 5). A report of
 * delivery has an empty return path (RFC 5321, 4.5.5).
 */
export function isAutomatic(head: MailHead): boolean {
  const submitted = textOf(head, 'auto-submitted').split(';', 1)[0]?.trim();
  return (
    (submitted !== undefined && submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(textOf(head, 'precedence')) ||
    returnPathOf(head) === '' ||
    [...head.keys()].some((name) => name.startsWith('list-')) ||
    MARKS.some((name) => head.has(name) && textOf(head, name) !== 'no')
  );
}
