import type { MentorProfile } from '@abroad/contract/profiles';
import { Suspense, type ReactNode } from 'react';
import { capitalise } from '../../lib/capitalise.ts';
import { useT } from '../../lib/i18n.tsx';
import { proofWords } from '../../lib/proof-words.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { ArcMap } from '../../ui/arc-map.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { laterDialog, laterPart } from '../errors/later-part.tsx';
import { ProfileStory } from './profile-story.tsx';
import type { ProfileView } from './profile-view.ts';
import type { Editing } from './use-editing.ts';

/** Parts for the owner alone; visitors don't load their code. */
const loadParts = () => import('./owner-parts.tsx');
const OwnerBar = laterDialog(async () => ({ default: (await loadParts()).OwnerBar }));
const OwnerPicture = laterDialog(async () => ({ default: (await loadParts()).AvatarButton }));
const OwnerStory = laterPart(async () => ({ default: (await loadParts()).OwnerStory }));

interface Properties {
  mentor: ProfileView;
  /** The profile for its owner; null for others. */
  own: MentorProfile | null;
  /** Whether it may be the reader's own, so that room is left for the owner's parts. */
  isAwaited?: boolean;
  editing: Editing;
  /** The content beside the mentor's story. */
  aside?: ReactNode;
  /** The reviews, after the mentor's own words. */
  reviews?: ReactNode;
  /** After the mentor's story. */
  end?: ReactNode;
  /** At the foot of the page. */
  children?: ReactNode;
}

/** The mentor's head and story; the owner can edit them in place. */
export function ProfileContent({ mentor, own, isAwaited = false, editing, aside, reviews, end, children }: Properties) {
  const story = <ProfileStory mentor={mentor} reviews={reviews} end={end} />;
  return (
    <main id="main" tabIndex={-1} className="profile">
      {own === null && isAwaited && <OwnerBarWaiting />}
      {own && (
        <Suspense fallback={<OwnerBarWaiting />}>
          <OwnerBar own={own} editing={editing} />
        </Suspense>
      )}
      <ProfileHead mentor={mentor}>
        {own && (
          <Suspense>
            <OwnerPicture compact name={mentor.name} />
          </Suspense>
        )}
      </ProfileHead>
      <div className="wrap profile-layout">
        {own && editing.isOn ? (
          <Suspense fallback={story}>
            <OwnerStory mentor={mentor} own={own} fallback={story} />
          </Suspense>
        ) : (
          story
        )}
        {aside}
      </div>
      {children}
    </main>
  );
}

const ownerButtons = ['owner.preview', 'owner.pause', 'owner.edit'] as const;

/** The placeholder of the owner's bar while it is loading: the same words, invisible, so that it has the same height. */
function OwnerBarWaiting() {
  const t = useT();
  return (
    <div className="owner-bar owner-bar-waiting" aria-hidden="true">
      <div className="wrap">
        <p>
          <strong>{t('owner.yours')}</strong> {t('owner.status_active')}
        </p>
        <div className="row">
          {ownerButtons.map((words) => (
            <span key={words} className="button button-line button-small">
              <span className="icon" />
              {t(words)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ProfileHeadProperties {
  mentor: ProfileView;
  /** At the corner of the picture. */
  children?: ReactNode;
}

/** The head of the profile: the route, the name and the studies, on the night ground. */
function ProfileHead({ mentor, children }: ProfileHeadProperties) {
  const t = useT();
  const { route, map_frame, studies } = mentor;
  return (
    <div className="profile-head">
      {map_frame && (
        // Without the arc: the line of words has one, and the box would cut this one.
        <ArcMap className="profile-map unprinted" arcs={[]} viewBox={map_frame} />
      )}
      <div className="wrap">
        <div className="stamp-place">
          <Stamp src={mentor.image} srcSet={mentor.image_set} name={mentor.name} size="large" />
          {children}
        </div>
        <div className="profile-name">
          {route && (
            <RouteLine
              origin={route.origin}
              destination={route.destination}
              label={t('profile.route_spoken', { from: route.from, to: route.to })}
            />
          )}
          <h1>{mentor.name}</h1>
          {studies && (
            <p className="line-as-written" dir="auto">
              {studies.degree ? t('profile.studies', studies) : studies.school}
            </p>
          )}
        </div>
        <Reputation mentor={mentor} />
      </div>
    </div>
  );
}

/** Shows only existing figures: a new mentor has no rating, rather than a rating of zero. */
function Reputation({ mentor }: { mentor: ProfileView }) {
  const t = useT();
  const { locale, format } = useViewer();
  const { rating, review_count, session_count, reliability, answers_within_h: hours } = mentor;
  const [proof] = mentor.proofs;
  const isRated = rating !== null && review_count > 0;
  const kept =
    reliability !== null
      ? t('profile.kept', { kept: format.number(reliability.kept), count: reliability.sessions })
      : session_count > 0 && t('profile.sessions', { count: session_count });
  const facts = [
    { icon: 'clock', words: hours !== null && capitalise(t(`profile.answers_${hours}`)) },
    { icon: 'check', words: proof !== undefined && proofWords(proof, t, locale) },
    { icon: 'calendar', words: kept },
  ] as const;
  const shown = facts.filter(({ words }) => words !== false);
  return (
    (isRated || shown.length > 0) && (
      <ul className="profile-facts small">
        {isRated && (
          <li>
            <Icon name="star" />
            <a className="link" href="#reviews">
              {t('profile.rating', { rating: format.rating(rating), count: review_count })}
            </a>
          </li>
        )}
        {shown.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
    )
  );
}
