/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'What went wrong',
  'trouble.nothing': 'There are no errors left to show.',
  'trouble.copy': 'Copy for support',
  // Said for a moment after copying.
  'trouble.copied': 'Copied.',
  'trouble.copy_failed': 'We couldn’t copy it. Select the lines above instead.',
};
