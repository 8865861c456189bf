import { inMinutes } from './in-minutes.ts';

/** Every sentence of these pages, in the language that they are written in first. */
export const en = {
  backToProduct: 'Back to Abroad Mentors',
  cancel: 'Cancel',
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
      `Too many attempts for this email address. Wait ${inMinutes('en', minutes)} and try again.`,
  },
  demo: {
    title: 'Try a demo account',
    hint: (password: string) => `This is a development server. The password of each is “${password}”.`,
    roles: { mentor: 'Mentor', prospect: 'Student', both: 'Mentor and student' },
  },
  signUp: {
    title: 'Create your account',
    subtitle: 'One account for finding a mentor, for being one, or for both.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    taken: 'That email address already has an account.',
    signInInstead: 'Sign in instead',
  },
  upstream: {
    title: (provider: string) => `Development accounts for ${provider}`,
    notice: (provider: string) =>
      `This is a stand-in for development, not ${provider} itself. Choose who to sign in as.`,
    choose: 'Choose an account',
    another: 'Use another email address',
    namesHint: 'You only need to give your name the first time.',
    submit: 'Continue',
    otherKind: (email: string) => `${email} has an account with another sign-in method. Return and use that one.`,
    emailPassword: 'Use email and password',
  },
  federation: {
    title: (provider: string) => `Sign in with ${provider}`,
    again: (provider: string) => `Try ${provider} again`,
    denied: (provider: string) => `${provider} didn’t sign you in because you didn’t allow access.`,
    failed: (provider: string) => `There was an issue with ${provider}. Try again.`,
    noAnswer: (provider: string) => `We can’t reach ${provider} right now. Try again, or use your email.`,
    stale: 'This sign-in has already been used or belongs to another one. Start again.',
    unverified: (provider: string) =>
      `${provider} hasn’t verified your email address. Verify it there, or use email and password.`,
    taken: (email: string) => `${email} already has an account with another sign-in method. Use that one.`,
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
    passwordCommon: 'Many people use this password. Choose another',
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
    expired: 'This page was open for too long, or you finished in another tab. Start again from Abroad Mentors.',
    notFoundTitle: 'Page not found',
    notFound: 'This page doesn’t exist. The link may have changed.',
    otherSite: 'This form was sent from another site, so we ignored it.',
    notAForm: 'This page only accepts its own form. Open the page again and send the form.',
    tooLarge: 'That’s too much text for this form. Shorten it and try again.',
    badText: 'Some characters can’t be saved. Check what you typed and try again.',
    server: 'Server error. Please try again later.',
  },
};

/** What every language has. */
export type Words = typeof en;
