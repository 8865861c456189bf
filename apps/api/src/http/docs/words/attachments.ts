/** Files in conversations. See `../words.ts`. */
export const fields = {
  'Message.attachments': 'The files of the message, in the order in which they were named; none for a removed one.',
  'SendMessage.attachment_ids': 'Files of the author’s that were sent before and go with the message.',
  'CreateBooking.attachment_ids':
    'Files of the student’s that were sent before. The mentor gets them in a message once the booking is confirmed.',
  waiting_files: 'The reader’s files that the other person gets once the booking is confirmed.',
  'StartThread.attachment_ids': 'Files of the author’s that were sent before and go with the message.',
  'Attachment.content_type': 'Its type by content; pictures are encoded anew as WebP.',
  'Attachment.filename': 'The name that its sender gave it, with the ending of its type.',
  'Attachment.is_scanned': 'Whether a scanner looked for malware and found none; false where no scanner is configured.',
  'Attachment.size_bytes': 'Its size in bytes.',
  'AttachmentLink.expires_at': 'When the link stops working.',
  'AttachmentLink.url': 'A path of the API, which downloads the file.',
};

export const parameters = {
  'getAttachmentFile.viewer': 'Part of the signed URL: the user that it was made for.',
};
