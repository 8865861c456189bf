import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import { Id, line } from './primitives.ts';

/** The types of pictures that people may send: specification, section 5. */
export const AvatarType = z.enum(['image/jpeg', 'image/png', 'image/webp'], words.image_type);
export type AvatarType = z.infer<typeof AvatarType>;

const SizeBytes = z.int().min(1, words.image_required).max(LIMITS.avatar_bytes, words.image_size);

/** The announcement of a file; its name is a label and never a path. */
export const CreateAvatarUpload = z
  .strictObject({ filename: line(255), content_type: AvatarType, size_bytes: SizeBytes })
  .meta({ id: 'CreateAvatarUpload' });
export type CreateAvatarUpload = z.infer<typeof CreateAvatarUpload>;

/** `upload_url` is a URI reference (RFC 3986, section 4.1): absolute, or of the API's own origin. */
export const AvatarUpload = z.object({ upload_url: z.string(), asset_id: Id }).meta({ id: 'AvatarUpload' });
export type AvatarUpload = z.infer<typeof AvatarUpload>;

/** A picture as WebP squares of 256, 128 and 64 px; the addresses are of the API's own origin. */
export const Avatar = z
  .object({
    asset_id: Id.nullable(),
    url: z.string().nullable(),
    medium_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
  })
  .meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof Avatar>;

export const AvatarParams = z.object({ asset_id: Id });
/** The parameters of the API's own upload links. */
export const SignedUploadQuery = z.object({
  expires: z.coerce.number().int(),
  content_type: AvatarType,
  size_bytes: z.coerce.number().int(),
  signature: line(100),
});
