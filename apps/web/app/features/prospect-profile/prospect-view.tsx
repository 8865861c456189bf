import { fullName } from '@abroad/contract/full-name';
import type { ProspectProfile } from '@abroad/contract/profiles';
import type { ReactNode } from 'react';
import { alpha3, countryInSentence, countryName } from '../../lib/country-names.ts';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { joinTexts } from '../../lib/join-texts.ts';
import { languageName } from '../../lib/language-names.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Card } from '../../ui/card.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AvatarButton } from '../avatar/avatar-button.tsx';
import { educationStation, experienceStation } from '../history/present-stations.ts';
import { ProfilePath } from '../history/profile-path.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { termKey } from './intake.ts';
import { stageKeys } from './stages.ts';
import type { ProfileLabels } from './use-labels.ts';

interface Properties {
  profile: ProspectProfile;
  labels: ProfileLabels;
  /** The reader's actions, beside the name. */
  actions?: ReactNode;
  /** The owner's editor, in place of the studies and jobs. */
  history?: ReactNode;
}

/** A prospect as a mentor sees them before a session: the wanted route, the plan, and their own words. */
export function ProspectView({ profile, labels, actions, history }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const name = fullName(profile, locale);
  return (
    <div className="form-sections">
      <Card className="prospect-head">
        <div className="stamp-place">
          <Stamp src={profile.profile_image_url} srcSet={pictureSet(profile)} name={name} size="large" />
          {profile.is_own_profile && <AvatarButton compact name={name} />}
        </div>
        <div className="stack">
          <h1>{name}</h1>
          <WantedRoutes profile={profile} />
          <p>
            <Tag tone="pine">{t(stageKeys[profile.application_stage])}</Tag>
          </p>
          {actions}
        </div>
      </Card>
      <Card className="form-section">
        <h2>{t('prospects.seen_plan')}</h2>
        <PlanFacts profile={profile} labels={labels} />
      </Card>
      <ProfileText title={t('prospects.seen_why')}>{profile.why_study_abroad}</ProfileText>
      <ProfileText title={t('prospects.seen_topics')}>{profile.topics_can_discuss}</ProfileText>
      <ProfileText title={t('prospects.seen_about')}>{profile.about}</ProfileText>
      <ProfileText title={t('prospects.seen_aspirations')}>{profile.career_aspirations}</ProfileText>
      {history ?? <ProspectHistory profile={profile} />}
    </div>
  );
}

/** The place, subject and time of the planned studies, and the languages. */
export function PlanFacts({ profile, labels }: Pick<Properties, 'profile' | 'labels'>) {
  const t = useT();
  const { locale, format } = useViewer();
  return (
    <dl className="prospect-facts">
      <ProfileFact label={t('history.degree')}>{named(profile.target_degree_ids, labels.degrees, t)}</ProfileFact>
      <ProfileFact label={t('prospects.seen_universities')}>
        {named(profile.target_university_ids, labels.universities, t)}
      </ProfileFact>
      <ProfileFact label={t('prospects.seen_fields')}>{joinTexts(profile.target_fields, locale)}</ProfileFact>
      <ProfileFact label={t('prospects.intake')}>{intakeWords(profile, t)}</ProfileFact>
      <ProfileFact label={t('prospects.seen_languages')}>
        {t.list(profile.languages.map((tag) => languageName(tag, locale)))}
      </ProfileFact>
      <ProfileFact label={t('prospects.seen_current')}>
        {profile.current_country_code && countryName(profile.current_country_code, locale)}
      </ProfileFact>
      <ProfileFact label={t('prospects.seen_zone')}>{format.zone(profile.time_zone)}</ProfileFact>
    </dl>
  );
}

/** The routes from their country to their destinations. */
export function WantedRoutes({ profile }: { profile: ProspectProfile }) {
  const t = useT();
  const { locale } = useViewer();
  const { origin_country_code: from, target_country_codes: targets } = profile;
  if (from === null || targets.length === 0) {
    return from === null ? null : <p>{countryName(from, locale)}</p>;
  }
  return (
    <ul className="prospect-routes">
      {targets.map((to) => (
        <li key={to}>
          <RouteLine
            origin={alpha3(from)}
            destination={alpha3(to)}
            label={t('home.route_spoken', {
              from: countryInSentence(from, locale),
              to: countryInSentence(to, locale),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

/** `Autumn 2027`, as far as it is known. */
function intakeWords({ intake_year: year, intake_term: term }: ProspectProfile, t: Translate): string {
  const key = term === null ? null : termKey(term);
  return [key === null ? term : t(key), year].filter(Boolean).join(' ');
}

function named(ids: readonly string[], names: ReadonlyMap<string, string>, t: Translate): string {
  return t.list(ids.map((id) => names.get(id) ?? id));
}

/** Studies and jobs so far, if the person has entered any. */
function ProspectHistory({ profile: { educations, experiences } }: { profile: ProspectProfile }) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  return (
    <>
      {educations.length > 0 && (
        <Card className="form-section">
          <h2>{t('prospects.education')}</h2>
          <ProfilePath stations={educations.map((education) => educationStation(education, locale))} />
        </Card>
      )}
      {experiences.length > 0 && (
        <Card className="form-section">
          <h2>{t('prospects.experience')}</h2>
          <ProfilePath stations={experiences.map((experience) => experienceStation(experience, locale))} />
        </Card>
      )}
    </>
  );
}

/** One fact with its name, for lists of them; nothing if it is unknown. */
function ProfileFact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') {
    return null;
  }
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A text of the person's own under its title; nothing if there is none. */
function ProfileText({ title, children }: { title: string; children: string | null }) {
  if (children === null) {
    return null;
  }
  return (
    <Card className="form-section">
      <h2>{title}</h2>
      <p className="own-words as-written">{children}</p>
    </Card>
  );
}

/** The same among other parts, without its own card. */
export function OwnWords({ title, children }: { title: string; children: string | null }) {
  return (
    children !== null && (
      <div>
        <h3>{title}</h3>
        <p className="own-words as-written">{children}</p>
      </div>
    )
  );
}
