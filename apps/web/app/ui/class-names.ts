/** Joins class names and drops what is not set: `classNames('button', wide && 'button-block')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
