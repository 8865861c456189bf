import { inMinutes } from './in-minutes.ts';

/** Every sentence of these pages, in the language that they are written in first. */
export const en = {
  backToProduct: 'Back to Abroad Mentors',
  cancel: 'Cancel and go back',
  field: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    newPasswordHint: 'At least 8 characters',
  },
  signIn: {
    title: 'Sign in',
    subtitle: 'Welcome back. Your mentors and bookings are where you left them.',
    submit: 'Sign in',
    wrong: 'That email and password don’t match an account.',
    noAccount: 'New here?',
    signUp: 'Create an account',
    tooMany: (minutes: number) =>
      `Too many attempts for this address. Please wait ${inMinutes('en', minutes)} and try again.`,
  },
  demo: {
    title: 'Try a demo account',
    hint: (password: string) => `This is a development server. The password of each is “${password}”.`,
    roles: { mentor: 'Mentor', prospect: 'Prospect', both: 'Mentor and prospect' },
  },
  signUp: {
    title: 'Create your account',
    subtitle: 'One account for finding a mentor, for being one, or for both.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    taken: 'That address already has an account.',
    signInInstead: 'Sign in instead',
  },
  upstream: {
    title: (provider: string) => `Development accounts for ${provider}`,
    notice: (provider: string) =>
      `This is a stand-in for development. It is not ${provider}, and ${provider} isn’t asked: choose who to be.`,
    choose: 'Choose an account',
    another: 'Use another address',
    namesHint: 'Names are needed only the first time.',
    submit: 'Continue',
    otherKind: (email: string) => `${email} signs in another way. Go back and use the way it was made with.`,
    emailPassword: 'Use email and password',
  },
  federation: {
    title: (provider: string) => `Sign in with ${provider}`,
    again: (provider: string) => `Try ${provider} again`,
    denied: (provider: string) => `${provider} didn’t sign you in, because access was not given.`,
    failed: (provider: string) => `There was an issue with ${provider}. Please try again.`,
    noAnswer: (provider: string) => `${provider} doesn’t answer just now. Please try again, or use your email.`,
    stale: 'That answer was used already, or belongs to another sign-in. Please start again.',
    unverified: (provider: string) =>
      `${provider} hasn’t verified an email address of yours. Verify it there, or use email and password.`,
    taken: (email: string) =>
      `${email} already has an account that signs in another way. Use the way it was made with.`,
  },
  validation: {
    firstNameRequired: 'First name is required',
    firstNameLong: 'First name must be 50 characters or less',
    firstNameHidden: 'First name contains hidden characters. Delete it and type it again',
    lastNameRequired: 'Last name is required',
    lastNameLong: 'Last name must be 50 characters or less',
    lastNameHidden: 'Last name contains hidden characters. Delete it and type it again',
    emailRequired: 'Email is required',
    emailInvalid: 'Enter an email address like name@example.com',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be 8 characters or more',
    passwordLong: 'Password must be 200 characters or less',
    passwordCommon: 'Many people use this password. Choose another one',
  },
  signOut: {
    title: 'Sign out',
    question: 'Do you want to sign out of Abroad Mentors?',
    leaving: 'Signing you out…',
    submit: 'Sign out',
  },
  error: {
    title: 'Something went wrong',
    expiredTitle: 'This sign-in has expired',
    expired: 'It was open for too long, or it was finished in another tab. Start again from Abroad Mentors.',
    notFoundTitle: 'Page not found',
    notFound: 'There is nothing at this address.',
    otherSite: 'This form was sent from another site, so nothing was done.',
    notAForm: 'This page takes the form that it shows, and nothing else.',
    tooLarge: 'That is more text than this form takes.',
    badText: 'The form holds characters that can’t be stored. Please check your input and try again.',
    server: 'Server error. Please try again later.',
  },
};

/** What every language has. */
export type Words = typeof en;
