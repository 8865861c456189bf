import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { MentorHomePage } from '../features/mentor-home/mentor-home-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('mentoring.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function MentorHome() {
  return <MentorHomePage />;
}
