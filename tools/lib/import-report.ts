import type { Merge } from '@abroad/reference-data/merge-universities';

const SHOWN_REFUSALS = 20;

/** The result in lines; of the refused rows the first 20, or all with `verbose`. */
export function reportOf({ added, changed, unchanged, refused, repeated }: Merge, verbose: boolean): string[] {
  const shown = verbose ? refused : refused.slice(0, SHOWN_REFUSALS);
  const hidden = refused.length - shown.length;
  return [
    `${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged, ${refused.length} refused`,
    ...(repeated > 0 ? [`${repeated} rows were about a university that an earlier row had named`] : []),
    ...shown.map(({ row, name, reason }) => `  row ${row}${name === null ? '' : ` (${name})`} refused: ${reason}`),
    ...(hidden > 0 ? [`  and ${hidden} more (--verbose shows all)`] : []),
  ];
}
