/** Where the link of the command line leads that makes the first admin. */
export default {
  'firstadmin.title': 'Become the first admin',
  'firstadmin.text':
    'You’re signed in as {email}. The admin decides on cases and payouts, and gives others their roles.',
  'firstadmin.hint': 'Not your account? Sign out, and open the link again.',
  'firstadmin.become': 'Become admin',
  'firstadmin.becoming': 'One moment',
  'firstadmin.done': 'You’re the first admin.',
  'firstadmin.done_text': 'The staff console is in your account menu. Give a second person the role of admin soon.',
  'firstadmin.used_up': 'This link no longer works. Make a new one with npm run staff -- --first.',
};
