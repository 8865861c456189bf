export { findContactData, type ContactSettings } from './find-contact-data.ts';
export { offersPaymentOutside } from './find-payment-offers.ts';
export { hideSpans } from './hide-spans.ts';
export type { ContactKind, ContactSpan } from './span.ts';
