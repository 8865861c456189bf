import type { AdminTile } from '@abroad/contract/staff';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConsoleFailure } from './console-failure.tsx';
import { ConsoleLoading, ConsolePage } from './console-page.tsx';
import { TILES } from './sections.ts';
import { useAdminQuery } from './use-admin.ts';

/** The tasks of the signed-in staff member, the overdue first. */
export default function TodayPage() {
  const t = useT();
  return (
    <ConsolePage title={t('admin.today')} lead={t('admin.today_lead')}>
      <Tiles />
    </ConsolePage>
  );
}

function Tiles() {
  const t = useT();
  const { data, error, refetch } = useAdminQuery(['today'], (api, signal) => api.getAdminToday({ signal }));
  if (data === undefined) {
    return error ? <ConsoleFailure error={error} onRetry={refetch} /> : <ConsoleLoading />;
  }
  return (
    <>
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data.items.every(({ due }) => due === 0) && (
        <EmptyState title={t('admin.nothing_due')}>{t('admin.nothing_due_text')}</EmptyState>
      )}
      {data.items.length > 0 && (
        <ul className="console-tiles">
          {data.items.map((item) => (
            <Tile key={item.tile} {...item} />
          ))}
        </ul>
      )}
    </>
  );
}

function Tile({ tile, due, overdue }: AdminTile) {
  const t = useT();
  return (
    <li>
      <Link
        to={TILES[tile]}
        className={classNames('card', 'card-body', 'console-tile', overdue > 0 && 'console-tile-overdue')}
      >
        <span className="console-count">{due}</span>
        <span className="strong">{t(`admin.tile_${tile}`)}</span>
        <span className="small">{overdue > 0 ? t('admin.overdue', { count: overdue }) : t('admin.none_overdue')}</span>
      </Link>
    </li>
  );
}
