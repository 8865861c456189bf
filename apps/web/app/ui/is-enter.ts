import type { KeyboardEvent } from 'react';

/** The code of a key while an input method handles it (UI Events, 7.3). */
const HANDLED_KEY_CODE = 229;

/**
 * Whether Enter was pressed as such: while an input method composes a word, it only ends that (UI Events, 5.3.3). WebKit ends the
 * composing before it tells of the key, whose code alone then says so.
 */
export const isEnter = ({ key, nativeEvent }: Pick<KeyboardEvent, 'key' | 'nativeEvent'>): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== HANDLED_KEY_CODE;
