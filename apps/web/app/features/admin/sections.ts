import type { AdminTile, StaffRole, StaffSubject } from '@abroad/contract/staff';
import { consolePaths } from '../../lib/console-paths.ts';
import type { MessageKey } from '../../locales/index.ts';

interface Section {
  /** Its name in the navigation. */
  words: MessageKey;
  href: string;
  /** The roles that may open it, besides admins. */
  roles: readonly StaffRole[];
}

const all: readonly StaffRole[] = ['support', 'moderator', 'finance'];

/** The sections of the console, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { words: 'admin.today', href: consolePaths.today(), roles: all },
  { words: 'people.title', href: consolePaths.people(), roles: all },
  { words: 'people.bookings', href: consolePaths.bookings(), roles: all },
  { words: 'admin.proofs', href: consolePaths.proofs(), roles: ['moderator'] },
  { words: 'admin.domains', href: consolePaths.domains(), roles: [] },
  { words: 'judged.title', href: consolePaths.reviews(), roles: ['support', 'moderator'] },
  { words: 'noshow.list', href: consolePaths.noShows(), roles: ['moderator'] },
  { words: 'cases.title', href: consolePaths.cases(), roles: ['moderator'] },
  { words: 'money.payouts', href: consolePaths.payouts(), roles: ['finance'] },
  {
    words: 'mails.title',
    href: consolePaths.mails(),
    roles: ['support', 'moderator'],
  },
  { words: 'admin.staff', href: consolePaths.staff(), roles: [] },
  { words: 'admin.audit', href: consolePaths.audit(), roles: [] },
  { words: 'operations.title', href: consolePaths.operations(), roles: [] },
  { words: 'instance.title', href: consolePaths.settings(), roles: [] },
];

/** The sections that a role may open. */
export const sectionsOf = (role: StaffRole): readonly Section[] =>
  SECTIONS.filter(({ roles }) => role === 'admin' || roles.includes(role));

/** The addresses of the counts on the first page; `admin.tile_…` has their names. */
export const TILES: Readonly<Record<AdminTile['tile'], string>> = {
  grants: consolePaths.staff(),
  cases: consolePaths.cases(),
  proofs: consolePaths.proofs(),
  no_shows: consolePaths.noShows({ state: 'contested' }),
  payouts: consolePaths.payouts(),
  domain_proposals: consolePaths.domains(),
  universities: consolePaths.domains(),
  payouts_failed: consolePaths.payouts({ status: 'failed' }),
  disputes: consolePaths.bookings({ payment: 'dispute_open' }),
  refunds_failed: consolePaths.bookings({ payment: 'refund_failed' }),
  mails_failed: consolePaths.mails({ state: 'failed' }),
};

/** The console's pages of the subjects of the audit; `admin.subject_…` has their names. */
export const SUBJECTS: Partial<Record<StaffSubject['type'], (id: string) => string>> = {
  case: consolePaths.case,
  proof: consolePaths.proof,
  mail_domain: (domain) => consolePaths.domains({ search: domain }),
  review: consolePaths.review,
  no_show_case: consolePaths.noShow,
  booking: consolePaths.booking,
  payout: consolePaths.payout,
  mail: consolePaths.mail,
};
