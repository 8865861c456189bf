import { useCallback, useState } from 'react';

export interface Editing {
  isOn: boolean;
  /** Whether it was ever on: then the page shows the owner's own copy, which is never older than the server's. */
  wasOn: boolean;
  turn: (on: boolean) => void;
}

/** Whether the owner is editing the profile, or sees it as visitors do. */
export function useEditing(): Editing {
  const [isOn, setIsOn] = useState(false);
  const [wasOn, setWasOn] = useState(false);
  const turn = useCallback((on: boolean) => {
    setIsOn(on);
    setWasOn(true);
  }, []);
  return { isOn, wasOn, turn };
}
