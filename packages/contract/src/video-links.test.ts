import { expect, test } from 'vitest';
import { PatchMentorProfile } from './profiles.ts';
import { isVideoLink, plainVideoLink, videoPlayer } from './video-links.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s&list=PL1',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
  ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('a link of YouTube is one video, however it was copied: %s', (link) => {
  expect(plainVideoLink(link)).toBe(YOUTUBE);
  expect(videoPlayer(link)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
});

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', 'dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871', 'dnt=1&autoplay=1'],
  ['vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e', 'dnt=1&autoplay=1&h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'dnt=1&autoplay=1&h=8272103f6e',
  ],
])('a link of Vimeo is one video, unlisted ones with their key: %s', (link, plain, query) => {
  expect(plainVideoLink(link)).toBe(plain);
  expect(videoPlayer(link)).toBe(`https://player.vimeo.com/video/76979871?${query}`);
});

test.each([
  'https://example.org/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@linh',
  'https://youtu.be/dQw4w9WgXcQ"onload=',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/../../etc',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
])('[U-26] anything else is no video: %s', (link) => {
  expect(isVideoLink(link)).toBe(false);
  expect(videoPlayer(link)).toBeNull();
  const { error } = PatchMentorProfile.safeParse({ video_url: link });
  expect(error?.issues).toMatchObject([
    {
      path: ['video_url'],
      message: 'Enter a link of a video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ',
    },
  ]);
});

test('the link of a profile may be left out, cleared, and is stored in one form', () => {
  expect(PatchMentorProfile.parse({ about: 'Hello' })).toEqual({ about: 'Hello' });
  expect(PatchMentorProfile.parse({ video_url: '' })).toEqual({ video_url: null });
  expect(PatchMentorProfile.parse({ video_url: 'youtu.be/dQw4w9WgXcQ' })).toEqual({ video_url: YOUTUBE });
});
