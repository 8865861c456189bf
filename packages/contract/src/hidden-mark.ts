/** Stands in a text for a part that is hidden: a phone number, an email address, a name on another service or a link. */
export const HIDDEN_MARK = '▒▒▒';
