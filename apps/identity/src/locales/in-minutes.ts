/** `15 minutes`, as a language says it. @param tag BCP 47 */
export const inMinutes = (tag: string, minutes: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
