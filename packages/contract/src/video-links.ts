/**
 * Links to videos that a mentor may introduce themselves with: of YouTube and Vimeo, as people paste them.
 * The browser, the API and the server read the same rule here, so this file imports nothing.
 */

interface Video {
  host: 'youtube' | 'vimeo';
  /** As the hosts write it; that of Vimeo may be followed by the key of an unlisted video. */
  id: string;
}

const SCHEMELESS = /^[a-z\d-]+(\.[a-z\d-]+)+\//i;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([\da-f]{6,16}))?\/?$/;
const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/** The origins of the two players, for the policy of pages. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(hostname)) return undefined;
  return pathname === '/watch'
    ? (searchParams.get('v') ?? undefined)
    : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** Returns the video of a link; null for any other text. */
function videoOfLink(text: string): Video | null {
  const plain = text.trim();
  const url = URL.parse(SCHEMELESS.test(plain) ? `https://${plain}` : plain);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null;
  const youtube = youtubeId(url);
  if (youtube !== undefined) return YOUTUBE_ID.test(youtube) ? { host: 'youtube', id: youtube } : null;
  const vimeo = VIMEO_HOSTS.includes(url.hostname) ? VIMEO_PATH.exec(url.pathname) : null;
  if (vimeo === null) return null;
  const key = vimeo[2] ?? /^[\da-f]{6,16}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return { host: 'vimeo', id: [vimeo[1], key].filter(Boolean).join('/') };
}

export const isVideoLink = (text: string): boolean => videoOfLink(text) !== null;

/** Returns the one form in which a video's link is stored; other texts unchanged. */
export function plainVideoLink(text: string): string {
  const video = videoOfLink(text);
  if (video === null) return text;
  return video.host === 'youtube' ? `https://www.youtube.com/watch?v=${video.id}` : `https://vimeo.com/${video.id}`;
}

/** Returns the address of a video's player, which starts at once and sets no cookies; null for any other text. */
export function videoPlayer(link: string): string | null {
  const video = videoOfLink(link);
  if (video === null) return null;
  if (video.host === 'youtube') return `${VIDEO_PLAYERS[0]}/embed/${video.id}?autoplay=1&rel=0`;
  const [id = '', key] = video.id.split('/');
  return `${VIDEO_PLAYERS[1]}/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`;
}
