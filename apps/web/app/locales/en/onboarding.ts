export default {
  'onboarding.title': 'Become a mentor',
  'onboarding.lede': 'About five minutes. What you type is kept, so you can stop and come back.',
  'onboarding.loading': 'Loading the form',
  'onboarding.steps': 'Steps',
  'onboarding.step_of': 'Step {step} of {count}',
  'onboarding.step_terms': 'You & terms',
  'onboarding.step_studies': 'Where you studied',
  'onboarding.step_work': 'Your work',
  'onboarding.step_help': 'What you can help with',
  'onboarding.step_about': 'About you & time zone',
  'onboarding.step_review': 'Review',
  'onboarding.back': 'Back',
  'onboarding.continue': 'Continue',
  'onboarding.skip_work': 'Continue without work',

  'onboarding.first_name': 'First name',
  'onboarding.last_name': 'Last name',
  'onboarding.terms_title': 'Mentor Terms of Service',
  'onboarding.terms_agree': 'I have read the Mentor Terms of Service and agree to them.',
  'onboarding.terms_done': 'You agreed to this version.',
  'onboarding.terms_newer': 'The terms have a newer version. Read it and accept that one.',
  'onboarding.accepting': 'Saving…',

  'onboarding.studies_lede': 'Your route is what students look for: where you come from, and where you went.',
  'onboarding.studied_abroad': 'Studied abroad',
  'onboarding.add_study': 'Add another study',
  'onboarding.add_first_study': 'Add a study',

  'onboarding.work_lede': 'Optional. Students ask mentors about first jobs and internships.',
  'onboarding.add_job': 'Add a job',
  'onboarding.add_another_job': 'Add another job',
  'onboarding.no_work': 'Nothing added yet. You can go on without.',

  'onboarding.help_lede': 'Choose what you know from your own experience. Students filter by it.',

  'onboarding.zone_hint':
    'You start with free times on weekdays from 09:00 to 17:00 in this zone, and can change them later.',

  'onboarding.review_title': 'Ready when you are',
  'onboarding.review_lede':
    'This is what students will see. You start with a free 30-minute session on weekdays from 09:00 to 17:00.',
  'onboarding.change': 'Change',
  'onboarding.change_step': 'Change: {step}',
  'onboarding.not_said': 'Not said yet',
  'onboarding.publish': 'Publish my profile',
  'onboarding.publishing': 'Publishing…',
  'onboarding.published': 'Your mentor profile is live.',

  'onboarding.already_title': 'You are a mentor already',
  'onboarding.already_text': 'Your profile is there for students to find.',
  'onboarding.to_profile': 'Go to my profile',
};
