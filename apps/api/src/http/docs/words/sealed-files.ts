/** Documents that users show to the staff. See `../words.ts`. */
export const fields = {
  'SealedFile.content_type': 'Its type by content; pictures are encoded anew as WebP.',
  delete_at: 'When it is deleted: an hour after it was sent, unless it is handed in.',
  'SealedFile.filename': 'The name that its sender gave it, with the ending of its type.',
  'SealedFile.size_bytes': 'Its size in bytes.',
};
