import { foldText } from './fold-text.ts';

/** Services that people meet on, as they stand in the names of hosts. */
const NAMED =
  /(?:^|[.-])(?:zoom(?:us|meet(?:ing)?s?|call|join|video|app|web)?|(?:ms|microsoft)?teams(?:live|meet(?:ing)?s?|call|join|microsoft|app)?|(?:google|g)-?meet(?:ing)?s?|meet[.-]?(?:google|zoom|teams))\d*(?=[.-]|$)/;

/**
 * Whether a host has the name of a meeting service, read as people read it: "zoom-meeting-join.com", and Zoom with a Cyrillic о.
 * @param host with its letters, not as "xn--…"
 */
export const namesMeetingService = (host: string): boolean => NAMED.test(foldText(host).text.toLowerCase());
