export { indexThread, type ChangeListener, type IndexStanding, type IndexThread } from './index-thread.ts';
