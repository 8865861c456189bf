import type { KeyboardEvent } from 'react';

/** The code of a key while an input method handles it (UI Events, 7.3). */
const HANDLED_KEY_CODE = 229;

/**
 * Whether Enter was pressed as a key of its own: while an input method composes a word, it only ends that (UI Events, 5.3.3). WebKit ends the
 * composition before it sends the key, so that only the key's code shows it.
 */
export const isEnter = ({ key, nativeEvent }: Pick<KeyboardEvent, 'key' | 'nativeEvent'>): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== HANDLED_KEY_CODE;
