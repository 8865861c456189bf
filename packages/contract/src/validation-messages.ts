/** The words of the specification, section 5: one message for the browser and the server alike. */
export const VALIDATION_MESSAGES = {
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  first_name_max: 'First name must be 50 characters or less',
  last_name_max: 'Last name must be 50 characters or less',
  school_required: 'School name is required',
  university_required: 'University is required',
  end_date_after_start: 'End date must be after start date',
  organisation_required: 'Organization name is required',
  education_required: 'At least one education entry is required',
  motivation_max: 'Motivation must be 200 characters or less',
  topics_max: 'Topics must be 200 characters or less',
  terms_required: 'You must accept the terms and conditions to continue',
  slug: 'Use 3 to 50 letters, digits, underscores or hyphens',
  name_reserved: 'Use your own name, not our service’s or our team’s',
  date: 'Enter a date as YYYY-MM-DD',
  date_range: 'Enter a date from 1900 to 2200',
  instant: 'Enter a time as YYYY-MM-DDTHH:MM:SSZ',
  instant_range: 'Enter a time from 1900 to 2200',
  time_zone: 'Choose a time zone from the list',
  country: 'Choose a country from the list',
  characters: 'Remove characters that can’t be shown',
  one_line: 'Keep this to one line',
  image_required: 'Choose an image',
  image_type: 'Choose JPEG, PNG or WebP',
  image_size: 'Use an image of 5 MB or less',
  image_pixels: 'Use an image of 40 megapixels or less',
  image_shape: 'Use an image that’s closer to a square',
  image_unreadable: 'This image is damaged. Choose another',
  upload_size: 'The file doesn’t have the size you announced',
  upload_type: 'The file doesn’t have the type you announced',
  question_required: 'Enter the question',
  choice_required: 'Enter the choice',
  choices_min: 'Enter at least 2 choices',
  choices_twice: 'Enter each choice only once',
  questions_twice: 'Use and answer each question only once',
  question_gone: 'This question is no longer asked. Check the questions again',
  answers_missing: 'Answer every required question',
  answer_choice: 'Choose one of the answers',
  answer_link: 'Enter a link that starts with https://',
  link_google_meet: 'Enter a Google Meet link, such as https://meet.google.com/abc-defg-hij',
  link_zoom: 'Enter a Zoom link, such as https://zoom.us/j/1234567890',
  link_teams: 'Enter a Teams link, such as https://teams.live.com/meet/1234567890',
  link_of_any: 'Enter a Google Meet, Zoom or Teams link, such as https://meet.google.com/abc-defg-hij',
  required: 'Fill in this field',
} as const;

/** What messages call the names and titles that people give, as the forms call them. */
export const NAMED = [
  'First name',
  'Last name',
  'School name',
  'Field of study',
  'Organization',
  'Job title',
  'City',
  'Headline',
  'Name',
  'Schedule name',
  'Question',
] as const;
export type Named = (typeof NAMED)[number];

/** Says that a name or title has invisible characters, which users can't find to delete. */
export const hiddenIn = (named: Named | undefined): string =>
  named === undefined
    ? VALIDATION_MESSAGES.characters
    : `${named} contains hidden characters. Delete it and type it again`;
