import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed as such: while an input method composes a word, it only ends that (UI Events, 5.3.3). */
export const isEnter = ({ key, nativeEvent }: Pick<KeyboardEvent, 'key' | 'nativeEvent'>): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
