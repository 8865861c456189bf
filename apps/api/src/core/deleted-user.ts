/** The name of a user who deleted their account, in the API; pages and emails have it in other languages. */
export const DELETED_USER = 'Deleted user';
