import { setBrand } from '@abroad/contract/brand';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { callForPageData } from './api/page-data.ts';
import { loadRuleWords } from './features/forms/rule-words-provider.tsx';
import { loadMessages } from './locales/index.ts';

callForPageData();
const { lang, dataset } = document.documentElement;
if (dataset['brand'] !== undefined) setBrand(dataset['brand']);
await Promise.all([loadMessages(lang), loadRuleWords(lang)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
