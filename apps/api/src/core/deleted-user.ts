/** What the API calls, in English, whoever deleted their account; pages and mails have words for it in other languages. */
export const DELETED_USER = 'Deleted user';
