import { titled } from '../lib/page-title.ts';
import { HowRankingWorks } from '../features/legal/how-ranking-works.tsx';

export const meta = titled('ranking.title');

export default HowRankingWorks;
