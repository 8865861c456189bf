import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL of the product. */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-in/sso-callback', 'routes/sign-in-callback.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('mentor/signup', 'routes/mentor-sign-up.tsx'),
  route('mentor/signup/sso-callback', 'routes/mentor-sign-up-callback.tsx'),
  route('mentor/onboarding', 'routes/mentor-onboarding.tsx'),
  route('prospect/signup', 'routes/prospect-sign-up.tsx'),
  route('prospect/signup/sso-callback', 'routes/prospect-sign-up-callback.tsx'),
  route('my-profile', 'routes/my-profile.tsx'),
  route(':slug/mentor-profile', 'routes/mentor-profile.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route(':slug/availability', 'routes/availability.tsx'),
  route('bookings', 'routes/bookings.tsx'),
  route('bookings/:id', 'routes/booking.tsx'),
  route('dev/mailbox', 'routes/mailbox.tsx'),
  route('dev/mailbox/:id', 'routes/mail.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
