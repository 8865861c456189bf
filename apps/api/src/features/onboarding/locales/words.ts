/** To a new mentor. */
export interface WelcomeWords {
  title: string;
  lead: string;
  button: string;
}
