import type { AdminTile, StaffRole, StaffSubject } from '@abroad/contract/staff';
import { adminPaths } from '../../lib/admin-paths.ts';
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
  { words: 'admin.today', href: adminPaths.today(), roles: all },
  { words: 'people.title', href: adminPaths.people(), roles: all },
  { words: 'people.bookings', href: adminPaths.bookings(), roles: all },
  { words: 'admin.proofs', href: adminPaths.proofs(), roles: ['moderator'] },
  { words: 'admin.domains', href: adminPaths.domains(), roles: [] },
  { words: 'judged.title', href: adminPaths.reviews(), roles: ['support', 'moderator'] },
  { words: 'noshow.list', href: adminPaths.noShows(), roles: ['moderator'] },
  { words: 'cases.title', href: adminPaths.cases(), roles: ['moderator'] },
  { words: 'money.payouts', href: adminPaths.payouts(), roles: ['finance'] },
  {
    words: 'mails.title',
    href: adminPaths.mails(),
    roles: ['support', 'moderator'],
  },
  { words: 'admin.staff', href: adminPaths.staff(), roles: [] },
  { words: 'admin.audit', href: adminPaths.audit(), roles: [] },
  { words: 'operations.title', href: adminPaths.operations(), roles: [] },
  { words: 'instance.title', href: adminPaths.settings(), roles: [] },
];

/** The sections that a role may open. */
export const sectionsOf = (role: StaffRole): readonly Section[] =>
  SECTIONS.filter(({ roles }) => role === 'admin' || roles.includes(role));

/** The addresses of the counts on the first page; `admin.tile_…` has their names. */
export const TILES: Readonly<Record<AdminTile['tile'], string>> = {
  grants: adminPaths.staff(),
  cases: adminPaths.cases(),
  proofs: adminPaths.proofs(),
  no_shows: adminPaths.noShows({ state: 'contested' }),
  payouts: adminPaths.payouts(),
  domain_proposals: adminPaths.domains(),
  universities: adminPaths.domains(),
  payouts_failed: adminPaths.payouts({ status: 'failed' }),
  disputes: adminPaths.bookings({ payment: 'dispute_open' }),
  refunds_failed: adminPaths.bookings({ payment: 'refund_failed' }),
  mails_failed: adminPaths.mails({ state: 'failed' }),
};

/** The console's pages of the subjects of the audit; `admin.subject_…` has their names. */
export const SUBJECTS: Partial<Record<StaffSubject['type'], (id: string) => string>> = {
  case: adminPaths.case,
  proof: adminPaths.proof,
  mail_domain: (domain) => adminPaths.domains({ search: domain }),
  review: adminPaths.review,
  no_show_case: adminPaths.noShow,
  booking: adminPaths.booking,
  payout: adminPaths.payout,
  mail: adminPaths.mail,
};
