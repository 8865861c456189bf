import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { joinTexts } from '../../lib/join-texts.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Card } from '../../ui/card.tsx';

/** The latest decisions about the signed-in person; nothing without any. */
export function DecisionList({ userId }: { userId: string }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['decisions', userId],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listMyDecisions({ signal });
    },
  });
  if (data === undefined || data.items.length === 0) {
    return null;
  }
  return (
    <Card className="stack">
      <h2 className="card-title">{t('decisions.list')}</h2>
      <ul>
        {data.items.map(({ id, actions, created_at }) => (
          <li key={id}>
            <Link className="link" to={paths.decision(id)}>
              {t('decisions.one', {
                what: joinTexts(
                  actions.map(({ type }) => t(`decisions.action_${type}`)),
                  locale,
                ),
                date: format.day(created_at),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
