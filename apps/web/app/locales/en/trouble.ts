/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'What went wrong',
  'trouble.nothing': 'Nothing is noted any more.',
  'trouble.copy': 'Copy for support',
  'trouble.copied': 'Copied.',
  'trouble.copy_failed': 'Copying failed. Select the lines above instead.',
};
