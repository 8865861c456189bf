import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { Icon } from '../../ui/icon.tsx';

/** The icon of a calendar's provider. The words beside it say the same. */
export function ProviderIcon({ provider }: { provider: CalendarConnection['provider'] }) {
  return (
    <span className="provider-icon" aria-hidden="true">
      {provider === 'google' ? <GoogleSign /> : <Icon name={provider === 'caldav' ? 'calendar' : 'link'} />}
    </span>
  );
}

/** In Google's own colours, as its rules for buttons want it. */
const strokes = [
  [
    '#4285f4',
    'M21.600 12.200c0-.7-.1-1.400-.2-2H12v3.900h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.400Z',
  ],
  ['#34a853', 'M12 22c2.700 0 5-.9 6.600-2.400l-3.200-2.500a6 6 0 0 1-9-3.200H3.100v2.600A10 10 0 0 0 12 22Z'],
  ['#fbbc05', 'M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9l3.300-2.600Z'],
  ['#ea4335', 'M12 6a5.400 5.400 0 0 1 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600A6 6 0 0 1 12 6Z'],
] as const;

function GoogleSign() {
  return (
    <svg viewBox="0 0 24 24" className="google-sign">
      {strokes.map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}
