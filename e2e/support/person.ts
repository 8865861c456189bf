/** A person with an account that signs in by email. */
export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}
