import { countryAlone } from './country-names.ts';

/** A city in which mentors live. */
export interface City {
  name: string;
  /** "Lyon, France", or only one of them if both have the same name. */
  place: string;
  /** IANA time zone. */
  time_zone: string;
}

/** Country code, then zones with their cities. */
const TEXT = `
AE Asia/Dubai: Dubai, Abu Dhabi, Sharjah
AM Asia/Yerevan: Yerevan, Gyumri
AR America/Argentina/Buenos_Aires: Buenos Aires, Rosario, La Plata; America/Argentina/Cordoba: Córdoba; America/Argentina/Mendoza: Mendoza
AT Europe/Vienna: Vienna, Graz, Linz, Innsbruck, Salzburg
AU Australia/Sydney: Sydney, Newcastle, Wollongong, Canberra; Australia/Melbourne: Melbourne; Australia/Brisbane: Brisbane; Australia/Perth: Perth; Australia/Adelaide: Adelaide; Australia/Hobart: Hobart
AZ Asia/Baku: Baku, Ganja
BD Asia/Dhaka: Dhaka, Chattogram, Khulna, Rajshahi, Sylhet
BE Europe/Brussels: Brussels, Leuven, Ghent, Antwerp, Liège, Louvain-la-Neuve
BG Europe/Sofia: Sofia, Plovdiv, Varna
BO America/La_Paz: La Paz, Cochabamba, Santa Cruz
BR America/Sao_Paulo: São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis; America/Bahia: Salvador; America/Recife: Recife; America/Manaus: Manaus
CA America/Toronto: Toronto, Montréal, Ottawa, Waterloo, Hamilton, Québec; America/Vancouver: Vancouver, Victoria; America/Edmonton: Calgary, Edmonton; America/Winnipeg: Winnipeg; America/Halifax: Halifax
CH Europe/Zurich: Zurich, Geneva, Lausanne, Basel, Bern, St. Gallen, Lugano
CI Africa/Abidjan: Abidjan, Yamoussoukro, Bouaké
CL America/Santiago: Santiago, Valparaíso, Concepción
CM Africa/Douala: Yaoundé, Douala, Buea
CN Asia/Shanghai: Shanghai, Beijing, Guangzhou, Shenzhen, Hangzhou, Nanjing, Wuhan, Chengdu, Xi'an
CO America/Bogota: Bogotá, Medellín, Cali, Barranquilla
CR America/Costa_Rica: San José, Cartago
CZ Europe/Prague: Prague, Brno, Ostrava, Olomouc
DE Europe/Berlin: Berlin, Munich, Hamburg, Aachen, Heidelberg, Leipzig, Dresden, Cologne, Frankfurt, Stuttgart, Freiburg, Göttingen, Bonn, Karlsruhe
DK Europe/Copenhagen: Copenhagen, Aarhus, Odense, Aalborg
DZ Africa/Algiers: Algiers, Oran, Constantine
EC America/Guayaquil: Quito, Guayaquil, Cuenca
EG Africa/Cairo: Cairo, Alexandria, Mansoura
ES Europe/Madrid: Madrid, Barcelona, Valencia, Seville, Granada, Bilbao, Salamanca
ET Africa/Addis_Ababa: Addis Ababa, Bahir Dar, Mekelle
FI Europe/Helsinki: Helsinki, Espoo, Tampere, Turku, Oulu
FR Europe/Paris: Paris, Lyon, Toulouse, Grenoble, Lille, Bordeaux, Montpellier, Strasbourg, Rennes
GB Europe/London: London, Manchester, Edinburgh, Glasgow, Birmingham, Leeds, Bristol, Oxford, Cambridge, Sheffield, Nottingham, Cardiff, Liverpool, Southampton, Newcastle
GE Asia/Tbilisi: Tbilisi, Kutaisi, Batumi
GH Africa/Accra: Accra, Kumasi, Cape Coast
GR Europe/Athens: Athens, Thessaloniki, Patras
HK Asia/Hong_Kong: Hong Kong, Kowloon, Sha Tin
HR Europe/Zagreb: Zagreb, Split, Rijeka
HU Europe/Budapest: Budapest, Szeged, Debrecen, Pécs
ID Asia/Jakarta: Jakarta, Bandung, Yogyakarta, Surabaya, Semarang, Medan; Asia/Makassar: Denpasar, Makassar
IE Europe/Dublin: Dublin, Cork, Galway, Limerick
IL Asia/Jerusalem: Tel Aviv, Jerusalem, Haifa, Beersheba
IN Asia/Kolkata: Mumbai, Delhi, Bengaluru, Chennai, Hyderabad, Pune, Kolkata, Ahmedabad, Kochi, Lucknow, Jaipur, Chandigarh
IQ Asia/Baghdad: Baghdad, Erbil, Basra, Sulaymaniyah
IR Asia/Tehran: Tehran, Isfahan, Shiraz, Tabriz, Mashhad
IT Europe/Rome: Rome, Milan, Bologna, Turin, Padua, Florence, Pisa, Naples, Trento
JO Asia/Amman: Amman, Irbid
JP Asia/Tokyo: Tokyo, Kyoto, Osaka, Nagoya, Fukuoka, Sendai, Sapporo, Tsukuba, Kobe
KE Africa/Nairobi: Nairobi, Mombasa, Kisumu, Eldoret
KH Asia/Phnom_Penh: Phnom Penh, Siem Reap
KR Asia/Seoul: Seoul, Busan, Daejeon, Incheon, Daegu, Pohang
KZ Asia/Almaty: Almaty, Astana, Shymkent
LB Asia/Beirut: Beirut, Tripoli
LK Asia/Colombo: Colombo, Kandy, Galle, Jaffna
MA Africa/Casablanca: Casablanca, Rabat, Marrakesh, Fès
MM Asia/Yangon: Yangon, Mandalay
MN Asia/Ulaanbaatar: Ulaanbaatar, Darkhan
MX America/Mexico_City: Mexico City, Guadalajara, Puebla; America/Monterrey: Monterrey; America/Tijuana: Tijuana; America/Merida: Mérida
MY Asia/Kuala_Lumpur: Kuala Lumpur, Penang, Johor Bahru; Asia/Kuching: Kuching
NG Africa/Lagos: Lagos, Abuja, Ibadan, Enugu, Kano, Port Harcourt
NL Europe/Amsterdam: Amsterdam, Rotterdam, Delft, Utrecht, Eindhoven, Groningen, Leiden, Wageningen, The Hague, Maastricht, Nijmegen
NO Europe/Oslo: Oslo, Bergen, Trondheim, Stavanger, Tromsø
NP Asia/Kathmandu: Kathmandu, Pokhara, Lalitpur
NZ Pacific/Auckland: Auckland, Wellington, Christchurch, Dunedin
PE America/Lima: Lima, Arequipa, Cusco
PH Asia/Manila: Manila, Quezon City, Cebu, Davao
PK Asia/Karachi: Karachi, Lahore, Islamabad, Peshawar, Faisalabad
PL Europe/Warsaw: Warsaw, Kraków, Wrocław, Gdańsk, Poznań, Łódź
PT Europe/Lisbon: Lisbon, Porto, Coimbra, Braga, Aveiro
RO Europe/Bucharest: Bucharest, Cluj-Napoca, Iași, Timișoara
RS Europe/Belgrade: Belgrade, Novi Sad, Niš
RU Europe/Moscow: Moscow, Saint Petersburg, Kazan; Asia/Yekaterinburg: Yekaterinburg; Asia/Novosibirsk: Novosibirsk; Asia/Vladivostok: Vladivostok
RW Africa/Kigali: Kigali, Huye
SA Asia/Riyadh: Riyadh, Jeddah, Dammam
SE Europe/Stockholm: Stockholm, Gothenburg, Lund, Uppsala, Malmö, Linköping, Umeå
SG Asia/Singapore: Singapore
SN Africa/Dakar: Dakar, Saint-Louis, Thiès
TH Asia/Bangkok: Bangkok, Chiang Mai, Khon Kaen
TN Africa/Tunis: Tunis, Sfax, Sousse
TR Europe/Istanbul: Istanbul, Ankara, İzmir, Bursa, Eskişehir
TW Asia/Taipei: Taipei, Kaohsiung, Taichung, Tainan, Hsinchu
TZ Africa/Dar_es_Salaam: Dar es Salaam, Arusha, Dodoma
UA Europe/Kyiv: Kyiv, Lviv, Kharkiv, Odesa
UG Africa/Kampala: Kampala, Gulu, Mbarara
US America/New_York: New York, Boston, Philadelphia, Atlanta, Washington, Pittsburgh, Ann Arbor, Durham, Miami; America/Chicago: Chicago, Austin, Houston, Minneapolis, Dallas; America/Denver: Denver, Boulder; America/Phoenix: Phoenix; America/Los_Angeles: Los Angeles, San Francisco, Seattle, San Diego, Berkeley, Portland
UZ Asia/Tashkent: Tashkent, Samarkand
VE America/Caracas: Caracas, Maracaibo, Mérida
VN Asia/Ho_Chi_Minh: Hà Nội, Ho Chi Minh City, Đà Nẵng, Huế, Cần Thơ
ZA Africa/Johannesburg: Johannesburg, Cape Town, Durban, Pretoria, Stellenbosch
ZW Africa/Harare: Harare, Bulawayo`;

/** A city of a country. */
export function cityOf(countryCode: string, name: string, time_zone: string): City {
  const country = countryAlone(countryCode);
  return { name, place: name === country ? name : `${name}, ${country}`, time_zone };
}

function citiesOf(countryCode: string, text: string): City[] {
  return text.split(';').flatMap((part) => {
    const [zone = '', names = ''] = part.split(': ');
    return names.split(', ').map((name) => cityOf(countryCode, name.trim(), zone.trim()));
  });
}

/** The cities of each country that mentors come from or go to. */
export const CITIES: ReadonlyMap<string, readonly City[]> = new Map(
  TEXT.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), citiesOf(line.slice(0, 2), line.slice(3))]),
);
