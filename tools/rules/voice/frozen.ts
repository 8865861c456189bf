/** Keys of texts that the specification defines, and of legal texts. */
const FROZEN_KEYS = new RegExp(
  [
    String.raw`^errors\.(status_\w+|no_status|auth_\w+|onboarding_endpoint|form|generic|search_\w+|load_avatar|title|try_again|retry_in|invalid_slug|profile_not_found)$`,
    String.raw`^avatar\.failed_\w+$`,
    String.raw`^account\.(continue_with|connecting_to|sign_up_with)$`,
    String.raw`^profile\.(not_found|failed)$`,
    String.raw`^pickers\.(country_none|university_none)$`,
    String.raw`^rules\.(first_name_required|last_name_required|first_name_max|last_name_max|school_required|university_required|end_date_after_start|organisation_required|education_required|motivation_max|topics_max|terms_required)$`,
    String.raw`^legal\.(terms_title|mentor_terms_title|privacy_title)$`,
    String.raw`^terms\.(mentor_title|platform_title)$`,
    String.raw`^privacy\.`,
    String.raw`^(STATUS_MESSAGES|OTHER_STATUS_MESSAGE|NO_STATUS_MESSAGE|AUTH_ENDPOINT_MESSAGE)\b`,
  ].join('|'),
);

export const isFrozenKey = (key: string): boolean => FROZEN_KEYS.test(key);
