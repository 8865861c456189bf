import type { Thread } from '@abroad/contract/threads';
import { Link, NavLink, useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths, queryString } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useRole } from '../../session/use-role.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { AddressSearch } from '../forms/address-search.tsx';
import { Portrait } from './portrait.tsx';
import { useHasBlocked, useThreads } from './use-threads.ts';

interface Properties {
  userId: string;
  q: string;
  page: number;
}

/** The conversations of the reader, the latest first, and a search in their texts and names. */
export function ThreadList({ userId, q, page }: Properties) {
  const t = useT();
  const { data, error, refetch, isPlaceholderData } = useThreads(userId, { q, page });
  const { pathname } = useLocation();
  const hrefOf = (part: { q?: string; page?: number }) => `${pathname}${queryString({ q, ...part })}`;
  return (
    <>
      {(q !== '' || data === undefined || data.items.length > 0) && (
        <AddressSearch
          q={q}
          hrefOf={(next) => hrefOf({ q: next })}
          label={t('messages.search')}
          clearLabel={t('messages.search_clear')}
        />
      )}
      {data === undefined ? (
        error === null ? (
          <ListWaiting />
        ) : (
          <FailureCard error={error} onRetry={refetch} />
        )
      ) : data.items.length === 0 ? (
        q === '' ? (
          <NoThreads userId={userId} />
        ) : (
          <NoneFound q={q} />
        )
      ) : (
        <>
          <ul className={classNames('thread-list', isPlaceholderData && 'thread-list-old')}>
            {data.items.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} q={q} />
            ))}
          </ul>
          <Pager
            label={t('messages.pages')}
            page={data.page}
            totalPages={data.total_pages}
            hrefOf={(next) => hrefOf({ page: next })}
            previousLabel={t('messages.page_previous')}
            nextLabel={t('messages.page_next')}
            pageLabel={(number) => t('messages.page_number', { page: number })}
          />
        </>
      )}
    </>
  );
}

function ThreadRow({ thread, q }: { thread: Thread; q: string }) {
  const t = useT();
  const format = useFormat();
  const { other, found_message: found, unread } = thread;
  const last = found ?? thread.last_message;
  return (
    <li>
      <NavLink
        className={classNames('thread-row', unread > 0 && 'thread-row-unread')}
        to={paths.thread(thread.id, { q, ...(found !== null && { m: found.id }) })}
      >
        <Portrait name={nameOf(other, t)} src={other.avatar_thumbnail_url} />
        <span className="thread-row-words">
          <span className="thread-row-head">
            <span className="thread-row-name" dir="auto">
              {nameOf(other, t)}
            </span>
            <span className="tiny muted">{format.moment(found?.created_at ?? thread.last_message_at)}</span>
          </span>
          <span className="thread-row-last">
            {last?.is_own && last.text !== null && <span>{t('messages.you_said')}</span>}
            <span className="thread-row-text" dir="auto">
              {last === null
                ? t('messages.no_words')
                : last.text === null
                  ? t('messages.removed')
                  : last.text || t('messages.files_alone')}
            </span>
            {unread > 0 && (
              <>
                <span className="tab-count" aria-hidden="true">
                  {unread > 99 ? '99+' : unread}
                </span>
                <span className="unseen">{t('messages.unread', { count: unread })}</span>
              </>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}

/** Returns the other person's name, or the words for a deleted account. */
export function nameOf(other: Thread['other'], t: ReturnType<typeof useT>): string {
  return other.is_deleted ? t('messages.deleted_person') : other.name;
}

function NoThreads({ userId }: { userId: string }) {
  const t = useT();
  const hasBlocked = useHasBlocked(userId);
  const { role } = useRole();
  return (
    <>
      <EmptyState
        title={t(hasBlocked ? 'messages.none_shown' : 'messages.none')}
        action={
          role === 'mentor' ? (
            <ButtonLink to={paths.mentorHome()}>{t('layout.mentor_home')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.search()}>{t('messages.find_mentor')}</ButtonLink>
          )
        }
      >
        {t(role === 'mentor' ? 'messages.none_mentor' : 'messages.none_text')}
      </EmptyState>
      {hasBlocked && (
        <p className="small muted">
          {t('messages.blocked_not_shown')}{' '}
          <Link className="link" to={paths.settings('privacy')}>
            {t('messages.blocked_people')}
          </Link>
        </p>
      )}
    </>
  );
}

function NoneFound({ q }: { q: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('messages.none_found', { q })}
      action={
        <ButtonLink kind="line" to={paths.messages()}>
          {t('messages.all')}
        </ButtonLink>
      }
    />
  );
}

export function ListWaiting() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <output className="unseen">{t('messages.loading')}</output>
      {['first', 'second', 'third'].map((one) => (
        <div key={one} className="thread-row">
          <span className="face" />
          <span className="thread-row-words">
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </div>
  );
}
