/** Joins class names and drops unset ones: `classNames('button', wide && 'button-block')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
