import { useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Chip } from '../../ui/chip.tsx';

interface Properties {
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** The chosen items, each with a cross. After one is removed by keyboard the focus goes to the next, or to the field. */
export function ChosenList({ items, onRemove }: Properties) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, index: number) => {
    const field = list.current?.closest('.list-field');
    onRemove(id);
    // After the page has rendered the rest.
    requestAnimationFrame(() => {
      const crosses = [...(list.current?.querySelectorAll('button') ?? [])];
      const next = crosses[Math.min(index, crosses.length - 1)] ?? field?.querySelector<HTMLElement>('input, select');
      next?.focus();
    });
  };
  if (items.length === 0) {
    return null;
  }
  return (
    <ul className="chosen-list" ref={list} aria-label={t('forms.chosen')}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Chip removeLabel={t('forms.remove_item', { name: item.label })} onRemove={() => remove(item.id, index)}>
            {item.label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
