import type { Availability } from '@abroad/contract';
import type { Service } from '../event-types/index.ts';
import { presentEventType } from '../event-types/index.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A mentor's words as HTML: escaped, a paragraph for each block of lines. */
function paragraphs(text: string): string {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`).join('');
}

/** The service as the availability names it: specification, section 3. */
export function slotPricing(service: Service): NonNullable<Availability['slot_pricing']> {
  const raw = service.description ?? '';
  return {
    title: service.title,
    description: { raw, html: paragraphs(raw), plain_text: raw.replace(/\s+/g, ' ').trim() },
    price: presentEventType(service).price,
    currency: service.currency,
    duration: service.duration_min,
  };
}
