/**
 * dayjs (in cal.com) and rrule call `toLocaleString` for the local time in a zone, and V8 then creates a formatter each
 * time. Their threads cache formatters, so that they are measured at their best.
 */
export function keepFormatters(): void {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const defaults = { ...digits, minute: 'numeric', second: 'numeric' } as const;
  // oxlint-disable-next-line no-extend-native -- in a thread of the bench only, see above
  Date.prototype.toLocaleString = function toLocaleString(
    locales?: Intl.LocalesArgument | string[],
    options: Intl.DateTimeFormatOptions = {},
  ) {
    const key = `${String(locales)} ${JSON.stringify(options)}`;
    const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locales, { ...defaults, ...options });
    formatters.set(key, kept);
    return kept.format(this);
  };
}
