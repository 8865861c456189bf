import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadRuleWords } from './features/forms/rule-words-provider.tsx';
import { loadMessages } from './locales/index.ts';

const { lang } = document.documentElement;
await Promise.all([loadMessages(lang), loadRuleWords(lang)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
