import type { Weighted } from '../weighted.ts';
import { weighted } from '../weighted.ts';

/** A country that mentors come from. */
export interface Origin {
  country_code: string;
  cultures: Weighted<string>;
  /** BCP 47: the languages of nearly all people there, and English. */
  languages: readonly string[];
  /** The common destinations of people from there, besides the usual ones. */
  routes: Weighted<string>;
}

/** Country, weight | cultures | languages | common routes. */
const TEXT = `
IN 100 | hindi 10, marathi 6, tamil 7, punjabi 4, bengali 2 | hi | US 30, GB 18, CA 16, AU 14, DE 14, IE 5, SG 3, FR 3, NL 3
CN 95 | chinese 20, chineseHan 2 | zh-Hans | US 26, GB 22, AU 16, JP 9, CA 9, HK 9, SG 6, DE 6, FR 4, KR 4
VN 55 | vietnamese 1 | vi | AU 13, US 13, JP 12, KR 9, CA 7, DE 7, GB 6, FR 6, NL 5, FI 4, SG 4, HU 2
NG 50 | yoruba 8, igbo 8, hausa 3 | en | GB 24, US 13, CA 13, DE 4, IE 4, NL 3, HU 2, MY 2
BR 48 | brazilian 1 | pt-BR | PT 26, US 14, ES 7, FR 7, DE 7, IT 5, CA 5, GB 5, NL 3, IE 3
ID 38 | indonesian 1 | id | AU 16, NL 10, GB 10, JP 7, US 7, MY 6, DE 5, TR 3, SG 3, HU 2
PK 36 | pakistani 10, punjabi 1 | ur | GB 18, DE 10, US 9, AU 8, CN 6, TR 6, CA 6, IT 4, HU 3, SE 3
MX 34 | hispanicAmerican 1 | es | US 20, ES 18, CA 8, DE 7, GB 6, FR 6, NL 3, IT 3
TR 32 | turkish 1 | tr | DE 16, US 11, GB 9, IT 8, PL 5, NL 5, FR 4, AT 4, CA 4
BD 30 | bengali 1 | bn | GB 12, US 11, AU 9, CA 9, DE 8, MY 6, SE 3, FI 3, JP 3
CO 30 | hispanicAmerican 1 | es | ES 18, US 14, DE 7, AU 7, FR 6, CA 5, GB 5, IT 4, HU 2
IR 28 | persian 1 | fa | CA 12, DE 12, IT 11, US 10, TR 7, AU 5, FR 4, SE 4, NL 3, AT 3
KR 27 | korean 12, koreanHangul 1 | ko | US 25, JP 10, GB 8, AU 7, CA 7, DE 6, CN 5, FR 4, NL 2
NP 26 | nepali 1 | ne | AU 18, US 12, GB 9, JP 8, CA 7, FI 3, DE 3, KR 4
PH 25 | filipino 1 | fil | AU 11, US 11, CA 10, JP 8, GB 6, NZ 5, NL 3, HU 2, ES 2
KE 24 | kenyan 1 | sw | GB 12, US 12, AU 6, CA 6, DE 5, NL 4, CN 3, SE 2
EG 24 | egyptian 10, arabicScript 1 | ar | DE 11, GB 9, US 8, IT 6, FR 6, AE 5, CA 4, HU 3
GH 23 | akan 1 | en | GB 13, US 12, CA 8, DE 5, NL 4, CN 3, NO 2, HU 2
UA 22 | ukrainian 10, cyrillicUkrainian 1 | uk | PL 20, DE 13, CZ 8, GB 5, FR 4, US 5, IT 4, NL 4, AT 3
IT 22 | italian 1 | it | GB 11, DE 9, FR 9, NL 9, ES 8, CH 7, US 5, AT 5, DK 3, SE 3
MA 21 | maghrebi 1 | ar | FR 28, ES 9, DE 7, CA 6, BE 5, US 3, IT 3, TR 2
DE 21 | german 10, turkish 1 | de | NL 11, AT 11, GB 10, CH 10, US 8, FR 6, SE 5, ES 4, DK 4, AU 3
RU 20 | russian 1 | ru | DE 11, CZ 8, US 7, GB 6, FR 5, IT 6, FI 5, CN 5, NL 4, KR 3, HU 2
FR 20 | french 10, maghrebi 1 | fr | GB 11, CA 11, BE 8, CH 8, ES 7, DE 6, US 6, NL 4, SE 3, IT 3
US 20 | english 8, hispanicAmerican 2, chinese 1, hindi 1 | en | GB 16, DE 9, FR 7, NL 6, IE 6, CA 6, ES 5, AU 4, IT 4, JP 4, KR 3
TH 19 | thai 1 | th | GB 13, US 11, AU 11, JP 9, DE 3, NL 3, SG 2, CN 4
MY 18 | malay 6, cantonese 2, tamil 2 | ms | GB 16, AU 15, US 7, JP 5, SG 4, IE 3, NZ 3, TR 2
ES 18 | spanish 1 | es | GB 10, DE 9, FR 8, NL 7, US 6, IT 5, DK 4, CH 4, SE 3, PT 3
GR 17 | greek 10, greekScript 1 | el | GB 12, NL 10, DE 9, FR 5, SE 5, IT 4, US 4, CH 4, DK 4, BE 3
TW 16 | taiwanese 10, chineseHan 1 | zh-Hant | US 16, JP 10, AU 7, GB 8, DE 4, NL 3, KR 3, CA 3
JP 16 | japanese 12, japaneseKanji 1 | ja | US 14, GB 9, AU 6, CA 5, DE 5, KR 5, FR 4, SE 3, FI 3, NL 2
ET 15 | ethiopian 1 | am | US 8, DE 6, NL 5, IT 4, SE 4, NO 4, GB 5, HU 3, BE 3, CN 3
PE 15 | hispanicAmerican 1 | es | ES 13, US 9, DE 5, FR 5, AU 3, NL 3, IT 4, CA 3
AR 15 | riverPlate 1 | es | ES 12, US 8, IT 8, DE 6, FR 6, GB 4, NL 2, CA 3
RO 15 | romanian 1 | ro | GB 9, NL 9, DE 8, FR 7, IT 6, DK 5, AT 3, BE 3
PL 14 | polish 1 | pl | GB 10, DE 10, NL 6, DK 4, SE 4, FR 4, US 4, IT 3
CL 14 | riverPlate 1 | es | ES 9, US 8, GB 7, DE 7, AU 7, NL 4, FR 4, CA 3, NZ 3
ZA 14 | southernAfrican 1 | en | GB 12, US 9, NL 6, AU 5, DE 4, CA 4, IE 2
LK 14 | sinhala 5, tamil 1 | si | AU 13, GB 10, US 7, JP 5, CA 5, DE 3, MY 3, NZ 3
KZ 13 | kazakh 1 | kk | GB 7, US 6, CZ 6, KR 6, DE 5, TR 5, PL 5, HU 4, CN 4, NL 3
PT 13 | portuguese 1 | pt | GB 10, NL 6, ES 5, DE 5, FR 5, DK 4, CH 4, BE 3, SE 2
TN 13 | maghrebi 1 | ar | FR 24, DE 8, IT 6, CA 6, BE 4, TR 2, ES 2
SN 12 | westAfricanFrench 1 | fr | FR 24, CA 7, BE 3, US 3, ES 3, IT 2, DE 2
UZ 12 | uzbek 1 | uz | KR 9, DE 5, TR 7, JP 4, GB 4, US 4, PL 4, HU 3, MY 2
UG 11 | ugandan 1 | en | GB 7, US 6, NL 5, SE 4, DE 4, NO 3, BE 3, CA 3
CM 11 | cameroonian 1 | fr | FR 11, DE 10, BE 5, CA 6, IT 4, US 4
LB 11 | levantine 1 | ar | FR 14, CA 6, US 6, GB 5, DE 5, IT 3, AE 3
DZ 11 | maghrebi 1 | ar | FR 24, CA 6, GB 3, ES 3, DE 3, TR 3, BE 2
MM 10 | burmese 1 | my | JP 8, AU 6, SG 6, GB 5, US 5, HU 3, KR 4, DE 2
RS 10 | southSlavic 1 | sr | DE 8, AT 8, IT 5, GB 5, HU 4, NL 4, CH 4, US 3, CZ 2
HU 10 | hungarian 1 | hu | GB 7, DE 7, AT 7, NL 6, DK 4, US 3, CH 3, FR 2
CZ 9 | czech 1 | cs | GB 7, DE 6, AT 4, NL 4, US 4, DK 3, SE 2, FR 3
BG 9 | bulgarian 1 | bg | GB 7, DE 7, NL 8, AT 4, FR 3, DK 3, IT 2, ES 2
JO 9 | levantine 10, arabicScript 1 | ar | GB 6, US 6, DE 6, TR 4, HU 3, MY 3, CA 3
RW 9 | rwandan 1 | rw | US 4, GB 4, BE 5, FR 3, CA 4, DE 3, SE 3, CN 3, HU 2
TZ 9 | tanzanian 1 | sw | GB 6, US 5, NL 4, DE 4, SE 3, NO 4, FI 2, CN 3, BE 2
CI 8 | westAfricanFrench 1 | fr | FR 18, CA 6, US 3, BE 3, DE 2, ES 2
EC 8 | hispanicAmerican 1 | es | ES 10, US 7, DE 3, NL 3, AU 3, IT 3, BE 2, HU 2
SA 8 | gulf 1 | ar | US 11, GB 10, AU 3, CA 2, IE 2, JP 1
ZW 8 | shona 1 | en | GB 9, US 6, AU 4, CA 3, HU 2, CN 2, PL 2
GE 8 | georgian 1 | ka | DE 8, HU 4, GB 3, FR 3, AT 3, PL 4, US 3, NL 2, CZ 2
IQ 7 | kurdishIraqi 10, arabicScript 1 | ar | GB 6, US 4, DE 4, TR 5, MY 4, HU 3, IT 2, FI 2
AM 7 | armenian 1 | hy | FR 6, US 5, DE 6, PL 2, HU 2, GB 2, IT 2
HK 7 | cantonese 1 | yue | GB 14, AU 8, CA 8, US 8, JP 3, SG 2, NL 2
AZ 7 | azerbaijani 1 | az | TR 10, DE 5, HU 4, GB 4, PL 4, IT 4, US 2, KR 2
BO 6 | hispanicAmerican 1 | es | ES 7, US 4, DE 4, BE 3, NL 2, FR 2
CR 6 | hispanicAmerican 1 | es | US 6, ES 5, DE 4, NL 2, FR 2, GB 2
VE 6 | hispanicAmerican 1 | es | ES 12, US 6, PT 3, IT 3, CA 2, FR 2
HR 6 | southSlavic 1 | hr | DE 6, AT 6, GB 4, NL 3, DK 3, CZ 2, IT 2
MN 6 | mongolian 1 | mn | KR 8, JP 7, DE 5, AU 4, US 4, CN 3, HU 3, CZ 2
KH 6 | khmer 1 | km | AU 5, FR 5, JP 5, US 4, KR 3, GB 3, NZ 2
IL 6 | hebrew 1 | he | US 7, DE 5, GB 5, IT 4, NL 3, FR 2, CH 2, HU 2`;

const fromText = (text: string) =>
  weighted(
    text
      .trim()
      .split(', ')
      .map((entry): [string, number] => {
        const [value = '', weight] = entry.split(' ');
        return [value, Number(weight)];
      }),
  );

function readOrigin(line: string): [Origin, number] {
  const [head = '', cultures = '', languages = '', routes = ''] = line.split(' | ');
  const [country_code = '', weight] = head.split(' ');
  const origin = {
    country_code,
    cultures: fromText(cultures),
    languages: [...new Set([...languages.split(', '), 'en'])],
    routes: fromText(routes),
  };
  return [origin, Number(weight)];
}

/** The countries that mentors come from, the most frequent first. */
export const ORIGINS: Weighted<Origin> = weighted(TEXT.trim().split('\n').map(readOrigin));
