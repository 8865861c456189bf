import { useT } from '../../lib/i18n.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Ticket, TwoClocks } from '../../ui/ticket.tsx';
import portrait from './example-portrait.svg?url';

/** The three steps, and their result. */
export function HowItWorks() {
  const t = useT();
  return (
    <section className="section wrap how">
      <div>
        <h2>{t('home.how_title')}</h2>
        <ol className="how-steps">
          <Step title={t('home.how_route')} detail={t('home.how_route_detail')} />
          <Step title={t('home.how_time')} detail={t('home.how_time_detail')} />
          <Step title={t('home.how_book')} detail={t('home.how_book_detail')} />
        </ol>
      </div>
      <ExampleTicket />
    </section>
  );
}

function Step({ title, detail }: { title: string; detail: string }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="muted">{detail}</p>
      </div>
    </li>
  );
}

function ExampleTicket() {
  const t = useT();
  const names = { from: t('home.ticket_from'), to: t('home.ticket_to') };
  return (
    <Ticket
      label={t('home.ticket')}
      head={<RouteLine origin="VNM" destination="NLD" label={t('home.route_spoken', names)} />}
      state={
        <Tag tone="sky" icon="check">
          {t('home.ticket_state')}
        </Tag>
      }
      clocks={
        <TwoClocks
          mine={{ time: '19:30', caption: t('home.ticket_mine') }}
          theirs={{ time: '13:30', caption: t('home.ticket_theirs') }}
        />
      }
    >
      <Stamp src={portrait} name="" lazy />
      <div>
        <div className="strong">{t('home.ticket_service')}</div>
        <div className="small muted">{t('home.ticket_with')}</div>
      </div>
    </Ticket>
  );
}
