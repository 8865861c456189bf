import type { BlockedPeople } from '@abroad/contract/threads';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SettingsSection } from './settings-section.tsx';

const keyOf = (userId: string) => ['blocked', userId] as const;

function useBlocked(userId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(userId),
    staleTime: 0,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }): Promise<BlockedPeople> => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBlocked({ query: { page: pageParam }, signal });
    },
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : null),
  });
}

/** The people whom the reader has blocked, and the buttons to unblock them. */
export function BlockedSection({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBlocked(userId);
  const people = data?.pages.flatMap(({ items }) => items);
  return (
    <SettingsSection id="blocked" title={t('settings.blocked')}>
      {people === undefined ? (
        error === null ? (
          <div aria-busy="true">
            <output className="unseen">{t('settings.blocked_loading')}</output>
            <Skeleton shape="long" />
          </div>
        ) : (
          <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
        )
      ) : people.length === 0 ? (
        <p className="muted">{t('settings.blocked_none')}</p>
      ) : (
        <>
          <p className="muted">{t('settings.blocked_text')}</p>
          <ul className="settings-people" aria-label={t('settings.blocked')}>
            {people.map((person) => (
              <Blocked key={person.slug} person={person} userId={userId} />
            ))}
          </ul>
          {hasNextPage && (
            <Button
              kind="line"
              size="small"
              loading={isFetchingNextPage && t('settings.blocked_loading')}
              onClick={() => void fetchNextPage()}
            >
              {t('settings.blocked_more')}
            </Button>
          )}
        </>
      )}
    </SettingsSection>
  );
}

function Blocked({ person, userId }: { person: BlockedPeople['items'][number]; userId: string }) {
  const t = useT();
  const format = useFormat();
  const queries = useQueryClient();
  const { slug, name } = person;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      await api.unblockPerson({ body: { slug } });
    },
    onSuccess() {
      showToast({ text: t('settings.unblocked', { name }) });
      return queries.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
  return (
    <li>
      <div className="settings-person">
        <p>
          <bdi className="strong">{name}</bdi>
          <br />
          <span className="small muted">
            {t(`messages.reason_${person.reason}`)} · {format.longDay(person.created_at)}
          </span>
        </p>
        <Button size="small" kind="line" loading={isPending && t('messages.unblocking')} onClick={() => mutate()}>
          {t('messages.unblock', { name })}
        </Button>
      </div>
      <FailureMessage variant="inline" error={error} />
    </li>
  );
}
