/**
 * Links to meetings of video services, as people paste them: with or without `https://`.
 * The browser and the API read the same rule here, so this file imports nothing.
 */

export type VideoPlatform = 'google_meet' | 'zoom' | 'teams';

/** The hosts of each service's meetings: these hosts, and those below the ones with a dot before them. */
const HOSTS: Readonly<Record<VideoPlatform, readonly string[]>> = {
  google_meet: ['meet.google.com'],
  zoom: ['zoom.us', '.zoom.us', 'zoom.com', '.zoom.com', '.zoom.com.cn', '.zoomgov.com'],
  teams: ['teams.microsoft.com', 'teams.live.com', 'teams.cloud.microsoft', '.teams.microsoft.us'],
};

const isBelow = (hostname: string) => (host: string) =>
  host.startsWith('.') ? hostname.endsWith(host) : hostname === host;

/** Whether a host is one of these services. @param hostname as a URL has it, in lower case */
export const isMeetingHost = (hostname: string): boolean => Object.values(HOSTS).flat().some(isBelow(hostname));

const PLATFORMS = Object.keys(HOSTS) as VideoPlatform[];
const SCHEMELESS = /^[a-z\d-]+(\.[a-z\d-]+)+\//i;

/** Says whether a platform is a video service, and not phone or a place. */
export const isVideo = (platform: string): platform is VideoPlatform => Object.hasOwn(HOSTS, platform);

/** Returns the service of a meeting's link; null for any other text. A service's front page isn't a meeting. */
export function platformOfLink(text: string): VideoPlatform | null {
  const plain = text.trim();
  const url = URL.parse(SCHEMELESS.test(plain) ? `https://${plain}` : plain);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.port !== '' || url.pathname === '/') {
    return null;
  }
  return PLATFORMS.find((platform) => HOSTS[platform].some(isBelow(url.hostname))) ?? null;
}

/** Says whether a place fits a platform: any text for phone and in person, a link of the service itself for a video call. */
export const isPlaceFor = (platform: string, place: string): boolean =>
  !isVideo(platform) || platformOfLink(place) === platform;
