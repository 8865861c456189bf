import type { MessageKey } from '../../locales/index.ts';

export interface Preset {
  id: 'icloud' | 'fastmail' | 'nextcloud' | 'other';
  /** Null for the one that has no name. */
  name: string | null;
  /** '' if each user has another. */
  server_url: string;
  example: string;
  password_hint: MessageKey;
}

const icloud: Preset = {
  id: 'icloud',
  name: 'iCloud',
  server_url: 'https://caldav.icloud.com',
  example: 'https://caldav.icloud.com',
  password_hint: 'calendars.password_icloud',
};

/** Common providers of calendars with CalDAV. */
export const presets: readonly Preset[] = [
  icloud,
  {
    id: 'fastmail',
    name: 'Fastmail',
    server_url: 'https://caldav.fastmail.com',
    example: 'https://caldav.fastmail.com',
    password_hint: 'calendars.password_fastmail',
  },
  {
    id: 'nextcloud',
    name: 'Nextcloud',
    server_url: '',
    example: 'https://cloud.example.org/remote.php/dav',
    password_hint: 'calendars.password_nextcloud',
  },
  {
    id: 'other',
    name: null,
    server_url: '',
    example: 'https://dav.example.org',
    password_hint: 'calendars.password_hint',
  },
];

export const presetOf = (id: string): Preset => presets.find((one) => one.id === id) ?? icloud;
