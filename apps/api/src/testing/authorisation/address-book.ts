import type { EndpointName } from '@abroad/contract';
import type { Made } from '../make.ts';

/** The development mailbox, which does not exist in production, and the staff's views of people show the email of all users. */
const SHOWS_ALL = new Set<EndpointName>([
  'listMail',
  'getMail',
  'searchPeople',
  'getPerson',
  'listStaffMails',
  'getStaffMail',
]);
/** All addresses of the test have this domain. */
const ADDRESS = /[\w.+-]+@people\.test/gi;

/** Records the email addresses that each person may see: each user their own, and the two people of a confirmed session each other's. */
export function addressBook() {
  const known = new Map<string, Set<string>>();
  const of = ({ person }: Pick<Made, 'person'>) => {
    const own = known.get(person.email) ?? new Set([person.email]);
    known.set(person.email, own);
    return own;
  };
  return {
    /** Two people have a confirmed session. */
    share(one: Made, other: Made): void {
      of(one).add(other.person.email);
      of(other).add(one.person.email);
    },
    /** @returns the addresses of a text that this caller, or a caller who is not signed in, may not see. */
    unentitled(name: EndpointName, who: Made | null, text: string): string[] {
      const entitled = who ? of(who) : new Set<string>();
      const seen = SHOWS_ALL.has(name) ? [] : (text.match(ADDRESS) ?? []);
      return [...new Set(seen.map((address) => address.toLowerCase()))].filter((address) => !entitled.has(address));
    },
  };
}
