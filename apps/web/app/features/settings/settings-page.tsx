import type { AuthenticatedUser } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths, SETTINGS_SECTIONS, type SettingsPlace } from '../../lib/paths.ts';
import { useContact } from '../../lib/use-contact.ts';
import type { MessageKey } from '../../locales/index.ts';
import { session } from '../../session/session-store.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRecord } from '../../session/use-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { MissingEmail } from '../account/missing-email.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { DecisionList } from '../decisions/decision-list.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { FormSkeleton } from '../prospect-profile/form-skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { CurrencySection, LanguageSection } from './regional-sections.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { DeveloperSections } from './developer-sections.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';

/** The page on which each part is: links of earlier versions lead to `/settings#emails`. */
const pageOf: Readonly<Record<string, SettingsPlace>> = {
  language: 'language',
  currency: 'language',
  emails: 'notifications',
  notifications: 'notifications',
  blocked: 'privacy',
  data: 'data',
  sessions: 'data',
  delete: 'data',
  calendar: 'advanced',
  webhooks: 'advanced',
  'api-keys': 'advanced',
};

/** The account of the signed-in person, a section a page. */
export function SettingsPage({ user }: { user: SessionUser }) {
  const t = useT();
  const { data: record, error, refetch } = useRecord();
  const { hash } = useLocation();
  const { section: asked = 'profile' } = useParams();
  const section = SETTINGS_SECTIONS.find((one) => one === asked);
  const moved = section === undefined ? 'profile' : section === 'profile' ? pageOf[hash.slice(1)] : undefined;
  useScrollToSection(record !== undefined && moved === undefined);
  if (record?.status === 'suspended') {
    return <SuspendedAccount record={record} />;
  }
  if (section === undefined || moved !== undefined) {
    return <Navigate replace to={`${paths.settings(moved)}${hash}`} />;
  }
  return (
    <div className="settings-pages">
      <header className="settings-head">
        <h1>{t('settings.title')}</h1>
        <SectionLinks value={section} />
      </header>
      {record ? (
        <div className="form-sections" key={section}>
          <MissingEmail record={record} />
          <Section section={section} record={record} user={user} />
        </div>
      ) : error ? (
        <FailureCard error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={t('settings.loading')} />
      )}
    </div>
  );
}

const links = {
  profile: { label: 'settings.profile', icon: 'person' },
  language: { label: 'settings.language_money', icon: 'globe' },
  notifications: { label: 'notices.title', icon: 'bell' },
  privacy: { label: 'settings.privacy', icon: 'lock' },
  data: { label: 'settings.data', icon: 'download' },
  advanced: { label: 'settings.advanced', icon: 'code' },
} as const satisfies Record<SettingsPlace, { label: MessageKey; icon: IconName }>;

/** All sections: a list beside the open one, or tabs above it on a phone. */
function SectionLinks({ value }: { value: SettingsPlace }) {
  const t = useT();
  return (
    <nav aria-label={t('settings.title')}>
      <ul className="settings-links">
        {SETTINGS_SECTIONS.map((section) => (
          <SectionLink key={section} section={section} isOpen={section === value} />
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section, isOpen }: { section: SettingsPlace; isOpen: boolean }) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A tab of a phone may be beyond the edge.
    if (isOpen) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isOpen]);
  const { icon, label } = links[section];
  return (
    <li>
      <Link ref={link} to={paths.settings(section)} aria-current={isOpen ? 'page' : undefined}>
        <Icon name={icon} />
        {t(label)}
      </Link>
    </li>
  );
}

function Section({ section, record, user }: { section: SettingsPlace; record: AuthenticatedUser; user: SessionUser }) {
  const t = useT();
  switch (section) {
    case 'profile':
      return (
        <>
          <PictureSection record={record} />
          <AccountSection record={record} userId={user.id} />
        </>
      );
    case 'language':
      return (
        <>
          <LanguageSection record={record} />
          <CurrencySection />
        </>
      );
    case 'notifications':
      return (
        <>
          <EmailsSection record={record} />
          <NotificationsSection user={user} />
        </>
      );
    case 'privacy':
      return <BlockedSection userId={user.id} />;
    case 'data':
      return (
        <>
          <DataSection slug={record.slug} />
          <SessionsSection />
          <DeleteSection />
        </>
      );
    case 'advanced':
      return (
        <>
          <p className="muted">{t('settings.advanced_text')}</p>
          <FeedSection />
          <DeveloperSections userId={user.id} />
        </>
      );
  }
}

const DeleteDialog = laterDialog(() => import('./delete-dialog.tsx'));

/** Deletes the account. The dialog's code is loaded when it opens. */
function DeleteSection() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection id="delete" title={t('settings.delete')}>
      <p className="muted">{t('settings.delete_text')}</p>
      <ul className="settings-meaning">
        <li>{t('settings.delete_bookings')}</li>
        <li>{t('settings.delete_messages')}</li>
        <li>{t('settings.delete_payments')}</li>
      </ul>
      <div className="settings-save">
        <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
          {t('settings.delete_open')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** The picture of the person, whatever profiles they have. */
function PictureSection({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  return (
    <SettingsSection id="picture" title={t('avatar.title')}>
      <AvatarField name={fullName(record, useLocale())} />
    </SettingsSection>
  );
}

/** The settings of a suspended person: the reason, a contact, their sessions, their data, and deletion. */
function SuspendedAccount({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  const contact = useContact();
  return (
    <>
      <h1>{t('settings.suspended_title')}</h1>
      <div className="form-sections">
        <Card className="form-section stack">
          {record.suspension_reason !== null && (
            <div>
              <h2 className="card-title">{t('settings.suspended_reason')}</h2>
              <p className="own-words">{record.suspension_reason}</p>
            </div>
          )}
          <p className="muted">{t('settings.suspended_text')}</p>
          <div className="row">
            <ButtonLink to={paths.bookings()}>{t('settings.suspended_sessions')}</ButtonLink>
            {contact !== null && (
              <a className="button button-line" href={`mailto:${contact}`}>
                {t('settings.suspended_write')}
              </a>
            )}
          </div>
          {contact !== null && <p className="small">{t('settings.suspended_address', { address: contact })}</p>}
        </Card>
        <DecisionList userId={record.id} />
        <DataSection slug={record.slug} />
        <SessionsSection />
      </div>
    </>
  );
}

/** Signing out, here or on every device if the provider supports it. */
function SessionsSection() {
  const t = useT();
  const { user, signOut } = useSession();
  const { data: everywhere = false } = useQuery({
    queryKey: ['can-sign-out-everywhere', user?.id],
    queryFn: () => session.canSignOutEverywhere(),
  });
  const here = useMutation({ mutationFn: () => signOut() });
  const all = useMutation({ mutationFn: () => session.signOutEverywhere() });
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')}>
      <p className="muted">{t(everywhere ? 'settings.sessions_text' : 'settings.sessions_text_here')}</p>
      <div className="settings-save">
        <Button
          kind="line"
          icon="sign_out"
          onClick={() => here.mutate()}
          loading={here.isPending && t('settings.signing_out')}
        >
          {t('settings.sign_out')}
        </Button>
        {everywhere && (
          <Button kind="line" onClick={() => all.mutate()} loading={all.isPending && t('settings.signing_out')}>
            {t('settings.sign_out_everywhere')}
          </Button>
        )}
      </div>
      <FailureMessage variant="inline" error={all.error ?? here.error} />
    </SettingsSection>
  );
}
