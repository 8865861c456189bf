import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

interface Held {
  id: string;
  order: readonly string[];
  by: 'keys' | 'pointer';
}

interface List {
  ids: readonly string[];
  onOrder: (ids: readonly string[]) => void;
  /** Called with each place that an item takes, from 0. */
  onPlace: (id: string, place: number) => void;
}

/** The attribute of an item that names it. */
export const ITEM = 'data-item';

/** How near to the edge of the window a dragged item scrolls it, and how far, in pixels. */
const EDGE_PX = 72;
const STEP_PX = 14;

/** A list that is put in order by its handles: dragged, or with Space and the arrow keys. The order counts when the item is let go. */
export function useReorder({ ids, onOrder, onPlace }: List) {
  const [held, setHeld] = useState<Held | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  const order = held?.order.every((id) => ids.includes(id)) && held.order.length === ids.length ? held.order : ids;

  const place = (to: number) => {
    const from = held === null ? -1 : order.indexOf(held.id);
    if (held !== null && to !== from && to >= 0 && to < order.length) {
      setHeld({ ...held, order: order.toSpliced(from, 1).toSpliced(to, 0, held.id) });
      onPlace(held.id, to);
    }
  };
  const letGo = () => {
    if (held !== null && order.some((id, at) => id !== ids[at])) {
      onOrder(order);
    }
    setHeld(null);
  };

  // A handle that is moved in the document loses its focus.
  useLayoutEffect(() => {
    if (held?.by === 'keys') {
      handle.current?.focus();
    }
  }, [held]);

  const isDragged = held?.by === 'pointer';
  const drag = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)?.closest(`[${ITEM}]`)?.getAttribute(ITEM);
    if (clientY < EDGE_PX || clientY > innerHeight - EDGE_PX) {
      scrollBy(0, clientY < EDGE_PX ? -STEP_PX : STEP_PX);
    }
    if (over != null) {
      place(order.indexOf(over));
    }
  });
  const drop = useEffectEvent(letGo);
  // A handle that is moved in the document loses the pointer too, so the window follows it.
  useEffect(() => {
    if (!isDragged) {
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pointermove', (event) => drag(event), { signal });
    addEventListener('pointerup', () => drop(), { signal });
    addEventListener('pointercancel', () => setHeld(null), { signal });
    return () => ending.abort();
  }, [isDragged]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }[
      event.key
    ];
    if (held === null || (by === undefined && event.key !== 'Escape')) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) {
      setHeld(null);
    } else {
      place(order.indexOf(held.id) + by);
    }
  };

  return {
    order,
    heldId: held?.id ?? null,
    handleOf: (id: string) => ({
      'aria-pressed': held?.id === id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0) {
          setHeld({ id, order: ids, by: 'pointer' });
        }
      },
      // A press of a key or of a screen reader; that of a pointer has a count.
      onClick: ({ detail, currentTarget }: { detail: number; currentTarget: HTMLElement }) => {
        handle.current = currentTarget;
        if (detail === 0) {
          if (held === null) setHeld({ id, order: ids, by: 'keys' });
          else letGo();
        }
      },
      onKeyDown: press,
      onBlur: () =>
        setTimeout(() => {
          if (document.activeElement !== handle.current) setHeld((now) => (now?.by === 'keys' ? null : now));
        }),
    }),
  };
}
