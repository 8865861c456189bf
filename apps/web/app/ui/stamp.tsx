import { classNames } from './class-names.ts';

interface Properties {
  /** A square picture, or null for the initials. */
  src: string | null;
  /** The same in other sizes (HTML `srcset`), from which the browser chooses for its screen. */
  srcSet?: string | null | undefined;
  name: string;
  size?: 'row' | 'tiny' | 'medium' | 'large' | 'sheet';
  /** Whether the picture may load late, below the first screen. */
  lazy?: boolean;
}

/** The width of a picture within its stamp, as in `stamp.css`. */
const innerWidths = {
  row: '41px',
  tiny: '51px',
  medium: '71px',
  large: '(min-width: 48rem) 141px, 97px',
  sheet: '217px',
} as const;

/** A portrait in a perforated stamp. The name is beside it, so the picture itself is decoration. */
export function Stamp({ src, srcSet, name, size = 'medium', lazy = false }: Properties) {
  return (
    <div className={classNames('stamp', size !== 'medium' && `stamp-${size}`)}>
      <div className="stamp-paper">
        {src === null ? (
          <Initials name={name} />
        ) : (
          <img
            src={src}
            {...(srcSet ? { srcSet, sizes: innerWidths[size] } : {})}
            alt=""
            width="256"
            height="256"
            decoding="async"
            loading={lazy ? 'lazy' : 'eager'}
          />
        )}
      </div>
    </div>
  );
}

export function Initials({ name }: { name: string }) {
  return (
    <svg className={`initials initials-${tintOf(name)}`} viewBox="0 0 96 96" aria-hidden="true">
      <rect width="96" height="96" />
      <text x="48" y="50">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first and the last word of a name, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32))
    .join('')
    .toLocaleUpperCase();
}

function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) {
    sum += letter.codePointAt(0) ?? 0;
  }
  return sum % 5;
}
