import { Text } from '@react-email/text';
import { createElement as make, type ReactNode } from 'react';
import { look } from './look.ts';
import type { MailRoute } from './mail-content.ts';

/** The product's sign: hollow origin, one arc, filled destination. */
export function routeLine({ from, to }: MailRoute): ReactNode {
  return make(Text, { style: look.route }, `${from} `, make('span', { style: look.arc }, '○──●'), ` ${to}`);
}
