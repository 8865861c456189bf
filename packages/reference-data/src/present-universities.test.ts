import { beforeAll, expect, test } from 'vitest';
import { loadUniversities } from './load-universities.ts';
import { createUniversityIndex, type UniversityIndex } from './university-index.ts';

let index: UniversityIndex;
beforeAll(() => {
  index = createUniversityIndex(loadUniversities());
});
/** The domains of the first three that a text finds. */
const domainsOf = (name: string) =>
  index.search({ name, page: 1, page_size: 3 }).universities.map(({ domains }) => domains[0]);

/** Founded, merged or renamed since 2009, as students type them, with their domain. */
const PRESENT: [typed: string, domain: string][] = [
  ['Université de Lorraine', 'univ-lorraine.fr'],
  ["Université Côte d'Azur", 'univ-cotedazur.fr'],
  ['Aix-Marseille Université', 'univ-amu.fr'],
  ['Université de Bordeaux', 'u-bordeaux.fr'],
  ['Université de Montpellier', 'umontpellier.fr'],
  ['Institut Polytechnique de Paris', 'ip-paris.fr'],
  ['université de lille', 'univ-lille.fr'],
  ['Gustave Eiffel', 'univ-gustave-eiffel.fr'],
  ['CY Cergy Paris', 'cyu.fr'],
  ['OsloMet', 'oslomet.no'],
  ['Nord universitet', 'nord.no'],
  ['Høgskulen på Vestlandet', 'hvl.no'],
  ['Technological University Dublin', 'tudublin.ie'],
  ['TU Dublin', 'tudublin.ie'],
  ['MTU Cork', 'mtu.ie'],
  ['ATU', 'atu.ie'],
  ['Hochschule Rhein-Waal', 'hochschule-rhein-waal.de'],
  ['TH Köln', 'th-koeln.de'],
  ['TH Koeln', 'th-koeln.de'],
  ['HTW Berlin', 'htw-berlin.de'],
  ['BTU Cottbus', 'b-tu.de'],
  ['CODE Berlin', 'code.berlin'],
  ['University of Eastern Finland', 'uef.fi'],
  ['Taideyliopisto', 'uniarts.fi'],
  ['LUT', 'lut.fi'],
  ['Linnaeus University', 'lnu.se'],
  ['Linnéuniversitetet', 'lnu.se'],
  ['Malmö universitet', 'mau.se'],
  ['Hanze University of Applied Sciences', 'hanze.nl'],
  ['NHL Stenden', 'nhlstenden.com'],
  ['UMONS', 'umons.ac.be'],
  ['Ashoka University', 'ashoka.edu.in'],
  ['IIT Tirupati', 'iittp.ac.in'],
  ['OP Jindal', 'jgu.edu.in'],
  ['Duy Tan University', 'duytan.edu.vn'],
  ['Fulbright University Vietnam', 'fulbright.edu.vn'],
  ['VinUni', 'vinuni.edu.vn'],
  ['Tôn Đức Thắng', 'tdtu.edu.vn'],
  ['Toronto Metropolitan University', 'torontomu.ca'],
  ['Capilano University', 'capilanou.ca'],
  ['Cardiff Met', 'cardiffmet.ac.uk'],
  ['University of South Wales', 'southwales.ac.uk'],
  ['Leeds Beckett', 'leedsbeckett.ac.uk'],
  ['University of Greater Manchester', 'greatermanchester.ac.uk'],
  ['UTRGV', 'utrgv.edu'],
  ['Minerva University', 'minerva.edu'],
  ['Adelaide University', 'adelaideuni.edu.au'],
  ['Federation University', 'federation.edu.au'],
  ['東京科学大学', 'isct.ac.jp'],
  ['Osaka Metropolitan University', 'omu.ac.jp'],
  ['陽明交通大學', 'nycu.edu.tw'],
  ['南方科技大学', 'sustech.edu.cn'],
  ['西湖大学', 'westlake.edu.cn'],
  ['UNIST', 'unist.ac.kr'],
  ['香港都會大學', 'hkmu.edu.hk'],
  ['Сколтех', 'skoltech.ru'],
  ['MBZUAI', 'mbzuai.ac.ae'],
  ['Abdullah Gül Üniversitesi', 'agu.edu.tr'],
  ['UNILA', 'unila.edu.br'],
  ['Yachay Tech', 'yachaytech.edu.ec'],
  ['TalTech', 'taltech.ee'],
  ['Uniwersytet SWPS', 'swps.pl'],
  ['MATE', 'uni-mate.hu'],
  ['Πανεπιστήμιο Δυτικής Αττικής', 'uniwa.gr'],
  ['Ashesi', 'ashesi.edu.gh'],
  ['African Leadership University', 'alueducation.com'],
  ['Sol Plaatje University', 'spu.ac.za'],
  ['Nelson Mandela University', 'nmmu.ac.za'],
  ['Hamad Bin Khalifa University', 'hbku.edu.qa'],
  ['جامعة الجلالة', 'gu.edu.eg'],
  ['Azim Premji University', 'azimpremjiuniversity.edu.in'],
  ['Bard College Berlin', 'ecla.de'],
  ['Türk-Alman Üniversitesi', 'tau.edu.tr'],
  ['WSB Merito', 'merito.pl'],
  ['Kwantlen Polytechnic University', 'kpu.ca'],
  ['UNT Dallas', 'untdallas.edu'],
];

test('[E-11] universities founded, merged or renamed since 2009 are found as students type them', () => {
  const missed = PRESENT.filter(([typed, domain]) => !domainsOf(typed).includes(domain)).map(
    ([typed, domain]) => `${typed}: ${domain}, but ${domainsOf(typed).join(' ')}`,
  );
  expect(missed).toEqual([]);
});
