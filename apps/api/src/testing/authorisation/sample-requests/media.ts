import { SignedUploadQuery } from '@abroad/contract';
import { png } from '../../pictures.ts';
import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const aFile = async () => new File([new Uint8Array(await png())], 'me.png', { type: 'image/png' });

/** A photo of the mentor: the present one, or a new one for callers who may use it up. */
async function picture({ people }: Scene, { allowed }: Cell): Promise<{ asset_id: string; url: string }> {
  const { client } = people.mentor;
  const present = await client.getMyAvatar();
  const avatar = present.url === null || allowed ? await client.createAvatarUpload({ file: await aFile() }) : present;
  return { asset_id: avatar.asset_id ?? 'no asset', url: ('url' in avatar ? avatar.url : null) ?? 'no picture' };
}

/** An upload that the mentor announced, with all that its link says. */
async function announced({ people }: Scene) {
  const file = await aFile();
  const body = { filename: file.name, content_type: 'image/png' as const, size_bytes: file.size };
  const upload = await people.mentor.client.createAvatarUpload({ body });
  const link = new URL('upload_url' in upload ? upload.upload_url : '', 'http://localhost');
  const query = SignedUploadQuery.parse(Object.fromEntries(link.searchParams));
  return { params: { asset_id: upload.asset_id ?? 'no asset' }, query, file };
}

/** An upload that only has to be confirmed. */
async function uploaded(scene: Scene): Promise<{ asset_id: string }> {
  const link = await announced(scene);
  await scene.api.as(null).putAvatarUpload(link);
  return link.params;
}

/** Gives up other announced uploads: few may be open at once. */
async function announcedOnce(scene: Scene) {
  const link = await announced(scene);
  const { client } = scene.people.mentor;
  const others = await scene.api.context.db
    .selectFrom('avatar')
    .select('id')
    .where('auth_user_id', '=', scene.people.mentor.user_id)
    .where('status', '=', 'expected')
    .where('id', '<>', link.params.asset_id)
    .execute();
  await Promise.all(others.map(({ id }) => client.deleteAvatar({ params: { asset_id: id } })));
  return link;
}

export const mediaAsks: AsksOf<
  | 'getMyAvatar'
  | 'getAvatarBySlug'
  | 'createAvatarUpload'
  | 'putAvatarUpload'
  | 'confirmAvatarUpload'
  | 'deleteAvatar'
  | 'getMediaFile'
> = {
  getMyAvatar: () => ({}),
  getAvatarBySlug: ({ people }) => ({ params: { slug: people.mentor.slug } }),
  createAvatarUpload: () => ({ body: { filename: 'me.png', content_type: 'image/png', size_bytes: 1000 } }),
  putAvatarUpload: announcedOnce,
  confirmAvatarUpload: async (scene, cell) => ({
    params: cell.allowed ? await uploaded(scene) : { asset_id: (await picture(scene, cell)).asset_id },
  }),
  deleteAvatar: async (scene, cell) => ({ params: { asset_id: (await picture(scene, cell)).asset_id } }),
  getMediaFile: async (scene) => {
    const { url } = await picture(scene, { caller: 'nobody', allowed: false });
    return { params: { name: url.split('/').at(-1) ?? '' } };
  },
};
