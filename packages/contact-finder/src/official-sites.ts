import { isUniversityHost } from '@abroad/reference-data/university-hosts';
import { parse } from 'tldts';

/** Suffixes under which only governments and schools can register; many universities have no such domain. */
const OFFICIAL_SUFFIX =
  /(?:^|\.)(?:(?:gov|mil|edu)(?:\.[a-z]{2})?|ac\.[a-z]{2}|gouv\.[a-z]{2}|gob\.[a-z]{2}|govt\.nz|gv\.at|gub\.uy|go\.(?:jp|kr|th|id|ke|tz|ug|cr)|gc\.ca|admin\.ch|europa\.eu)$/;

/** Sites to which applicants are sent: authorities, admissions, tests, visas, scholarships and rankings, by their registrable domains. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'ucas.com commonapp.org uni-assist.de hochschulkompass.de studielink.nl universityadmissions.se studyinfo.fi opintopolku.fi ' +
    'campusfrance.org parcoursup.fr studyinnl.org nuffic.nl duo.nl ind.nl daad.de kmk.org bamf.de deutschland.de ' +
    'make-it-in-germany.com goethe.de studyinsweden.se si.se migrationsverket.se migri.fi studyinfinland.fi studyindenmark.dk ' +
    'nyidanmark.dk udi.no studyinnorway.no studyinflanders.be vliruos.be studyinitaly.it universitaly.it chevening.org ' +
    'fulbrightonline.org gatescambridge.org schwarzmanscholars.org cscuk.org britishcouncil.org idp.com ielts.org ets.org ' +
    'mba.com gmac.com lsac.org aamc.org cambridgeenglish.org pearsonpte.com duolingo.com testdaf.de telc.net ' +
    'scholarshipportal.com mastersportal.com bachelorsportal.com phdportal.com studyportals.com topuniversities.com ' +
    'timeshighereducation.com shanghairanking.com campuschina.org enic-naric.net ' +
    'canada.ca quebec.ca educanada.ca bund.de auswaertiges-amt.de bafoeg.de studentenwerke.de rijksoverheid.nl government.nl ' +
    'belastingdienst.nl service-public.fr lescrous.fr caf.fr ch.ch swissuniversities.ch oead.at udir.no hkdir.no samordnaopptak.no ' +
    'lanekassen.no uhr.se csn.se vero.fi kela.fi irishimmigration.ie educationinireland.com cao.ie ouac.on.ca ' +
    'stipendiumhungaricum.hu studyinpoland.pl studyinczechia.cz studyinestonia.ee ' +
    'vfsglobal.com tlscontact.com ustraveldocs.com fmjfee.com collegeboard.org act.org ibo.org wes.org ' +
    'cambridgeinternational.org rhodestrust.com knight-hennessy.org inlaksfoundation.org aauw.org mastercardfdn.org ' +
    'humboldt-foundation.de boell.de kas.de fes.de opensocietyfoundations.org adb.org worldbank.org isdb.org findaphd.com'
  ).split(' '),
);

/** Pages that students and staff write themselves. */
const OF_A_PERSON =
  /^(?:people|users?|home|homepages?|personal|sites|students?|blogs?)\.|\/~|\/(?:users?|people|staff|profiles?)\//i;

/** Whether a link leads to a government, a school, or a site that applicants are sent to, and to no page of one person there. */
export function isOfficial(url: URL): boolean {
  if (url.username !== '' || OF_A_PERSON.test(`${url.hostname}${url.pathname}/`)) return false;
  const { domain, hostname } = parse(url.hostname);
  return (
    domain !== null &&
    hostname !== null &&
    (OFFICIAL_SUFFIX.test(hostname) || KNOWN.has(domain) || isUniversityHost(hostname))
  );
}
