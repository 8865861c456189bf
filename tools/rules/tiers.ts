/** Files, and the files that they may import. The first row whose `files` matches applies. */
export interface Tier {
  files: RegExp;
  may_import: RegExp;
  why: string;
}

const contract = 'packages/contract/';
const search_filters = 'packages/contract/src/search-filters\\.ts';
const search_facts = 'packages/contract/src/(search-filters|ranking)\\.ts';
const pure = 'packages/(contact-finder|slots|booking-rules|reference-data|search-index)/';
const api = 'apps/api/src/';

export const TIERS: readonly Tier[] = [
  {
    files: /^packages\/contract\//,
    may_import: /^packages\/(contract|booking-rules)\//,
    why: 'the contract stands on the rules of bookings alone, which are pure',
  },
  {
    files: /^packages\/search-index\//,
    may_import: new RegExp(`^(${pure}|${search_facts})`),
    why: 'the index knows nothing of the rest, but for the list of filters and the points of matches',
  },
  {
    files: /^packages\/(contact-finder|slots|booking-rules|reference-data)\//,
    may_import: /^packages\/(contact-finder|slots|booking-rules|reference-data|search-index)\//,
    why: 'pure packages know nothing of the rest',
  },
  {
    files: /^apps\/api\/src\/core\//,
    may_import: new RegExp(`^(${contract}|${api}(core|locales)/)`),
    why: 'core is at the bottom, with the messages',
  },
  {
    files: /^apps\/api\/src\/db\//,
    may_import: new RegExp(`^(${pure}|${search_filters}|${api}(core|db)/)`),
    why: 'the database stands on core and pure packages, and knows the list of search filters',
  },
  {
    files: /^apps\/api\/src\/providers\/search\//,
    may_import: new RegExp(`^(packages/search-index/|${api}(core|db|providers/search)/)`),
    why: 'the index of the search follows the database by itself',
  },
  {
    files: /^apps\/api\/src\/providers\//,
    may_import: new RegExp(
      `^(packages/(slots|reference-data)/|packages/contract/src/escape-html\\.ts|${api}(core|providers)/)`,
    ),
    why: 'providers stand on core, and read zones and currencies where all do',
  },
  {
    files: /^apps\/api\/src\/http\//,
    may_import: new RegExp(`^(${contract}|${api}(core|db|http|context|providers/identity/port))`),
    why: 'http knows the contract, core and the database',
  },
  {
    files: /^apps\/api\/src\/features\//,
    may_import: new RegExp(
      `^(${contract}|${pure}|${api}(core|db|http|context|feature\\.ts|features/|jobs/(define-job|enqueue|known-jobs)\\.ts|providers/[a-z]+/port))`,
    ),
    why: 'features reach providers only through their ports',
  },
  {
    files: /^apps\/api\/src\/views\//,
    may_import: new RegExp(
      `^(${contract}|${pure}|${api}(core|db|http|context|views|jobs/(define-job|enqueue|known-jobs)\\.ts|features|providers/[a-z]+/port))`,
    ),
    why: 'views read across features, and reach providers through their ports',
  },
  {
    files: /^apps\/api\//,
    may_import: new RegExp(`^(${contract}|${pure}|${api})`),
    why: 'the API does not know the web',
  },
  {
    files: /^apps\/embedded\//,
    may_import: /^(apps\/embedded\/|packages\/contract\/src\/escape-html\.ts)/,
    why: 'what stand-ins share stands on nothing of ours, but for how HTML is escaped',
  },
  {
    files: /^apps\/identity\//,
    may_import: /^(apps\/(identity|embedded)\/|packages\/contract\/src\/(readable-text|full-name)\.ts)/,
    why: 'the identity provider stands alone, but for what a name may be and how names are written',
  },
  {
    files: /^apps\/payments-sandbox\//,
    may_import: /^(apps\/(payments-sandbox|embedded)|packages\/reference-data)\//,
    why: 'the sandbox of the payment provider stands alone, and knows currencies from where all do',
  },
  { files: /^apps\/web\/app\/ui\//, may_import: /^apps\/web\/app\/ui\//, why: 'widgets know nothing of ours' },
  {
    files: /^apps\/web\//,
    may_import: new RegExp(`^(${contract}|packages/(slots|booking-rules|reference-data|search-index)/|apps/web/)`),
    why: 'the web knows the API only by its contract, and the finder of contact data is too heavy for a page',
  },
  {
    files: /^apps\/server\//,
    may_import: /^(apps\/(server|api)\/|packages\/|tools\/)/,
    why: 'the server puts the parts together',
  },
  {
    files: /^packages\/client\//,
    may_import: new RegExp(`^(packages/client/|${contract})`),
    why: 'the published client is the contract without its schemas',
  },
  {
    files: /^(tools|apps|packages)\//,
    may_import: /^(?!lab\/)/,
    why: 'nothing of the product needs the laboratory',
  },
  { files: /^(lab|e2e)\//, may_import: /./, why: 'the laboratory may use everything' },
];
