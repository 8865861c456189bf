import { Availability } from '@abroad/contract';
import { escapeHtml } from '@abroad/contract/escape-html';
import { writeSlots } from '@abroad/slots';
import { WrittenJson } from '../../http/handlers.ts';
import type { Service } from '../event-types/service-row.ts';
import { presentEventType } from '../event-types/present.ts';

/** A mentor's words as HTML: escaped, a paragraph for each block of lines. */
function paragraphs(text: string): string {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`).join('');
}

/** The service in an availability: specification, section 3. */
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

const Around = Availability.omit({ available_slots: true });

/**
 * Writes an availability as JSON. The slots, of which there are hundreds, bypass the contract: text from the engine's
 * tables costs a tenth of validating and serialising them.
 * @param slots.starts epoch ms, from the engine.
 */
export function writeAvailability(
  slots: { starts: readonly number[]; duration_min: number },
  around: Omit<Availability, 'available_slots'>,
): WrittenJson<Availability> {
  const rest = JSON.stringify(Around.parse(around));
  return new WrittenJson(`{"available_slots":${writeSlots(slots.starts, slots.duration_min)},${rest.slice(1)}`);
}
