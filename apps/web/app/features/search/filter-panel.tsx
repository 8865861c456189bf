import { Popover } from '@base-ui/react/popover';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GroupFields } from './filter-fields.tsx';
import { groupNames, narrow, type FilterGroup, type FilterState } from './filter-state.ts';
import { useCounted } from './use-counted.ts';

interface Properties {
  group: FilterGroup;
  /** The chip that it belongs to. */
  anchor: HTMLElement;
  state: FilterState;
  onClose: () => void;
}

/** The fields of one group below its chip. What is chosen counts at once, and the list behind follows. */
export default function FilterPanel({ group, anchor, state, onClose }: Properties) {
  const t = useT();
  const { options } = useCounted(state.filters);
  // There the drawer takes its place.
  const close = useEffectEvent(() => {
    onClose();
    anchor.focus();
  });
  useEffect(() => {
    const query = matchMedia(narrow);
    const onChange = () => close();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return (
    <Popover.Root
      open
      onOpenChange={(_, { event, reason }) => {
        // The chip closes it by itself.
        if (event.target instanceof Node && anchor.contains(event.target)) return;
        onClose();
        if (reason === 'escape-key') anchor.focus();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className="picker-layer" anchor={anchor} sideOffset={6} align="start">
          <Popover.Popup
            className="menu filter-panel filter-fields"
            aria-label={t(groupNames[group])}
            finalFocus={{ current: anchor }}
          >
            {options === null ? (
              <Skeleton shape="block" />
            ) : (
              <GroupFields group={group} state={{ ...state, options, form: undefined }} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
