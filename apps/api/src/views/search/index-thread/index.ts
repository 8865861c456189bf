export { indexThread, MOST_LAG_MS, type ChangeListener, type IndexStanding, type IndexThread } from './index-thread.ts';
export { readPosition, unseenBy, type Askable, type Position } from './position.ts';
export { readChanges } from './read-changes.ts';
