import type { EndpointName } from '@abroad/contract';
import { STAFF_AUTHORISATION, type StaffEndpointName } from './staff-table.ts';

/**
 * The permissions of each caller for each call. Each request is valid for callers who may make it, so that a refusal depends only on who
 * calls it. The things of a request belong to `prospect` and `mentor`, who share a confirmed session. The
 * suspended person has both kinds of profile. `expired` is a caller who may, with a token of yesterday.
 * The words are those of `outcomes.ts`: `hidden` is 404 NOT_FOUND, `no-profile` 404 PROFILE_NOT_FOUND.
 */
// The columns make it readable.
// prettier-ignore
const OPEN = {
  // the call                    nobody     prospect   mentor     2nd prosp. 2nd mentor suspended  expired
  getHealth:                   'ok         ok         ok         ok         ok         ok         ok',
  getReadiness:                'ok         ok         ok         ok         ok         ok         ok',
  getConfig:                   'ok         ok         ok         ok         ok         ok         ok',
  getPortrait:                 'ok         ok         ok         ok         ok         ok         ok',
  listMail:                    'ok         ok         ok         ok         ok         ok         ok',
  getMail:                     'ok         ok         ok         ok         ok         ok         ok',
  listCountries:               'ok         ok         ok         ok         ok         ok         ok',
  enterUniversity:             'sign-in    ok         ok         ok         ok         suspended  expired',
  searchUniversities:          'ok         ok         ok         ok         ok         ok         ok',
  listDegrees:                 'ok         ok         ok         ok         ok         ok         ok',
  lookupReference:             'ok         ok         ok         ok         ok         ok         ok',
  listMentoringTopics:         'ok         ok         ok         ok         ok         ok         ok',
  listExchangeRates:           'ok         ok         ok         ok         ok         ok         ok',
  listMailDomains:             'ok         ok         ok         ok         ok         ok         ok',
  listPayoutRoutes:            'ok         ok         ok         ok         ok         ok         ok',
  getTerms:                    'ok         ok         ok         ok         ok         ok         ok',
  searchProfiles:              'ok         ok         ok         ok         ok         ok         ok',
  listPopularRoutes:           'ok         ok         ok         ok         ok         ok         ok',
  listMentorAddresses:         'ok         ok         ok         ok         ok         ok         ok',
  showUnsubscribe:             'ok         ok         ok         ok         ok         ok         ok',
  unsubscribe:                 'ok         ok         ok         ok         ok         ok         ok',

  // pictures, those of `mentor`; an upload link authorises by itself
  getMediaFile:                'ok         ok         ok         ok         ok         ok         ok',
  putAvatarUpload:             'ok         ok         ok         ok         ok         ok         ok',
  getAvatarBySlug:             'ok         ok         ok         ok         ok         ok         expired',
  getMyAvatar:                 'sign-in    ok         ok         ok         ok         ok         expired',
  createAvatarUpload:          'sign-in    ok         ok         ok         ok         suspended  expired',
  confirmAvatarUpload:         'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteAvatar:                'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // a document of `mentor` for the staff, who has not handed it in
  createSealedFile:            'sign-in    ok         ok         ok         ok         ok         expired',
  deleteSealedFile:            'sign-in    hidden     ok         hidden     hidden     hidden     expired',

  // a file of `mentor` that no message has, and one in the conversation with `prospect`; a download link authorises by itself
  createAttachment:            'sign-in    ok         ok         ok         ok         suspended  expired',
  deleteAttachment:            'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  createAttachmentLink:        'sign-in    ok         ok         hidden     hidden     suspended  expired',
  getAttachmentFile:           'ok         ok         ok         ok         ok         ok         ok',

  // one's own account
  createAuthenticatedUser:     'sign-in    ok         ok         ok         ok         ok         expired',
  getAuthenticatedUser:        'sign-in    ok         ok         ok         ok         ok         expired',
  patchAuthenticatedUser:      'sign-in    ok         ok         ok         ok         suspended  expired',
  getMyResources:              'sign-in    ok         ok         ok         ok         ok         expired',
  checkSlug:                   'sign-in    ok         ok         ok         ok         suspended  expired',
  exportAccount:               'sign-in    ok         ok         ok         ok         ok         expired',
  getAccountDeletion:          'sign-in    ok         ok         ok         ok         suspended  expired',
  deleteAccount:               'sign-in    ok         ok         ok         ok         suspended  expired',
  // there is an admin already
  becomeFirstAdmin:            'sign-in    hidden     hidden     hidden     hidden     suspended  expired',
  acceptTerms:                 'sign-in    forbidden  ok         forbidden  forbidden  suspended  expired',

  // profiles
  getMentorProfileBySlug:      'ok         ok         ok         ok         ok         ok         expired',
  getProspectProfileBySlug:    'no-profile ok         ok         no-profile no-profile no-profile expired',
  getMyMentorProfile:          'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchMyMentorProfile:        'sign-in    no-profile ok         no-profile ok         suspended  expired',
  shareMentorProfile:          'sign-in    no-profile ok         no-profile ok         suspended  expired',
  readSessionChecklist:        'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  getMentorChecklist:          'sign-in    no-profile ok         no-profile ok         ok         expired',
  getOnboardingDraft:          'sign-in    ok         ok         ok         ok         suspended  expired',
  putOnboardingDraft:          'sign-in    ok         ok         ok         ok         suspended  expired',
  completeMentorOnboarding:    'sign-in    ok         has-one    ok         has-one    suspended  expired',
  createProspectProfile:       'sign-in    has-one    ok         has-one    ok         suspended  expired',
  getMyProspectProfile:        'sign-in    ok         no-profile ok         no-profile suspended  expired',
  patchMyProspectProfile:      'sign-in    ok         no-profile ok         no-profile suspended  expired',

  // their histories
  addMentorEducation:          'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchMentorEducation:        'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteMentorEducation:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  // proofs of an education of `mentor`
  listEducationProofs:         'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  startMailProof:              'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  confirmMailProof:            'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  handInDocuments:             'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  acceptVouch:                 'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  acceptVouchLink:             'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteEducationProof:        'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  proposeMailDomain:           'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  addMentorExperience:         'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchMentorExperience:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteMentorExperience:      'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  addProspectEducation:        'sign-in    ok         no-profile ok         no-profile suspended  expired',
  patchProspectEducation:      'sign-in    ok         hidden     hidden     hidden     suspended  expired',
  deleteProspectEducation:     'sign-in    ok         hidden     hidden     hidden     suspended  expired',
  addProspectExperience:       'sign-in    ok         no-profile ok         no-profile suspended  expired',
  patchProspectExperience:     'sign-in    ok         hidden     hidden     hidden     suspended  expired',
  deleteProspectExperience:    'sign-in    ok         hidden     hidden     hidden     suspended  expired',

  // a mentor's hours and services
  getAvailabilityBySlug:       'ok         ok         ok         ok         ok         ok         expired',
  watchAvailabilityBySlug:     'ok         ok         ok         ok         ok         ok         ok',
  listEventTypesBySlug:        'ok         ok         ok         ok         ok         ok         expired',
  getBookingTerms:             'ok         ok         ok         ok         ok         ok         expired',
  getAvailabilitySettings:     'sign-in    no-profile ok         no-profile ok         suspended  expired',
  previewAvailability:         'sign-in    no-profile ok         no-profile ok         suspended  expired',
  createAvailabilitySchedule:  'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchAvailabilitySchedule:   'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteAvailabilitySchedule:  'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  addAvailabilityRule:         'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  patchAvailabilityRule:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteAvailabilityRule:      'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  listTimeOff:                 'sign-in    no-profile ok         no-profile ok         suspended  expired',
  createTimeOff:               'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchTimeOff:                'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteTimeOff:               'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  patchBookingPolicy:          'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  listEventTypes:              'sign-in    no-profile ok         no-profile ok         suspended  expired',
  createEventType:             'sign-in    no-profile ok         no-profile ok         suspended  expired',
  patchEventType:              'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  duplicateEventType:          'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  orderEventTypes:             'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteEventType:             'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // calendars, those of `mentor`
  listCalendarConnections:     'sign-in    ok         ok         ok         ok         suspended  expired',
  connectGoogleCalendar:       'sign-in    off        off        off        off        suspended  expired',
  completeGoogleCalendar:      'sign-in    off        off        off        off        suspended  expired',
  disconnectGoogleCalendar:    'sign-in    ok         ok         ok         ok         suspended  expired',
  connectCaldavCalendar:       'sign-in    ok         ok         ok         ok         suspended  expired',
  connectCalendarFeed:         'sign-in    ok         ok         ok         ok         suspended  expired',
  refreshCalendarConnection:   'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteCalendarConnection:    'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  listProviderCalendars:       'sign-in    ok         ok         ok         ok         suspended  expired',
  patchProviderCalendar:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // webhooks, those of `mentor`
  listWebhooks:                'sign-in    ok         ok         ok         ok         suspended  expired',
  createWebhook:               'sign-in    ok         ok         ok         ok         suspended  expired',
  patchWebhook:                'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteWebhook:               'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  rotateWebhookSecret:         'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  testWebhook:                 'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  listWebhookDeliveries:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  replayWebhookDelivery:       'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // API keys, those of `mentor`
  listApiKeys:                 'sign-in    ok         ok         ok         ok         suspended  expired',
  createApiKey:                'sign-in    ok         ok         ok         ok         suspended  expired',
  revokeApiKey:                'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // saved searches, those of `prospect`; the link of a mail authorises by itself
  listSavedSearches:           'sign-in    ok         ok         ok         ok         suspended  expired',
  createSavedSearch:           'sign-in    ok         ok         ok         ok         suspended  expired',
  patchSavedSearch:            'sign-in    ok         hidden     hidden     hidden     suspended  expired',
  deleteSavedSearch:           'sign-in    ok         hidden     hidden     hidden     suspended  expired',
  showSearchUnsubscribe:       'ok         ok         ok         ok         ok         ok         ok',
  unsubscribeSearch:           'ok         ok         ok         ok         ok         ok         ok',

  // bookings, of `prospect` at `mentor`
  createBooking:               'sign-in    ok         oneself    ok         ok         suspended  expired',
  listBookings:                'sign-in    ok         ok         ok         ok         ok         expired',
  listTurns:                   'sign-in    ok         ok         ok         ok         ok         expired',
  getBooking:                  'sign-in    ok         ok         hidden     hidden     hidden     expired',
  cancelBooking:               'sign-in    ok         ok         hidden     hidden     hidden     expired',
  acceptBooking:               'sign-in    forbidden  ok         hidden     hidden     suspended  expired',
  declineBooking:              'sign-in    forbidden  ok         hidden     hidden     suspended  expired',
  getCalendarFeed:             'sign-in    ok         ok         ok         ok         suspended  expired',
  rotateCalendarFeed:          'sign-in    ok         ok         ok         ok         suspended  expired',
  readCalendarFeed:            'ok         ok         ok         ok         ok         ok         ok',
  rescheduleBooking:           'sign-in    ok         ok         hidden     hidden     suspended  expired',
  getBookingAvailability:      'sign-in    ok         ok         hidden     hidden     suspended  expired',
  listSessionSuggestions:      'sign-in    ok         ok         ok         ok         suspended  expired',
  acceptSessionSuggestion:     'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  dismissSessionSuggestion:    'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  getBookingStudent:           'sign-in    forbidden  ok         hidden     hidden     hidden     expired',
  createProposal:              'sign-in    ok         ok         hidden     hidden     suspended  expired',
  acceptProposal:              'sign-in    forbidden  ok         hidden     hidden     suspended  expired',
  declineProposal:             'sign-in    ok         ok         hidden     hidden     suspended  expired',
  setMeetingPlace:             'sign-in    forbidden  ok         hidden     hidden     suspended  expired',
  reportNoShow:                'sign-in    ok         ok         hidden     hidden     suspended  expired',
  joinSession:                 'sign-in    ok         ok         hidden     hidden     hidden     expired',
  answerNoShow:                'sign-in    ok         ok         hidden     hidden     hidden     expired',
  getNoShow:                   'sign-in    ok         ok         hidden     hidden     hidden     expired',
  withdrawFromBooking:         'sign-in    ok         forbidden  hidden     hidden     hidden     expired',
  getWithdrawal:               'sign-in    ok         hidden     hidden     hidden     hidden     expired',
  getBookingReviews:           'sign-in    ok         ok         hidden     hidden     hidden     expired',
  putReview:                   'sign-in    ok         ok         hidden     hidden     suspended  expired',
  checkReviewText:             'sign-in    ok         ok         hidden     hidden     suspended  expired',
  deleteReview:                'sign-in    ok         ok         hidden     hidden     suspended  expired',
  putReviewReply:              'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  deleteReviewReply:           'sign-in    hidden     ok         hidden     hidden     suspended  expired',
  listReviewsBySlug:           'ok         ok         ok         ok         ok         ok         expired',
  listBookingEvents:           'sign-in    ok         ok         hidden     hidden     hidden     expired',
  getBookingInvite:            'sign-in    ok         ok         hidden     hidden     hidden     expired',

  // conversations, one of `prospect` with `mentor`
  listThreads:                 'sign-in    ok         ok         ok         ok         suspended  expired',
  startThread:                 'sign-in    ok         ok         hidden     hidden     suspended  expired',
  getThread:                   'sign-in    ok         ok         hidden     hidden     suspended  expired',
  sendMessage:                 'sign-in    ok         ok         hidden     hidden     suspended  expired',
  readThread:                  'sign-in    ok         ok         hidden     hidden     suspended  expired',
  closeThread:                 'sign-in    ok         ok         hidden     hidden     suspended  expired',
  blockPerson:                 'sign-in    ok         ok         ok         ok         suspended  expired',
  listBlocked:                 'sign-in    ok         ok         ok         ok         suspended  expired',
  listHiddenPeople:            'sign-in    ok         ok         ok         ok         suspended  expired',
  unblockPerson:               'sign-in    ok         ok         ok         ok         suspended  expired',
  watchMessages:               'sign-in    ok         ok         ok         ok         suspended  expired',
  checkMessage:                'sign-in    ok         ok         hidden     hidden     suspended  expired',

  // the payment of one
  createPaymentIntent:         'sign-in    ok         forbidden  hidden     hidden     suspended  expired',
  getReceipt:                  'sign-in    ok         hidden     hidden     hidden     hidden     expired',
  getEarnings:                 'sign-in    no-profile ok         no-profile ok         suspended  expired',
  getEarningsFile:             'sign-in    no-profile ok         no-profile ok         suspended  expired',
  getPayoutBalance:            'sign-in    no-profile ok         no-profile ok         ok         expired',
  listPayouts:                 'sign-in    ok         ok         ok         ok         ok         expired',
  createPayout:                'sign-in    no-profile ok         no-profile ok         suspended  expired',
  getPayout:                   'sign-in    hidden     ok         hidden     hidden     hidden     expired',
  getPayoutStatement:          'sign-in    hidden     ok         hidden     hidden     hidden     expired',
  getYearlyStatement:          'sign-in    ok         ok         ok         ok         ok         expired',
  retryPayout:                 'sign-in    hidden     ok         hidden     hidden     suspended  expired',

  // how the mentor is paid
  getPayoutAccount:            'sign-in    no-profile ok         no-profile ok         suspended  expired',
  choosePayoutAccount:         'sign-in    no-profile ok         no-profile ok         suspended  expired',
  createPayoutAccountLink:     'sign-in    no-profile hidden     no-profile hidden     suspended  expired',
  patchPayoutSettings:         'sign-in    no-profile ok         no-profile ok         suspended  expired',

  // what one is told, and a notification of `prospect`
  listNotifications:           'sign-in    ok         ok         ok         ok         ok         expired',
  seeNotifications:            'sign-in    ok         hidden     hidden     hidden     hidden     expired',
  readNotification:            'sign-in    ok         hidden     hidden     hidden     hidden     expired',
  archiveNotification:         'sign-in    ok         hidden     hidden     hidden     hidden     expired',
  readAllNotifications:        'sign-in    ok         ok         ok         ok         ok         expired',
  watchNotifications:          'sign-in    ok         ok         ok         ok         ok         expired',
  getNotificationPreferences:  'sign-in    ok         ok         ok         ok         ok         expired',
  listPushSubscriptions:       'sign-in    ok         ok         ok         ok         ok         expired',
  createPushSubscription:      'sign-in    ok         ok         ok         ok         suspended  expired',
  deletePushSubscription:      'sign-in    ok         ok         ok         ok         ok         expired',
  patchNotificationPreferences:'sign-in    ok         ok         ok         ok         ok         expired',

  // reports by anyone, and decisions about `mentor`
  createReport:                'ok         ok         ok         ok         ok         ok         expired',
  listMyReports:               'sign-in    ok         ok         ok         ok         ok         expired',
  listMyDecisions:             'sign-in    ok         ok         ok         ok         ok         expired',
  getDecision:                 'sign-in    hidden     ok         hidden     hidden     hidden     expired',
  createAppeal:                'sign-in    hidden     ok         hidden     hidden     hidden     expired',
  getTransparency:             'ok         ok         ok         ok         ok         ok         ok',
} as const satisfies Record<Exclude<EndpointName, StaffEndpointName>, string>;

/** For all but the staff, the staff’s calls don’t exist. */
const FOR_STAFF = 'sign-in hidden hidden hidden hidden hidden expired';

/** Every call; who of the staff may make theirs stands in `STAFF_AUTHORISATION`. */
export const AUTHORISATION: Readonly<Record<EndpointName, string>> = {
  ...OPEN,
  ...(Object.fromEntries(Object.keys(STAFF_AUTHORISATION).map((name) => [name, FOR_STAFF])) as Record<
    StaffEndpointName,
    string
  >),
};
