export default {
  'owner.yours': 'This is your profile.',
  'owner.status_draft': 'Draft. Only you can see it.',
  'owner.status_active': 'Live. Students can find and book you.',
  'owner.status_paused': 'Paused. Students can’t find or book you.',
  'owner.status_suspended': 'Suspended. No one else can see it.',
  'owner.preview': 'Your available times',
  // Button: students no longer find or book this mentor.
  'owner.pause': 'Pause',
  'owner.pausing': 'Pausing…',
  'owner.paused': 'Profile paused. Students can’t find or book you.',
  'owner.activate': 'Resume',
  'owner.activating': 'Resuming…',
  'owner.activated': 'Profile resumed. Students can find and book you again.',
  'owner.edit': 'Edit',
  'owner.edit_done': 'Done',
};
