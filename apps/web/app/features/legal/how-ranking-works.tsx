import { LIMITS } from '@abroad/contract/limits';
import { MATCH_POINTS, QUALITY_BOUNDS, QUALITY_POINTS, type MatchPlace, type Steps } from '@abroad/contract/ranking';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import './legal.css';
import { TextPage, TextSection } from './text-page.tsx';

/** Orders that use none of the recommended one's data. */
const otherOrders = ['price', 'newest', 'name'] as const;

/** The criteria that order mentors, and their weights: all numbers are those that the ranking adds up. */
export function HowRankingWorks() {
  const t = useT();
  return (
    <TextPage title={t('ranking.title')}>
      <p>{t('ranking.intro')}</p>
      <p className="strong">{t('ranking.unpaid')}</p>
      <TextSection title={t('ranking.orders_title')}>
        <ul>
          <li>{t('ranking.order_recommended', { order: t('search.sort_recommended') })}</li>
          <li>{t('ranking.order_relevance', { order: t('search.sort_relevance') })}</li>
          <li>{t('ranking.order_rating', { order: t('search.sort_rating'), count: LIMITS.rating_from_reviews })}</li>
          {(['next_available', ...otherOrders] as const).map((sort) => (
            <li key={sort}>{t(`ranking.order_${sort}`, { order: t(`search.sort_${sort}`) })}</li>
          ))}
        </ul>
      </TextSection>
      <Quality />
      <Matches />
      <TextSection title={t('ranking.never_title')}>
        <ul>
          <li>{t('ranking.never_money')}</li>
          <li>{t('ranking.never_who')}</li>
        </ul>
      </TextSection>
      <YourData />
    </TextPage>
  );
}

/** The points of the recommended order. */
function Quality() {
  const t = useT();
  const format = useFormat();
  const { star, assumed_stars, assumed_reviews, least_stars, most_stars, complete_part, complete_parts } =
    QUALITY_POINTS;
  const { session_doubling, most_for_sessions, proof, active, soon, new: fresh } = QUALITY_POINTS;
  const points = format.number;
  const values = { least: points(QUALITY_BOUNDS.least), most: points(QUALITY_BOUNDS.most) };
  return (
    <TextSection title={t('ranking.points_title')}>
      <p>{t('ranking.points_intro', values)}</p>
      <table className="legal-table points-table" aria-label={t('ranking.points_title')}>
        <thead>
          <tr>
            <th scope="col">{t('ranking.factor')}</th>
            <th scope="col">{t('ranking.points')}</th>
          </tr>
        </thead>
        <tbody>
          <Factor
            name={t('ranking.reviews')}
            points={t('ranking.from_to', { from: points(least_stars * star), to: points(most_stars * star) })}
          >
            {t('ranking.reviews_how', {
              points: star,
              assumed: assumed_reviews,
              stars: points(assumed_stars),
              least: points(least_stars),
            })}
          </Factor>
          <Factor name={t('ranking.complete')} points={upTo(complete_part * complete_parts)}>
            {t('ranking.complete_how', { points: complete_part })}
          </Factor>
          <Factor name={t('ranking.new')} points={upTo(mostOf(fresh))}>
            {t('ranking.new_how')}
            <StepList kind="new" steps={fresh} />
          </Factor>
          <Factor name={t('ranking.proof')} points={upTo(Math.max(...Object.values(proof)))}>
            {t('ranking.proof_how', {
              affiliation: points(proof.affiliation),
              degree: points(proof.graduation),
              named: points(proof.vouched),
            })}
          </Factor>
          <Factor name={t('ranking.sessions')} points={upTo(most_for_sessions)}>
            {t('ranking.sessions_how', { points: session_doubling })}
          </Factor>
          <Factor name={t('ranking.active')} points={upTo(mostOf(active))}>
            {t('ranking.active_how')}
            <StepList kind="active" steps={active} />
          </Factor>
          <Factor name={t('ranking.soon')} points={upTo(mostOf(soon))}>
            {t('ranking.soon_how')}
            <StepList kind="soon" steps={soon} />
          </Factor>
        </tbody>
      </table>
    </TextSection>
  );

  function upTo(most: number): string {
    return t('ranking.from_to', { from: points(0), to: points(most) });
  }
}

const mostOf = (steps: Steps): number => Math.max(...steps.map(([, points]) => points));

/** One row: a factor with its explanation, and the least and the most points that it gives. */
function Factor({ name, points, children }: { name: string; points: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <div className="points-how">{children}</div>
      </th>
      <td>
        <bdi dir="ltr">{points}</bdi>
      </td>
    </tr>
  );
}

function StepList({ kind, steps }: { kind: 'new' | 'active' | 'soon'; steps: Steps }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul>
      {steps.map(([days, points]) => (
        <li key={days}>{t(`ranking.step_${kind}`, { days, points: format.number(points) })}</li>
      ))}
    </ul>
  );
}

const places = Object.keys(MATCH_POINTS) as MatchPlace[];

/** The points of each typed word. */
function Matches() {
  const t = useT();
  const format = useFormat();
  return (
    <TextSection title={t('ranking.words_title')}>
      <p>{t('ranking.words_intro')}</p>
      <table className="legal-table points-table" aria-label={t('ranking.words_title')}>
        <thead>
          <tr>
            <th scope="col">{t('ranking.place')}</th>
            <th scope="col">{t('ranking.whole')}</th>
            <th scope="col">{t('ranking.part')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{t(`ranking.in_${place}`)}</th>
              <td>{format.number(MATCH_POINTS[place].whole)}</td>
              <td>{format.number(MATCH_POINTS[place].beginning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TextSection>
  );
}

/** The data from which the recommended order is made, and the way without it. */
function YourData() {
  const t = useT();
  const order = t('search.sort_recommended');
  return (
    <TextSection title={t('ranking.data_title')}>
      <ul>
        <li>{t('ranking.data_reader', { order })}</li>
        <li>{t('ranking.data_zone')}</li>
        <li>{t('ranking.data_mentor', { order })}</li>
      </ul>
      <p>{t('ranking.data_without')}</p>
      <ul>
        {otherOrders.map((sort) => (
          <li key={sort}>
            <Link className="link" to={paths.search({ sort_by: sort })}>
              {t(`search.sort_${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted">{t('ranking.tested')}</p>
    </TextSection>
  );
}
