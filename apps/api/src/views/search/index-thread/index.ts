export { indexThread, type ChangeListener, type IndexStanding, type IndexThread } from './index-thread.ts';
export { readPosition, type Askable, type Position } from './position.ts';
export { readChanges } from './read-changes.ts';
