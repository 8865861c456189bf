import type { Person, TimelineEntry } from '@abroad/contract/admin-people';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { type Translate, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { readPage } from '../../lib/read-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { ConsolePager } from '../admin/console-list.tsx';
import { ConsoleHistory, ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { AccountTags, PersonLink, usePersonName } from './person-name.tsx';
import { LiftButton, SuspendDialog, ViewAsDialog } from './person-dialogs.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useMinor } from '../admin/use-minor.ts';
import type { BookingEventKind } from '@abroad/contract/booking-events';
import type { StrikeKind } from '@abroad/contract/case-ladders';
import type { PayoutStatus } from '@abroad/contract/payouts';
import type { StaffEventKind } from '@abroad/contract/staff';

/** A person, the facts of their account, and its events. Opening it is recorded. */
export default function PersonPage() {
  const t = useT();
  const { user_id = '' } = useParams();
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const nameOf = usePersonName();
  const query = useAdminQuery(['person', user_id, page], (api, signal) =>
    api.getPerson({ params: { user_id }, query: { page }, signal }),
  );
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('people.person')} />;
  }
  return (
    <ConsolePage title={nameOf(data)} lead={t('people.recorded')} actions={<Actions person={data} />}>
      <AccountTags person={data} />
      <PersonFacts person={data} />
      <Timeline person={data} pageHref={(next) => consolePaths.person(user_id, { page: next })} />
    </ConsolePage>
  );
}

function Actions({ person }: { person: Person }) {
  const t = useT();
  const [open, setOpen] = useState<'suspend' | 'view' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {person.mentor_profile?.status === 'active' && (
        <ButtonLink kind="line" size="small" to={paths.mentorProfile(person.slug)}>
          {t('people.public_profile')}
        </ButtonLink>
      )}
      <Link className="link" to={consolePaths.audit({ user_id: person.user_id })}>
        {t('admin.audit')}
      </Link>
      {person.may_view_as && (
        <Button kind="line" size="small" onClick={() => setOpen('view')}>
          {t('people.view_as')}
        </Button>
      )}
      {person.may_suspend && person.status === 'active' && (
        <Button kind="danger" size="small" onClick={() => setOpen('suspend')}>
          {t('people.suspend')}
        </Button>
      )}
      {person.may_suspend && person.status === 'suspended' && <LiftButton person={person} />}
      {open === 'view' && <ViewAsDialog person={person} onClose={close} />}
      {open === 'suspend' && <SuspendDialog person={person} onClose={close} />}
    </>
  );
}

/** The facts of the account: the record, the profiles, and numbers from rows. */
function PersonFacts({ person }: { person: Person }) {
  return (
    <div className="people-facts">
      <Account person={person} />
      {person.mentor_profile !== null && <MentorFacts profile={person.mentor_profile} account={person.status} />}
      <Numbers person={person} />
    </div>
  );
}

function FactsCard({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <ConsoleSection title={title} kind="facts">
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </ConsoleSection>
  );
}

function Account({ person }: { person: Person }) {
  const t = useT();
  const format = useFormat();
  const { email, email_verified, email_bounced_at, suspension_reason, closes_at } = person;
  const bounced = email_bounced_at === null ? null : t('people.bounces');
  const checked = email_verified ? null : t('people.unverified');
  return (
    <FactsCard
      title={t('people.account')}
      facts={[
        [t('people.email'), <bdi key="email">{[email ?? '–', checked, bounced].filter(Boolean).join(' · ')}</bdi>],
        [t('people.link'), <bdi key="link">{t.list([person.slug, ...person.former_slugs])}</bdi>],
        [t('people.language'), person.language],
        [t('people.zone'), person.time_zone === null ? '–' : format.zone(person.time_zone)],
        [t('people.joined'), format.moment(person.created_at)],
        ...(closes_at === null ? [] : ([[t('people.closes'), format.moment(closes_at)]] as const)),
        ...(suspension_reason === null
          ? []
          : ([[t('people.suspension_reason'), <bdi key="reason">{suspension_reason}</bdi>]] as const)),
      ]}
    />
  );
}

interface MentorProperties {
  profile: NonNullable<Person['mentor_profile']>;
  account: Person['status'];
}

function MentorFacts({ profile, account }: MentorProperties) {
  const t = useT();
  const format = useFormat();
  const { status, hidden_until, hidden_reason, rating, reliability } = profile;
  // No one sees the profile of a suspended account.
  const isSeen = account !== 'suspended';
  const hidden =
    hidden_until === null ? t('people.hidden') : t('people.hidden_until', { when: format.at(hidden_until) });
  return (
    <FactsCard
      title={t('people.mentor_profile')}
      facts={[
        [
          t('people.profile_status'),
          status === 'suspended' ? hidden : t(isSeen ? `people.profile_${status}` : 'people.status_suspended'),
        ],
        ...(hidden_reason === null ? [] : ([[t('admin.reason'), <bdi key="why">{hidden_reason}</bdi>]] as const)),
        [t('people.sessions'), format.number(profile.session_count)],
        [
          t('people.reliability'),
          reliability === null ? '–' : t('people.kept', { kept: reliability.kept, sessions: reliability.sessions }),
        ],
        [
          t('people.rating'),
          rating === null
            ? t('people.reviews', { count: profile.review_count })
            : `${format.rating(rating)} · ${t('people.reviews', { count: profile.review_count })}`,
        ],
      ]}
    />
  );
}

function Numbers({ person }: { person: Person }) {
  const t = useT();
  const money = useMinor();
  const sums = (list: Person['paid']) =>
    list.length === 0 ? '–' : t.list(list.map(({ amount_minor, currency }) => money(amount_minor, currency)));
  const bookings = (role: 'mentor' | 'prospect') =>
    t.list(
      person.bookings
        .filter((counted) => counted.role === role)
        .map(({ status, count }) => `${t(`people.booking_${status}`)}: ${count}`),
    ) || '–';
  return (
    <FactsCard
      title={t('people.bookings')}
      facts={[
        ...(person.is_mentor ? ([[t('people.as_mentor'), bookings('mentor')]] as const) : []),
        [t('people.as_student'), bookings('prospect')],
        [t('people.reviews_written'), String(person.reviews_written)],
        [t('people.paid'), sums(person.paid)],
        [t('people.refunded'), sums(person.refunded)],
      ]}
    />
  );
}

/** The events of a person's account, the latest first. */
function Timeline({ person, pageHref }: { person: Person; pageHref: (page: number) => string }) {
  const t = useT();
  const { items, page, total_pages } = person.timeline;
  return (
    <ConsoleHistory
      title={t('people.timeline')}
      events={items.map((entry) => ({
        key: `${entry.kind} ${entry.id}`,
        at: entry.at,
        what: <Entry entry={entry} />,
      }))}
    >
      <ConsolePager page={page} total_pages={total_pages} hrefOf={pageHref} />
    </ConsoleHistory>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const t = useT();
  const money = useMinor();
  const { booking_id, case_id, other, amount_minor, currency, reason } = entry;
  const what = wordsOf(entry, t);
  const to = booking_id === null ? case_id && consolePaths.case(case_id) : consolePaths.booking(booking_id);
  return (
    <>
      {to === null ? (
        what
      ) : (
        <Link className="link" to={to}>
          {what}
        </Link>
      )}
      {amount_minor !== null && currency !== null && <> · {money(amount_minor, currency)}</>}
      {other !== null && (
        <>
          {' · '}
          <PersonLink person={other} />
        </>
      )}
      {reason !== null && (
        <p className="small muted">
          <bdi>{reason}</bdi>
        </p>
      )}
    </>
  );
}

function wordsOf({ kind, detail }: TimelineEntry, t: Translate): string {
  switch (kind) {
    case 'booking':
      return t(`people.event_${detail as BookingEventKind}`);
    case 'strike':
      return t('people.entry_strike', { kind: t(`cases.strike_${detail as StrikeKind}`) });
    case 'payout':
      return t('people.entry_payout', { status: t(`money.status_${detail as PayoutStatus}`) });
    case 'staff':
      return t(`admin.kind_${detail as StaffEventKind}`);
    default:
      return t(`people.entry_${kind}`);
  }
}
