interface AvatarAddresses {
  url: string | null;
  medium_url: string | null;
  thumbnail_url: string | null;
}

interface ProfileAddresses {
  profile_image_url: string | null;
  avatar_medium_url: string | null;
  avatar_thumbnail_url: string | null;
}

/** The `srcset` of a person's picture: squares of 64, 128 and 256 px. Null if there is one picture for all sizes. */
export function pictureSet(picture: AvatarAddresses | ProfileAddresses): string | null {
  const [large, medium, small] =
    'url' in picture
      ? [picture.url, picture.medium_url, picture.thumbnail_url]
      : [picture.profile_image_url, picture.avatar_medium_url, picture.avatar_thumbnail_url];
  const isOne = medium === large || medium === null || small === null;
  return isOne ? null : `${small} 64w, ${medium} 128w, ${large} 256w`;
}
