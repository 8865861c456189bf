import { normalise } from './normalise.ts';
import type { Subject } from './subjects/subjects.ts';
import type { University } from './university.ts';

/** Cities with several of the best-known universities, by their countries and domains. */
const CITIES: Readonly<Record<string, string>> = {
  Boston: 'US/mit.edu US/harvard.edu US/bu.edu US/tufts.edu US/northeastern.edu US/bc.edu US/berklee.edu',
  'New York': 'US/columbia.edu US/nyu.edu US/rockefeller.edu US/newschool.edu US/juilliard.edu',
  'Los Angeles': 'US/ucla.edu US/usc.edu US/caltech.edu',
  'San Francisco': 'US/ucsf.edu US/berkeley.edu US/stanford.edu',
  Chicago: 'US/uchicago.edu US/northwestern.edu',
  Pittsburgh: 'US/cmu.edu US/pitt.edu',
  Washington: 'US/georgetown.edu US/gwu.edu',
  Atlanta: 'US/gatech.edu US/emory.edu',
  London:
    'GB/imperial.ac.uk GB/ucl.ac.uk GB/lse.ac.uk GB/kcl.ac.uk GB/qmul.ac.uk GB/soas.ac.uk GB/city.ac.uk GB/rca.ac.uk GB/arts.ac.uk GB/london.edu',
  Dublin: 'IE/tcd.ie IE/ucd.ie IE/dcu.ie',
  Zurich: 'CH/ethz.ch CH/uzh.ch',
  Lausanne: 'CH/epfl.ch CH/unil.ch',
  Munich: 'DE/tum.de DE/lmu.de',
  Berlin: 'DE/hu-berlin.de DE/fu-berlin.de DE/tu-berlin.de',
  Paris:
    'FR/psl.eu FR/ens.fr FR/polytechnique.fr FR/sorbonne-universite.fr FR/pantheonsorbonne.fr FR/universite-paris-saclay.fr FR/sciencespo.fr FR/hec.fr FR/essec.fr FR/escp.eu FR/insead.edu FR/centralesupelec.fr FR/dauphine.psl.eu FR/u-paris.fr FR/mines-paristech.fr',
  Lyon: 'FR/em-lyon.com FR/ens-lyon.fr FR/univ-lyon1.fr FR/insa-lyon.fr',
  Amsterdam: 'NL/uva.nl NL/vu.nl',
  Brussels: 'BE/ulb.be BE/vub.be',
  Vienna: 'AT/univie.ac.at AT/tuwien.ac.at AT/wu.ac.at HU/ceu.edu',
  Stockholm: 'SE/kth.se SE/su.se SE/ki.se SE/hhs.se',
  Gothenburg: 'SE/chalmers.se SE/gu.se',
  Copenhagen: 'DK/ku.dk DK/dtu.dk DK/cbs.dk',
  Helsinki: 'FI/helsinki.fi FI/aalto.fi',
  Milan: 'IT/polimi.it IT/unimi.it IT/unibocconi.it IT/unicatt.it',
  Rome: 'IT/uniroma1.it IT/luiss.it',
  Turin: 'IT/polito.it IT/unito.it',
  Pisa: 'IT/unipi.it IT/sns.it',
  Barcelona: 'ES/ub.edu ES/uab.cat ES/upf.edu ES/upc.edu ES/esade.edu',
  Madrid: 'ES/ucm.es ES/uam.es ES/upm.es ES/uc3m.es ES/ie.edu',
  Lisbon: 'PT/ulisboa.pt PT/unl.pt PT/ucp.pt',
  Athens: 'GR/ntua.gr GR/uoa.gr',
  Prague: 'CZ/cuni.cz CZ/cvut.cz',
  Warsaw: 'PL/uw.edu.pl PL/pw.edu.pl',
  Krakow: 'PL/uj.edu.pl PL/agh.edu.pl',
  Budapest: 'HU/elte.hu HU/bme.hu',
  Moscow: 'RU/msu.ru RU/hse.ru RU/mipt.ru',
  Istanbul: 'TR/boun.edu.tr TR/itu.edu.tr TR/ku.edu.tr TR/sabanciuniv.edu',
  Ankara: 'TR/metu.edu.tr TR/bilkent.edu.tr',
  Toronto: 'CA/utoronto.ca CA/yorku.ca',
  Montreal: 'CA/mcgill.ca CA/umontreal.ca CA/concordia.ca',
  Vancouver: 'CA/ubc.ca CA/sfu.ca',
  Sydney: 'AU/sydney.edu.au AU/unsw.edu.au AU/uts.edu.au AU/mq.edu.au',
  Melbourne: 'AU/unimelb.edu.au AU/monash.edu AU/rmit.edu.au AU/deakin.edu.au',
  Brisbane: 'AU/uq.edu.au AU/qut.edu.au',
  Perth: 'AU/uwa.edu.au AU/curtin.edu.au',
  Tokyo: 'JP/u-tokyo.ac.jp JP/titech.ac.jp JP/waseda.jp JP/keio.ac.jp',
  Seoul: 'KR/snu.ac.kr KR/yonsei.ac.kr KR/korea.ac.kr KR/skku.edu KR/hanyang.ac.kr',
  Beijing: 'CN/tsinghua.edu.cn CN/pku.edu.cn CN/bnu.edu.cn CN/ruc.edu.cn CN/buaa.edu.cn CN/bit.edu.cn',
  Shanghai: 'CN/fudan.edu.cn CN/sjtu.edu.cn CN/tongji.edu.cn',
  Tianjin: 'CN/nankai.edu.cn CN/tju.edu.cn',
  Wuhan: 'CN/whu.edu.cn CN/hust.edu.cn',
  Nanjing: 'CN/nju.edu.cn CN/seu.edu.cn',
  'Hong Kong': 'HK/hku.hk HK/ust.hk HK/cuhk.edu.hk HK/polyu.edu.hk HK/cityu.edu.hk HK/hkbu.edu.hk',
  Singapore: 'SG/nus.edu.sg SG/ntu.edu.sg SG/smu.edu.sg SG/sutd.edu.sg',
  Delhi: 'IN/iitd.ac.in IN/du.ac.in IN/jnu.ac.in',
  Mumbai: 'IN/iitb.ac.in IN/mu.ac.in',
  Bangalore: 'IN/iisc.ac.in IN/iimb.ac.in',
  Chennai: 'IN/iitm.ac.in IN/annauniv.edu',
  Bangkok: 'TH/chula.ac.th TH/mahidol.ac.th TH/tu.ac.th',
  Manila: 'PH/upd.edu.ph PH/ateneo.edu PH/dlsu.edu.ph',
  'Mexico City': 'MX/unam.mx MX/ipn.mx',
  Cairo: 'EG/cu.edu.eg EG/aucegypt.edu',
  Santiago: 'CL/uc.cl CL/uchile.cl',
};

/** Subjects that are near each other; one may be near those of several groups. */
const GROUPS: readonly string[] = [
  'accounting, actuarial science, banking, business administration, business analytics, digital marketing, economics, econometrics, entrepreneurship, finance, hospitality management, human resources, insurance, international business, logistics, management, marketing, advertising, project management, real estate, taxation, tourism, event management',
  'aerospace engineering, automotive engineering, automation, aviation, biomedical engineering, chemical engineering, civil engineering, computer engineering, construction management, electrical engineering, electronics engineering, energy engineering, engineering, environmental engineering, industrial engineering, materials science, mechanical engineering, mechatronics, mining engineering, nuclear engineering, robotics, surveying, telecommunications, textile engineering, transport engineering, water management, maritime studies',
  'artificial intelligence, bioinformatics, computer engineering, computer science, cybersecurity, data science, human-computer interaction, information systems, software engineering, robotics, game design, statistics',
  'applied mathematics, astronomy, biochemistry, biology, biotechnology, botany, chemistry, cognitive science, ecology, genetics, immunology, marine biology, mathematics, microbiology, molecular biology, nanotechnology, neuroscience, physics, statistics, zoology',
  'climate science, earth science, ecology, energy engineering, environmental engineering, environmental science, geography, geology, forestry, water management, urban planning',
  'agricultural science, animal science, botany, fisheries science, food technology, forestry, veterinary medicine, zoology, nutrition',
  'cardiology, dentistry, dietetics, epidemiology, health management, immunology, medicine, midwifery, nursing, nutrition, occupational therapy, optometry, pharmacology, pharmacy, physiotherapy, psychology, public health, speech therapy, sports science, veterinary medicine, neuroscience, cosmetology',
  'anthropology, archaeology, conflict studies, criminology, development studies, gender studies, geography, human rights, international relations, migration studies, political science, psychology, public administration, public policy, social work, sociology',
  'criminology, human rights, intellectual property, international law, international relations, law, taxation',
  'art history, chinese, comparative literature, creative writing, cultural studies, english literature, german, history, islamic studies, japanese, library science, linguistics, literature, oriental studies, philosophy, religious studies, spanish, translation, archaeology',
  'acting, animation, architecture, art history, culinary arts, dance, design, fashion design, film studies, fine arts, game design, graphic design, interior design, landscape architecture, music, photography, theatre, urban planning',
  'advertising, communication, creative writing, digital marketing, film studies, journalism, marketing, media studies, photography',
  'early childhood education, education, linguistics, psychology, special education, speech therapy',
];

const cityByKey = new Map(
  Object.entries(CITIES).flatMap(([city, keys]) => keys.split(' ').map((key) => [key, city] as const)),
);
const groups = GROUPS.map((group) => group.split(', ') as Subject[]);

/** The subjects for which a university is known, by words of its name. */
const KNOWN_FOR: readonly (readonly [RegExp, Subject])[] = [
  [/techn|engineer|polytech|mines/, 'engineering'],
  [/business|management|economics/, 'business administration'],
  [/medic|health/, 'medicine'],
  [/design/, 'design'],
  [/\barts?\b/, 'fine arts'],
  [/music/, 'music'],
  [/agricultur/, 'agricultural science'],
];

type Named = Pick<University, 'name' | 'country_code' | 'domains'>;

/** The city of a university that has several of the best known; undefined for all others. */
export const cityOf = ({ country_code, domains }: Pick<Named, 'country_code' | 'domains'>): string | undefined =>
  domains.map((domain) => cityByKey.get(`${country_code}/${domain}`)).find((known) => known !== undefined);

/** Other words that find mentors near a university: its city, and what it is known for by its name. */
export function nearUniversity(university: Named): string[] {
  const name = normalise(university.name);
  const subject = KNOWN_FOR.find(([pattern]) => pattern.test(name))?.[1];
  return [cityOf(university), subject].filter((near) => near !== undefined);
}

/** The subjects near one: those of its groups, without itself. */
export const nearSubjects = (subject: Subject): Subject[] =>
  [...new Set(groups.filter((group) => group.includes(subject)).flat())].filter((other) => other !== subject);
