import type { Upstream } from './account.ts';

/** The holder's facts in a development account of an outside provider. */
export type UpstreamPerson = { email: string; given_name: string; family_name: string };

export const UPSTREAM_NAMES: Record<Upstream, string> = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' };

/** Ready-made people to sign in as, for each provider. */
export const UPSTREAM_PEOPLE: Record<Upstream, readonly UpstreamPerson[]> = {
  google: [
    { email: 'minh.quan@google.test', given_name: 'Minh Quân', family_name: 'Phạm' },
    { email: 'zofia@google.test', given_name: 'Zofia', family_name: 'Wójcik' },
    { email: 'kwame@google.test', given_name: 'Kwame', family_name: 'Mensah' },
  ],
  github: [
    { email: 'ananya@github.test', given_name: 'Ananya', family_name: 'Iyer' },
    { email: 'lucia@github.test', given_name: 'Lucía', family_name: 'Fernández' },
    { email: 'yusuf@github.test', given_name: 'Yusuf', family_name: 'Demir' },
  ],
  microsoft: [
    { email: 'haruka@microsoft.test', given_name: 'Haruka', family_name: 'Sato' },
    { email: 'camille@microsoft.test', given_name: 'Camille', family_name: 'Lefèvre' },
    { email: 'omar@microsoft.test', given_name: 'Omar', family_name: 'Haddad' },
  ],
};
