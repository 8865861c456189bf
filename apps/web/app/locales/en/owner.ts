export default {
  'owner.yours': 'This is your profile.',
  'owner.status_draft': 'Draft. Only you can see it.',
  'owner.status_active': 'Live. Students can find and book you.',
  'owner.status_paused': 'Paused. Students can’t find or book you.',
  'owner.status_suspended': 'Suspended. No one else can see it.',
  'owner.hidden_until': 'Hidden until {when}. Booked sessions still take place.',
  'owner.hidden_why': 'Why: {reason}',
  'owner.preview': 'Your available times',
  // Button: students no longer find or book this mentor.
  'owner.pause': 'Pause',
  'owner.pausing': 'Pausing…',
  'owner.paused': 'Profile paused. Students can’t find or book you.',
  'owner.pause_title': 'Pause your profile?',
  'owner.pause_hides':
    'Students can’t find you or book new sessions until you resume. Your link says that you’re not taking bookings right now.',
  'owner.pause_keeps': 'Booked sessions still take place.',
  'owner.pause_keeps_count':
    '{count, plural, =0 {You have no booked sessions.} one {Your # booked session still takes place.} other {Your # booked sessions still take place.}}',
  'owner.pause_requests': 'Requests still wait for your answer.',
  'owner.pause_profile': 'Pause profile',
  'owner.pause_cancel': 'Keep it live',
  'owner.activate': 'Resume',
  'owner.activating': 'Resuming…',
  'owner.activated': 'Profile resumed. Students can find and book you again.',
  'owner.edit': 'Edit',
  'owner.edit_done': 'Done',
};
