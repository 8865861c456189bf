/**
 * dayjs (in cal.com) and rrule ask `toLocaleString` for the wall time in a zone, and V8 then makes a formatter each
 * time. Their threads keep formatters: they are measured at their best, and not for what the platform does badly.
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
