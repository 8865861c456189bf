export { findContactData, findInText, type ContactSettings, type FoundInText } from './find-contact-data.ts';
export { offersPaymentOutside } from './find-payment-offers.ts';
export { offersForStars } from './find-star-offers.ts';
export { hideSpans } from './hide-spans.ts';
export { linkOf, type ContactLink } from './link-of.ts';
export { namesMeetingService } from './look-alike.ts';
export type { ContactKind, ContactSpan } from './span.ts';
