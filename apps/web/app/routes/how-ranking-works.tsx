import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { HowRankingWorks } from '../features/legal/how-ranking-works.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('ranking.title', matches);

export default HowRankingWorks;
