import type { Feature } from '../../feature.ts';
import { mediaJobs } from './jobs.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { confirmUpload } from './confirm-upload.ts';
import { drawPortrait } from './portrait/draw-portrait.ts';
import { getAvatarBySlug, getFile, getMyAvatar } from './read.ts';
import { receiveUpload } from './receive-upload.ts';
import { removeAvatar } from './remove.ts';
import { createUpload } from './uploads.ts';

/** Photos of users, and the portraits of demonstration accounts. */
function mediaHandlers(context: Context) {
  return {
    getPortrait: ({ params }) => Promise.resolve(drawPortrait(params.name)),
    getMyAvatar: ({ actor }) => getMyAvatar(context, actor.user_id),
    getAvatarBySlug: ({ actor, params }) => getAvatarBySlug(context, params.slug, actor?.user_id ?? null),
    createAvatarUpload: ({ actor, body }) => createUpload(context, actor.user_id, body),
    putAvatarUpload: async ({ params, query, body }) => {
      await receiveUpload(context, { ...query, id: params.asset_id }, body);
      return undefined;
    },
    confirmAvatarUpload: ({ actor, params }) => confirmUpload(context, actor.user_id, params.asset_id),
    deleteAvatar: async ({ actor, params }) => {
      await removeAvatar(context, actor.user_id, params.asset_id);
      return undefined;
    },
    getMediaFile: async ({ params }) =>
      new Replied(200, await getFile(context, params.name), { 'content-disposition': 'inline' }),
  } satisfies Partial<Handlers>;
}

export const mediaFeature = {
  name: 'media',
  front: ['jobs.ts', 'read.ts', 'remove.ts'],
  handlers: mediaHandlers,
  jobs: mediaJobs,
} satisfies Feature;
