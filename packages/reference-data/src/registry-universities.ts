import { cleanLine } from './clean-text.ts';
import { isCountryCode } from './countries.ts';
import { domainOf } from './domain.ts';
import { canBeListed, suffixesOf } from './mail-domains/match-mail-domain.ts';
import { normalise } from './normalise.ts';
import { displayName, isWholeSite, type RegistryRecord } from './own-names.ts';
import { universityId, type University } from './university.ts';
import { withAliases } from './university-names.ts';

/** Ends of domains that are given to places of study alone. */
const ACADEMIC_DOMAIN = /\.(?:edu|ac)(?:\.[a-z]{2})?$/;

/** Beginnings of the words by which a place that gives degrees names itself, as `normalise` has them. */
const GIVES_DEGREES = beginnings([
  'universi|univerz|uniwersy|univerc|yliopisto|ammattikorkeakoulu|korkeakoulu|egyetem|foiskola|uczelnia|wyzsza',
  '[a-z]*hochschul|hogeschool|hogskol|hoyskol|hojskol|professionshojskole|politechnik|politehn|politekn',
  'polytechni|politecn|sveucilis|veleucilis|visoka|vysok|akadem|academ|accadem|colleg|kolej|cegep|conserv|konserv',
  'insa|haute ecole|ecole (?:superieure|normale|nationale|centrale|de commerce|de management|polytech)|sciences po',
  'escola superior|escuela superior|centro universi|centre universi|faculdade|facult|instituto (?:superior|tecnol|federal|poli)',
  'institut (?:superieur|teknologi)|(?:indian|national) institute of|institute of (?:technology|science|management)',
  '(?:business|graduate|medical|law|music) school|school of (?:business|management|economics|law|art|medicine|design|music)',
  'vidyap|vishwavidya|mahavidya|sekolah tinggi|meslek yuksek|yuksekok|tecnm',
]);
/** The same of places that teach, whose domain has to say the rest. */
const TEACHES = beginnings([
  'institu|istitu|school|ecole|escuela|escola|scuola|stie|stikes|stmik|iain|uin|seminar|theolog|teolog|campus',
]);
/** Words in the names of parts of a university, of schools for children, and of what does something else. */
const OTHERWISE = beginnings([
  'hospital|klinik|clinic|laborato|library|bibliot|ministr|minister|secretari|authority|associa|asocia|society|council',
  'commission|committee|consorti|museum|musee|museo|fondation|trust\\b|cooperativ|observator|arquivo|archiv|bureau|agency|agence',
  'departamento|departement|department|division\\b|projec|programm?e?\\b|office|press\\b|alliance|federation|union of',
  '(?:high|middle|secondary|primary|elementary|preparatory|grammar|public) school|liceo|lisesi|lycee|kindergarten|district',
  'research (?:cent|institute|unit|group)|umr|chair\\b|pole\\b|cluster|training cent|grants|teaching hospital',
]);
const PART =
  /^(?:the )?(?:cent(?:er|re|ro)s?|centrum|zentrum|unidade|unidad|servicio|grupo|group|chaire?|fundacion) (?!universi|regional univ)/;

function beginnings(lines: readonly string[]): RegExp {
  return new RegExp(`(?:^| )(?:${lines.join('|')})`);
}

/** Whether an institution is a place to study at, by its names and domain: of the registry's many are parts of one, or none. */
export function isPlaceOfStudy(names: readonly string[], domain: string): boolean {
  const texts = names.map(normalise);
  if (texts.some((text) => OTHERWISE.test(text) || PART.test(text))) {
    return false;
  }
  return texts.some((text) => GIVES_DEGREES.test(text) || (ACADEMIC_DOMAIN.test(domain) && TEACHES.test(text)));
}

/**
 * The places of study among the records that are none of the known universities, as universities of their own: those with a site
 * of their own at a domain that neither is, nor lies below, a domain of a known one, and with a name that none of the country has.
 */
export function universitiesOfRegistry(
  known: readonly University[],
  unmatched: readonly RegistryRecord[],
): University[] {
  const domains = new Set(known.flatMap((university) => university.domains));
  const names = new Set(known.flatMap(namesWithCountry));
  const isFree = (domain: string) => canBeListed(domain) && suffixesOf(domain).every((suffix) => !domains.has(suffix));
  return unmatched.flatMap((record) => {
    const [domain] = [record.website ?? '', ...record.domains].flatMap((address) => domainOf(address) ?? []);
    const name = cleanLine(displayName(record));
    if (domain === undefined || name === null || !isCountryCode(record.country) || !isFree(domain)) {
      return [];
    }
    const others = record.names.flatMap(([other]) => cleanLine(other) ?? []);
    const isPart = record.website !== null && !isWholeSite(record.website);
    if (isPart || !isPlaceOfStudy(others, domain) || names.has(nameKey(record.country, name))) {
      return [];
    }
    const university = withAliases(
      {
        id: universityId(record.country, domain),
        name,
        state_province: null,
        country_code: record.country,
        domains: [domain],
        aliases: [],
        rank: null,
      },
      others,
    );
    domains.add(domain);
    names.add(nameKey(record.country, name));
    return [university];
  });
}

const nameKey = (country: string, name: string) => `${country}/${normalise(name)}`;
const namesWithCountry = ({ country_code, name, aliases }: University) =>
  [name, ...aliases].map((text) => nameKey(country_code, text));
