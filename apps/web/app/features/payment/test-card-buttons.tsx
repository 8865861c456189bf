import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import type { CardFields } from './card-rules.ts';
import { filledWith, testCards } from './test-cards.ts';

/** Says that this is no real payment, and fills in a test card with one press. */
export function TestCardButtons({ onChoose }: { onChoose: (card: CardFields) => void }) {
  const t = useT();
  return (
    <div className="pay-sandbox stack">
      <div>
        <p className="strong">{t('payment.sandbox_title')}</p>
        <p className="small">{t('payment.sandbox_text')}</p>
      </div>
      <ul className="pay-test-cards">
        {testCards.map((card) => (
          <li key={card.number}>
            <Button kind="line" size="small" onClick={() => onChoose(filledWith(card))}>
              {t(card.name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
