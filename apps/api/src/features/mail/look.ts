import type { CSSProperties } from 'react';

/** The product's tokens as mail clients understand them: hexadecimal colours, system fonts, no variables. */
const colour = {
  paper: '#f4fbfa',
  surface: '#ffffff',
  sunken: '#e5f2f0',
  ink: '#082624',
  ink_2: '#3e5755',
  line: '#d0dcda',
  pine: '#035343',
  on_pine: '#f5fefc',
  vermilion: '#e54316',
} as const;
const font = 'Onest, "Segoe UI", Roboto, "Noto Sans", -apple-system, sans-serif';

const text: CSSProperties = { margin: 0, fontSize: '16px', lineHeight: '24px', color: colour.ink };

export const look = {
  body: { margin: 0, padding: '24px 0', backgroundColor: colour.paper, fontFamily: font },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '24px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: '14px',
  },
  product: { ...text, fontSize: '14px', fontWeight: 600, color: colour.pine },
  heading: { ...text, margin: '16px 0 8px', fontSize: '24px', lineHeight: '32px', fontWeight: 700 },
  text,
  quiet: { ...text, fontSize: '14px', lineHeight: '20px', color: colour.ink_2 },
  ticket: { margin: '24px 0', padding: '16px', backgroundColor: colour.sunken, borderRadius: '14px' },
  service: { ...text, fontWeight: 600 },
  route: { ...text, margin: '4px 0 0', fontSize: '14px' },
  arc: { color: colour.vermilion, letterSpacing: '1px' },
  clock: { width: '50%', padding: '16px 12px 0 0', verticalAlign: 'top' },
  time: { ...text, fontSize: '18px', lineHeight: '26px', fontWeight: 700 },
  money: { margin: '0 0 24px' },
  sumName: { ...text, width: '50%', padding: '2px 12px 2px 0', color: colour.ink_2 },
  sum: { ...text, padding: '2px 0', fontWeight: 600, verticalAlign: 'top' },
  place: { ...text, margin: '16px 0 0', fontSize: '14px' },
  found: { margin: '12px 0 0' },
  link: { color: colour.pine, textDecoration: 'underline' },
  quote: { ...text, margin: '4px 0 24px', paddingLeft: '12px', borderLeft: `3px solid ${colour.line}` },
  button: {
    padding: '12px 20px',
    backgroundColor: colour.pine,
    color: colour.on_pine,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: '8px',
  },
  quietLink: { fontSize: '13px', lineHeight: '20px', color: colour.ink_2, textDecoration: 'underline' },
  footer: { ...text, margin: '24px 0 0', fontSize: '13px', lineHeight: '20px', color: colour.ink_2 },
} as const satisfies Record<string, CSSProperties>;

/** The same in the dark, for programs that know such rules; they win over the styles of the elements. */
export const DARK = `@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background-color:#0c1716!important}
.card{background-color:#13211f!important;border-color:#2b3d3a!important}
.card h1,.card p,.card td{color:#eef3ef!important}
.card .quiet,.card a.quiet{color:#a8bab6!important}
.card .ticket{background-color:#1c2d2b!important}
.card a{color:#6fd3bb!important}
.card a.button{background-color:#6fd3bb!important}
.card a.button,.card a.button span{color:#06201b!important}
}`;

/** A style for the reader's direction: mail programs know no logical properties, so left and right change places. */
export function mirrored(style: CSSProperties, direction: 'ltr' | 'rtl'): CSSProperties {
  if (direction === 'ltr') {
    return style;
  }
  const { padding, paddingLeft, borderLeft, ...rest } = style;
  const [top, right, bottom, left] = String(padding ?? '').split(' ');
  return {
    ...rest,
    ...(padding === undefined ? {} : { padding: [top, left, bottom, right].join(' ') }),
    ...(paddingLeft === undefined ? {} : { paddingRight: paddingLeft }),
    ...(borderLeft === undefined ? {} : { borderRight: borderLeft }),
  };
}
