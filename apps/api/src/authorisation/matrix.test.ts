import { endpoints, ERRORS, STAFF_ROLES, type Endpoint, type EndpointName, type StaffRole } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressBook } from '../testing/authorisation/address-book.ts';
import { askFor } from '../testing/authorisation/ask-for.ts';
import type { AnyRequest, Cell } from '../testing/authorisation/ask.ts';
import { CALLERS, OUTCOMES, type Caller, type Outcome } from '../testing/authorisation/outcomes.ts';
import { startScene, type Scene } from '../testing/authorisation/scene.ts';
import { send, type Answer } from '../testing/authorisation/send.ts';
import { outcomesOf, STAFF_CALLS, staffOutcomesOf } from '../testing/authorisation/table.ts';
import type { Made } from '../testing/make.ts';

let scene: Scene;
const addresses = addressBook();
beforeAll(async () => {
  scene = await startScene();
  addresses.share(scene.people.prospect, scene.people.mentor);
});
afterAll(() => scene.close());

const names = Object.keys(endpoints) as EndpointName[];
const DAY_S = 24 * 60 * 60;

const tokens = new Map<string, Promise<string>>();
/** A token of a user, made once: to sign one for each call would take as long as to answer some. */
function tokenOf({ person }: Made, expires_in_s = DAY_S): Promise<string> {
  const key = `${person.clerk_id} ${expires_in_s}`;
  const token = tokens.get(key) ?? scene.api.issuer.token(person, { expires_in_s });
  tokens.set(key, token);
  return token;
}

/** The user whose token is sent. For `expired` it is a user who may make the call. */
function personOf(row: Record<Caller, Outcome>, caller: Caller): Made | null {
  if (caller === 'nobody') {
    return null;
  }
  return scene.people[caller === 'expired' ? (row.mentor === 'ok' ? 'mentor' : 'prospect') : caller];
}

/**
 * Makes requests for a row. Refused and reading requests use nothing up: all refused users share one request, and so do
 * all readers.
 */
function requestsFor(name: EndpointName): (cell: Cell) => Promise<AnyRequest> {
  const { method } = endpoints[name];
  const shared = new Map<boolean, Promise<AnyRequest>>();
  return (cell) => {
    if (cell.allowed && method !== 'GET') return askFor(name, scene, cell);
    const asked = shared.get(cell.allowed) ?? askFor(name, scene, cell);
    shared.set(cell.allowed, asked);
    return asked;
  };
}

async function call(name: EndpointName, row: Record<Caller, Outcome>, caller: Caller, asked: AnyRequest) {
  const who = asked.as ?? personOf(row, caller);
  const lifetime_s = caller === 'expired' ? -DAY_S : DAY_S;
  const headers = who ? { authorization: `Bearer ${await tokenOf(who, lifetime_s)}` } : {};
  return { who, answer: await send(scene.api, name, asked, headers) };
}

/** The table's word for an answer, or the answer where the table has none. */
function wordFor(name: EndpointName, { status, code, text }: Answer): string {
  if (status in (endpoints[name] as Endpoint).responses) {
    return 'ok';
  }
  const words = Object.keys(OUTCOMES) as Outcome[];
  const word = words.find((candidate) => OUTCOMES[candidate] === code);
  return word && code && ERRORS[code as keyof typeof ERRORS].status === status ? word : `${status} ${text}`;
}

/** The calls of the staff by the roles besides admins, said a second time: a role that an endpoint gains by mistake is found here. */
const CALLS_OF_ROLES = {
  admin: [
    'listEnteredUniversities checkUniversity listAdminMailDomains createMailDomain patchMailDomain deleteMailDomain',
    'decideMailDomainProposal revokeDomainProofs listVouchLists createVouchList deleteVouchList listStaff',
    'createStaffMember putStaffMember deleteStaffMember listStaffEvents getInstanceSettings getOperations',
    'checkSetUp retryJobs discardJobs',
  ],
  moderator: [
    'listCases getCase getCaseFile getCaseMessages claimCase releaseCase addCaseNote previewDecision decideCase',
    'previewUndo undoDecision previewAppeal decideAppeal listAdminProofs getAdminProof getAdminProofFile',
    'decideProof listNoShows getStaffNoShow getNoShowFile previewNoShow decideNoShow readStaffMail suspendPerson',
    'previewSuspension previewLift liftSuspension startViewAs stopViewAs getStaffReview openReviewCase',
  ],
  'support moderator finance': ['getStaffMe getAdminToday listStaffBookings searchPeople getPerson getStaffBooking'],
  'support moderator': ['listStaffMails getStaffMail sendStaffMailAgain listStaffReviews'],
  finance: [
    'refundBooking listStaffPayouts listPayoutClaims payPayoutClaim endPayoutClaim listPayoutBatches',
    'createPayoutBatch getPayoutBatchFile getStaffPayout releasePayout holdPayout cancelPayout markPayoutPaid',
  ],
};
/** The calls that staff who are a party to their subject may make, by the part that they get; all others are refused to them. */
const CALLS_OF_PARTIES = {
  open: [
    'listEnteredUniversities listAdminMailDomains createMailDomain patchMailDomain deleteMailDomain listVouchLists',
    'createVouchList deleteVouchList getStaffMe listStaff listStaffEvents listStaffBookings sendStaffMailAgain',
    'getInstanceSettings getOperations checkSetUp retryJobs discardJobs searchPeople getPerson stopViewAs',
    'listPayoutClaims payPayoutClaim endPayoutClaim listPayoutBatches createPayoutBatch getPayoutBatchFile',
  ],
  left_out: [
    'listCases listAdminProofs revokeDomainProofs listNoShows getAdminToday listStaffPayouts listStaffReviews',
  ],
  without_words: ['listStaffMails getStaffMail getStaffBooking'],
};

test('attack 26: every call of the staff says its own matters and no callers, and no other call says roles or own matters', () => {
  const all = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name, ...endpoint }));
  const [forStaff, others] = [
    all.filter(({ access }) => access === 'staff'),
    all.filter(({ access }) => access !== 'staff'),
  ];
  expect(forStaff.filter(({ own_matters, callers }) => own_matters === undefined || callers !== undefined)).toEqual([]);
  expect(
    others.filter(({ own_matters, staff_roles }) => own_matters !== undefined || staff_roles !== undefined),
  ).toEqual([]);
  const said = (lists: Record<string, string[]>) =>
    new Map(Object.entries(lists).map(([key, lines]) => [key, lines.join(' ').split(' ')]));
  const found = Map.groupBy(
    forStaff,
    ({ staff_roles = [] }) => staff_roles.filter((role) => role !== 'admin').join(' ') || 'admin',
  );
  expect(new Map([...found].map(([key, calls]) => [key, calls.map(({ name }) => name)]))).toEqual(said(CALLS_OF_ROLES));
  const open = Map.groupBy(
    forStaff.filter(({ own_matters }) => own_matters !== 'refused'),
    ({ own_matters = '' }) => own_matters,
  );
  expect(new Map([...open].map(([key, calls]) => [key, calls.map(({ name }) => name)]))).toEqual(
    said(CALLS_OF_PARTIES),
  );
});

test.each(names)('[P-02] [P-03] attack 26: who may %s; attack 27: whose address it tells', async (name) => {
  const row = outcomesOf(name);
  const found: Partial<Record<Caller, string>> = {};
  const request = requestsFor(name);
  for (const caller of CALLERS) {
    const asked = await request({ caller, allowed: row[caller] === 'ok' });
    const { who, answer } = await call(name, row, caller, asked);
    found[caller] = wordFor(name, answer);
    if (name === 'createBooking' && who && found[caller] === 'ok') {
      addresses.share(who, scene.people.mentor);
    }
    expect(addresses.unentitled(name, who, answer.text), `${name} by ${caller}`).toEqual([]);
  }
  expect(found).toEqual(row);
});

test.each(STAFF_CALLS)(
  '[T-20] attack 26: which roles of the staff may %s; attack 27: whose address it tells',
  async (name) => {
    const row = staffOutcomesOf(name);
    const found: Partial<Record<StaffRole, string>> = {};
    const request = requestsFor(name);
    for (const role of STAFF_ROLES) {
      const asked = await request({ caller: role, allowed: row[role] === 'ok' });
      const headers = { authorization: `Bearer ${await tokenOf(scene.staff[role])}` };
      const answer = await send(scene.api, name, asked, headers);
      found[role] = wordFor(name, answer);
      expect(addresses.unentitled(name, scene.staff[role], answer.text), `${name} by ${role}`).toEqual([]);
    }
    expect(found).toEqual(row);
  },
);
