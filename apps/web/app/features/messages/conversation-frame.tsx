import type { AnswerHours } from '@abroad/contract/profiles';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { Portrait } from './portrait.tsx';

interface UnloadedProperties {
  /** Null while it is on its way. */
  error: unknown;
  onRetry: () => unknown;
  /** The content where the conversation doesn't exist, or has no other person. */
  missing: ReactNode;
}

/** Replaces a conversation that is loading, doesn't exist, or could not be loaded. */
export function Unloaded({ error, onRetry, missing }: UnloadedProperties) {
  return (
    <section className="messages-open" aria-busy={error === null}>
      {error === null ? (
        <LinesWaiting />
      ) : isFailure(error) && error.status === 404 ? (
        missing
      ) : (
        <FailureCard error={error} onRetry={onRetry} />
      )}
    </section>
  );
}

/** Before a conversation is there. */
export function LinesWaiting() {
  const t = useT();
  return (
    <div className="stack">
      <output className="unseen">{t('messages.loading')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}

interface HeadProperties {
  name: string;
  avatar: string | null;
  /** The address behind the name; null for people without a profile. */
  profile?: string | null;
  /** Shows more about the person, where there is no room beside the conversation. */
  onAbout?: (() => void) | undefined;
  /** The other person's role for the reader. */
  role?: string;
  /** Hours within which a mentor usually answers; null if unknown. */
  answersWithin: AnswerHours | null;
  /** The actions on the conversation. */
  children?: ReactNode;
}

/** The other person of a conversation, and on a phone the link back to all conversations. */
export function ConversationHead({
  name,
  avatar,
  profile = null,
  onAbout,
  role,
  answersWithin,
  children,
}: HeadProperties) {
  const t = useT();
  const [search] = useSearchParams();
  const facts = [role, answersWithin === null ? undefined : t(`profile.answers_${answersWithin}`)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <header className="conversation-head">
      <Link
        className="icon-button conversation-back"
        to={paths.messages({ q: search.get('q') ?? '' })}
        aria-label={t('messages.back')}
      >
        <Icon name="arrow_back" />
      </Link>
      <Portrait name={name} src={avatar} />
      <div className="conversation-who">
        <h2>
          {onAbout !== undefined ? (
            <button type="button" className="conversation-name" dir="auto" aria-haspopup="dialog" onClick={onAbout}>
              {name}
            </button>
          ) : profile === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link className="conversation-name" to={profile} dir="auto">
              {name}
            </Link>
          )}
        </h2>
        {facts.length > 0 && <p className="tiny muted">{facts.join(' · ')}</p>}
      </div>
      {children}
    </header>
  );
}
