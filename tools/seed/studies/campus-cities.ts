import { CITIES, type City, cityOf } from '../world/cities.ts';

/** Cities of well-known universities whose name doesn't contain it: domain, city, and the zone if it isn't the country's first. */
const TEXT = `
amherst.edu Amherst | asu.edu Phoenix America/Phoenix | berklee.edu Boston | brown.edu Providence | caltech.edu Pasadena America/Los_Angeles
cmu.edu Pittsburgh | case.edu Cleveland | cwru.edu Cleveland | cornell.edu Ithaca | dartmouth.edu Hanover | duke.edu Durham | emory.edu Atlanta
georgetown.edu Washington | gatech.edu Atlanta | harvard.edu Cambridge | indiana.edu Bloomington America/Indiana/Indianapolis | jhu.edu Baltimore
mit.edu Cambridge | msu.edu East Lansing America/Detroit | ncsu.edu Raleigh | northeastern.edu Boston | northwestern.edu Evanston America/Chicago
osu.edu Columbus | psu.edu State College | princeton.edu Princeton | purdue.edu West Lafayette America/Indiana/Indianapolis | rpi.edu Troy
rice.edu Houston America/Chicago | rockefeller.edu New York | rutgers.edu New Brunswick | stanford.edu Stanford America/Los_Angeles
tamu.edu College Station America/Chicago | juilliard.edu New York | newschool.edu New York | tufts.edu Medford | arizona.edu Tucson America/Phoenix
ucdavis.edu Davis America/Los_Angeles | uci.edu Irvine America/Los_Angeles | ucsb.edu Santa Barbara America/Los_Angeles | ufl.edu Gainesville
illinois.edu Urbana America/Chicago | umd.edu College Park | umass.edu Amherst | umn.edu Minneapolis America/Chicago | unc.edu Chapel Hill
nd.edu Notre Dame America/Indiana/Indianapolis | upenn.edu Philadelphia | rochester.edu Rochester | usc.edu Los Angeles America/Los_Angeles
virginia.edu Charlottesville | wisc.edu Madison America/Chicago | vanderbilt.edu Nashville America/Chicago | vt.edu Blacksburg | williams.edu Williamstown
yale.edu New Haven | washington.edu Seattle America/Los_Angeles | uw.edu Seattle America/Los_Angeles | wustl.edu St. Louis America/Chicago
cranfield.ac.uk Cranfield | durham.ac.uk Durham | dur.ac.uk Durham | lancaster.ac.uk Lancaster | lancs.ac.uk Lancaster | qub.ac.uk Belfast
rca.ac.uk London | open.ac.uk Milton Keynes | abdn.ac.uk Aberdeen | bath.ac.uk Bath | exeter.ac.uk Exeter | reading.ac.uk Reading
st-andrews.ac.uk St Andrews | sussex.ac.uk Brighton | warwick.ac.uk Coventry | york.ac.uk York | ncl.ac.uk Newcastle
constructor.university Bremen | uni-mainz.de Mainz | tu-darmstadt.de Darmstadt | uni-erlangen.de Erlangen | uni-konstanz.de Konstanz
uni-mannheim.de Mannheim | uni-muenster.de Münster | uni-tuebingen.de Tübingen | uni-wuerzburg.de Würzburg
anu.edu.au Canberra | curtin.edu.au Perth Australia/Perth | deakin.edu.au Melbourne Australia/Melbourne | mq.edu.au Sydney
monash.edu Melbourne Australia/Melbourne | qut.edu.au Brisbane Australia/Brisbane | uq.edu.au Brisbane Australia/Brisbane | uwa.edu.au Perth Australia/Perth
dal.ca Halifax America/Halifax | mcgill.ca Montréal | mcmaster.ca Hamilton | queensu.ca Kingston | sfu.ca Burnaby America/Vancouver
ualberta.ca Edmonton America/Edmonton | ubc.ca Vancouver America/Vancouver | umanitoba.ca Winnipeg America/Winnipeg | ulaval.ca Québec | uwo.ca London
tilburguniversity.edu Tilburg | utwente.nl Enschede | edhec.edu Lille | essec.fr Cergy | insead.edu Fontainebleau | chalmers.se Gothenburg
kth.se Stockholm | unibocconi.it Milan | unive.it Venice | luiss.it Rome | unicatt.it Milan | hokudai.ac.jp Sapporo | keio.ac.jp Tokyo
kyushu-u.ac.jp Fukuoka | tohoku.ac.jp Sendai | waseda.jp Tokyo | esade.edu Barcelona | ie.edu Madrid | upf.edu Barcelona | unav.edu Pamplona
hanyang.ac.kr Seoul | kaist.ac.kr Daejeon | skku.edu Seoul | yonsei.ac.kr Seoul | dtu.dk Lyngby | nhh.no Bergen | uclouvain.be Louvain-la-Neuve
vub.be Brussels | otago.ac.nz Dunedin | uj.edu.pl Kraków | muni.cz Brno | ceu.edu Budapest | elte.hu Budapest | fudan.edu.cn Shanghai
hit.edu.cn Harbin | hust.edu.cn Wuhan | nankai.edu.cn Tianjin | ruc.edu.cn Beijing | sdu.edu.cn Jinan | seu.edu.cn Nanjing | sustech.edu.cn Shenzhen
sysu.edu.cn Guangzhou | tju.edu.cn Tianjin | tongji.edu.cn Shanghai | tsinghua.edu.cn Beijing | ustc.edu.cn Hefei | xmu.edu.cn Xiamen
zju.edu.cn Hangzhou | bilkent.edu.tr Ankara | boun.edu.tr Istanbul | ku.edu.tr Istanbul | metu.edu.tr Ankara | sabanciuniv.edu Istanbul
ukm.my Bangi | upm.edu.my Serdang | usm.my Penang | um.edu.my Kuala Lumpur | uaeu.ac.ae Al Ain`;

type Campus = { city: string; zone: string | undefined };

const CAMPUSES: ReadonlyMap<string, Campus> = new Map(
  TEXT.trim()
    .split(/ \| |\n/)
    .map((entry) => {
      const [, domain = '', city = '', zone] = /^(\S+) (.+?)(?: (\w+\/\S+))?$/.exec(entry) ?? [];
      return [domain, { city, zone }];
    }),
);

const plain = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')} `;

/** The city of a university, from our list or its names; null if neither has it. */
export function campusCity(university: {
  name: string;
  aliases: readonly string[];
  domains: readonly string[];
  country_code: string;
}): City | null {
  const cities = CITIES.get(university.country_code) ?? [];
  const campus = university.domains.map((domain) => CAMPUSES.get(domain)).find((found) => found !== undefined);
  const [first] = cities;
  if (campus !== undefined && first !== undefined) {
    return cityOf(university.country_code, campus.city, campus.zone ?? first.time_zone);
  }
  for (const name of [university.name, ...university.aliases]) {
    const text = plain(name);
    const found = cities.find((city) => text.includes(plain(city.name)));
    if (found !== undefined) return found;
  }
  return null;
}
