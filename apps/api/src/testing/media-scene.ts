import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi } from './api.ts';
import type { Made } from './make.ts';

/** The bytes as a file with a type, as a browser's file input gives it. */
export const asFile = (bytes: Uint8Array, type: string, name = 'me'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** An API with pictures, which are kept in a folder of its own. */
export function mediaScene(overrides: Parameters<typeof startTestApi>[0] = {}) {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(overrides);
  });
  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    get storage() {
      return api.context.storage;
    },
    get folder() {
      const { media } = api.context.config;
      return media.storage === 'folder' ? media.folder : '';
    },
    /** Fetches a path of the API. */
    fetch: (url: string, init?: RequestInit) => fetch(new URL(url, api.base_url), init),
    /** Sends a body to an upload link. */
    put: (link: string, bytes: Uint8Array, type: string) =>
      fetch(new URL(link, api.base_url), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      }),
    /** Uploads a photo of a user through the form. */
    async upload(who: Pick<Made, 'client'>, bytes: Uint8Array, type = 'image/png') {
      const avatar = await who.client.createAvatarUpload({ file: asFile(bytes, type) });
      if (!('url' in avatar) || avatar.url === null || avatar.asset_id === null) {
        throw new Error('the answer to a form is a picture');
      }
      return { asset_id: avatar.asset_id, url: avatar.url };
    },
    /** Announces a file and gets a link for it. */
    async announce(
      who: Pick<Made, 'client'>,
      bytes: Uint8Array,
      content_type: 'image/png' | 'image/jpeg' = 'image/png',
    ) {
      const body = { filename: 'me.png', content_type, size_bytes: bytes.length };
      const answer = await who.client.createAvatarUpload({ body });
      if (!('upload_url' in answer)) {
        throw new Error('the answer to an announcement is a link');
      }
      return answer;
    },
  };
}
