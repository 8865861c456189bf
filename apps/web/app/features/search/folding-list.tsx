import { useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

interface Properties {
  items: readonly {
    key: string;
    content: ReactNode;
    /** Chosen ones are always in sight, and in their place. */
    chosen: boolean;
  }[];
  /** So many are always in sight. */
  shown: number;
  /** Names the others: `18 more topics`. */
  more: (count: number) => string;
}

/** The first of many things, and the others to unfold. */
export function FoldingList({ items, shown, more }: Properties) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const isFolded = (index: number, chosen: boolean) => index >= shown && !chosen;
  const folded = items.filter(({ chosen }, index) => isFolded(index, chosen)).length;
  return (
    <div className={classNames('folding', open && 'folding-open')}>
      <ul>
        {items.map(({ key, content, chosen }, index) => (
          <li key={key} className={isFolded(index, chosen) ? 'folding-rest' : undefined}>
            {content}
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('search.fewer') : more(folded)}
        </button>
      )}
    </div>
  );
}
