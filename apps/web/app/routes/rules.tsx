import { titled } from '../lib/page-title.ts';
import { RulesPage } from '../features/legal/rules-page.tsx';

export const meta = titled('conduct.title');

export default RulesPage;
