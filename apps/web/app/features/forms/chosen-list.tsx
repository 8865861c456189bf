import { useT } from '../../lib/i18n.tsx';
import { Chip } from '../../ui/chip.tsx';

interface Properties {
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** What was chosen so far, each with a cross. */
export function ChosenList({ items, onRemove }: Properties) {
  const t = useT();
  if (items.length === 0) {
    return null;
  }
  return (
    <ul className="chosen-list" aria-label={t('forms.chosen')}>
      {items.map((item) => (
        <li key={item.id}>
          <Chip removeLabel={t('forms.remove_item', { name: item.label })} onRemove={() => onRemove(item.id)}>
            {item.label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
