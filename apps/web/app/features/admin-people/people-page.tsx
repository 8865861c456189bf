import { LIMITS } from '@abroad/contract/limits';
import { useSearchParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readLine, readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConsoleFilter, ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { AccountTags, usePersonName } from './person-name.tsx';

/** Finds people. The address holds the search text; `/` leads to the field. */
export default function PeoplePage() {
  const t = useT();
  const [search] = useSearchParams();
  const q = readLine(search.get('q'), LIMITS.line_max);
  return (
    <ConsolePage title={t('people.title')} lead={t('people.lead')}>
      <ConsoleFilter action={consolePaths.people()} values={{ q }} search={{ hint: t('people.search_hint') }} />
      {q.length < LIMITS.search_min_length ? (
        <EmptyState title={t('people.start')}>{t('people.start_text')}</EmptyState>
      ) : (
        <Results q={q} page={readPage(search.get('page'))} />
      )}
    </ConsolePage>
  );
}

function Results({ q, page }: { q: string; page: number }) {
  const t = useT();
  const format = useFormat();
  const nameOf = usePersonName();
  const query = useAdminQuery(['people', q, page], (api, signal) => api.searchPeople({ query: { q, page }, signal }));
  const booking_id = query.data?.booking_id ?? null;
  return (
    <>
      {booking_id !== null && (
        <Banner
          action={
            <ButtonLink kind="line" size="small" to={consolePaths.booking(booking_id)}>
              {t('people.open_booking')}
            </ButtonLink>
          }
        >
          {t('people.booking_found')}
        </Banner>
      )}
      <ConsoleList
        label={t('people.results')}
        query={query}
        keyOf={({ user_id }) => user_id}
        hrefOf={({ user_id }) => consolePaths.person(user_id)}
        columns={[
          { title: t('admin.person'), render: (person) => <bdi>{nameOf(person)}</bdi> },
          { title: t('people.email'), render: ({ email }) => <bdi>{email ?? '–'}</bdi> },
          { title: t('people.link'), render: ({ slug }) => <bdi>{slug}</bdi> },
          { title: t('people.account'), render: (person) => <AccountTags person={person} /> },
          { title: t('people.joined'), render: ({ created_at }) => format.day(created_at) },
        ]}
        empty={{ title: t('people.none'), text: t('people.none_text') }}
        pageHref={(next) => consolePaths.people({ q, page: next })}
      />
    </>
  );
}
