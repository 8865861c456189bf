export default {
  'documents.hint': 'Up to {count} files of 10 MB: PDF, PNG, JPEG or WebP.',
  'documents.sent': 'Files sent',
  'documents.progress': 'Sending file {done} of {of}…',
  'documents.remove': 'Remove: {name}',
  'documents.kept': 'Only our staff see it. We delete it {days} days after the decision.',
  'documents.optional': 'Documents (optional)',
  'documents.yours': 'Documents that you sent',
};
