import { classNames } from './class-names.ts';

/** Outlines on a grid of 24, drawn with the text's colour. */
const outlines = {
  arrow_back: 'm14 6-6 6 6 6',
  arrow_on: 'm10 6 6 6-6 6',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20h4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  card: 'M3 7h18v10H3zM3 11h18',
  chat: 'M4 5h16v11H9l-5 4z',
  check: 'm5 12 5 5 9-10',
  clip: 'm20 11-8.500 8.500a5 5 0 0 1-7-7l9-9a3.500 3.500 0 0 1 5 5l-9 9a1.750 1.750 0 0 1-2.500-2.500l8-8',
  clock: 'M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  eye: 'M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  flag: 'M6 21V4h12l-2 4 2 4H6',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  info: 'M12 11v5.500M12 7.500v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  pause: 'M9 6v12M15 6v12',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c1-5 4-7 8-7s7 2 8 7',
  phone: 'M6 3h4l1 5-3 2c1 3 3 5 6 6l2-3 5 1v4c0 2-2 3-4 3C9 20 4 14 3 7c0-2 1-4 3-4Z',
  pin: 'M12 21c5-6 7-9 7-12a7 7 0 1 0-14 0c0 3 2 6 7 12ZM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'm8 5 11 7-11 7Z',
  plus: 'M12 5v14M5 12h14',
  up: 'm6 15 6-6 6 6',
  refresh: 'M19.500 10A8 8 0 0 0 5 8L4 9.500M4 4v5.500h5.500M4.500 14a8 8 0 0 0 14.500 2l1-1.500M20 20v-5.500h-5.500',
  refund: 'M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4',
  search: 'm20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  shield: 'M12 3.500 5 6v5c0 4.500 3 8 7 9.500 4-1.500 7-5 7-9.500V6ZM9 12l2 2 4-4.500',
  sign_out: 'M14 4H5v16h9M10 12h10M17 8l4 4-4 4',
  star: 'm12 4 2.5 5.200 5.5.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.5-.8Z',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  video: 'M4 7h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM15 11l6-3v8l-6-3',
  warning:
    'M12 8v5M12 16.5v.5M10.300 4.200 2.8 17.5A2 2 0 0 0 4.5 20.5h15a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0Z',
} as const;

export type IconName = keyof typeof outlines;

/** Arrows that point the other way in text from right to left. */
const directed = new Set<IconName>(['arrow_back', 'arrow_on', 'refund', 'sign_out']);

/** A decoration beside words: screen readers skip it, so a button with only an icon needs its own label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames('icon', directed.has(name) && 'icon-directed', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
