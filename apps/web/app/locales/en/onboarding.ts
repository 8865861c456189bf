export default {
  'onboarding.title': 'Become a mentor',
  'onboarding.lede': 'Takes about five minutes. We save as you go, so you can stop at any time.',
  'onboarding.loading': 'Loading the form',
  'onboarding.steps': 'Steps',
  'onboarding.step_of': 'Step {step} of {count}',
  'onboarding.step_terms': 'Your name and terms',
  'onboarding.step_studies': 'Where you studied',
  'onboarding.step_work': 'Your work',
  'onboarding.step_help': 'What you can help with',
  'onboarding.step_about': 'About you and time zone',
  'onboarding.step_review': 'Review',
  'onboarding.back': 'Back',
  'onboarding.continue': 'Continue',
  'onboarding.skip_work': 'Skip this step',

  'onboarding.first_name': 'First name',
  'onboarding.last_name': 'Last name',
  'onboarding.terms_title': 'Mentor Terms of Service',
  'onboarding.terms_agree': 'I have read the Mentor Terms of Service and agree to them.',
  'onboarding.terms_done': 'You’ve agreed to this version.',
  'onboarding.terms_newer': 'There’s a newer version of the terms. Read and accept it to continue.',
  'onboarding.accepting': 'Saving…',

  'onboarding.studies_lede': 'Students look for your route: the country you’re from and the country you studied in.',
  'onboarding.studied_abroad': 'Studied abroad',
  'onboarding.add_study': 'Add another study',
  'onboarding.add_first_study': 'Add study',

  'onboarding.work_lede': 'Optional. Students ask mentors about first jobs and internships.',
  'onboarding.add_job': 'Add job',
  'onboarding.add_another_job': 'Add another job',
  'onboarding.no_work': 'No jobs added yet. You can skip this step.',

  'onboarding.help_lede': 'Choose topics you know from your own experience. Students filter by them.',

  'onboarding.zone_hint':
    'You’ll start out available on weekdays from 09:00 to 17:00 in this time zone. You can change this later.',
  'onboarding.link': 'Your meeting link',
  'onboarding.link_hint': 'From Google Meet, Zoom or Teams. Students get it when they book. You can add it later.',

  'onboarding.review_title': 'Check your profile',
  'onboarding.review_lede':
    'This is what students will see. You’ll start with a free 30-minute session, on weekdays from 09:00 to 17:00.',
  'onboarding.change': 'Edit',
  'onboarding.change_step': 'Edit: {step}',
  'onboarding.not_said': 'Not added yet',
  'onboarding.missing': 'Students may not find you like this. You can publish now and add it later.',
  'onboarding.publish': 'Publish profile',
  'onboarding.publishing': 'Publishing…',
  'onboarding.kept': 'What you type is saved in your account until you finish.',
  'onboarding.published': 'Your mentor profile is live.',

  'onboarding.already_title': 'You’re already a mentor',
  'onboarding.already_text': 'Students can find your profile.',
  'onboarding.to_profile': 'Go to your profile',
};
