/** Somebody with an account that signs in by e-mail. */
export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}
