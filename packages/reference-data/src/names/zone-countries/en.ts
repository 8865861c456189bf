import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const en =
  readCities(`Abidjan=Côte d'Ivoire|Accra=Ghana|Addis_Ababa=Ethiopia|Aden=Yemen|Algiers=Algeria|Amman=Jordan|Amsterdam=Netherlands|Antananarivo=Madagascar
Antigua=Antigua and Barbuda|Apia=Samoa|Ashgabat=Turkmenistan|Asmara=Eritrea|Asmera=Eritrea|Asuncion=Paraguay|Athens=Greece
Auckland=New Zealand|Baghdad=Iraq|Baku=Azerbaijan|Bamako=Mali|Bangkok=Thailand|Bangui=Central African Republic|Banjul=Gambia
Beirut=Lebanon|Belgrade=Serbia|Berlin=Germany|Bishkek=Kyrgyzstan|Bissau=Guinea-Bissau|Blantyre=Malawi|Bogota=Colombia|Bratislava=Slovakia
Brazzaville=Republic of the Congo|Brussels=Belgium|Bucharest=Romania|Budapest=Hungary|Bujumbura=Burundi|Cairo=Egypt|Calcutta=India
Caracas=Venezuela|Casablanca=Morocco|Cayenne=French Guiana|Cayman=Cayman Islands|Chagos=British Indian Ocean Territory|Chisinau=Moldova
Christmas=Christmas Island|Cocos=Cocos Islands|Colombo=Sri Lanka|Comoro=Comoros|Conakry=Guinea|Copenhagen=Denmark|Curacao=Curaçao
Dakar=Senegal|Damascus=Syria|Dar_es_Salaam=Tanzania|Dhaka=Bangladesh|Dili=Timor-Leste|Douala=Cameroon|Dubai=United Arab Emirates
Dublin=Ireland|Dushanbe=Tajikistan|Efate=Vanuatu|El_Aaiun=Western Sahara|Faeroe=Faroe Islands|Fakaofo=Tokelau|Faroe=Faroe Islands
Freetown=Sierra Leone|Funafuti=Tuvalu|Gaborone=Botswana|Grand_Turk=Turks and Caicos Islands|Guadalcanal=Solomon Islands|Guayaquil=Ecuador
Harare=Zimbabwe|Havana=Cuba|Helsinki=Finland|Ho_Chi_Minh=Vietnam|Istanbul=Türkiye|Jerusalem=Israel|Johannesburg=South Africa
Juba=South Sudan|Kabul=Afghanistan|Kampala=Uganda|Karachi=Pakistan|Kathmandu=Nepal|Katmandu=Nepal|Kerguelen=French Southern Territories
Khartoum=Sudan|Kiev=Ukraine|Kigali=Rwanda|Kolkata=India|Kralendijk=Caribbean Netherlands|Kuala_Lumpur=Malaysia|Kyiv=Ukraine
La_Paz=Bolivia|Lagos=Nigeria|Libreville=Gabon|Lima=Peru|Lisbon=Portugal|Ljubljana=Slovenia|Lome=Togo|London=United Kingdom
Longyearbyen=Svalbard and Jan Mayen|Lower_Princes=Sint Maarten|Luanda=Angola|Lusaka=Zambia|Macau=Macao|Madrid=Spain|Mahe=Seychelles
Majuro=Marshall Islands|Malabo=Equatorial Guinea|Managua=Nicaragua|Manila=Philippines|Maputo=Mozambique|Mariehamn=Åland Islands
Marigot=Saint Martin|Maseru=Lesotho|Mbabane=Eswatini|Minsk=Belarus|Miquelon=Saint Pierre and Miquelon|Mogadishu=Somalia|Monrovia=Liberia
Montevideo=Uruguay|Muscat=Oman|Nairobi=Kenya|Nassau=Bahamas|Ndjamena=Chad|Niamey=Niger|Norfolk=Norfolk Island|Nouakchott=Mauritania
Noumea=New Caledonia|Oslo=Norway|Ouagadougou=Burkina Faso|Pago_Pago=American Samoa|Paramaribo=Suriname|Paris=France|Phnom_Penh=Cambodia
Pitcairn=Pitcairn Islands|Podgorica=Montenegro|Port-au-Prince=Haiti|Port_of_Spain=Trinidad and Tobago|Porto-Novo=Benin|Prague=Czechia
Pyongyang=North Korea|Rangoon=Myanmar|Rarotonga=Cook Islands|Reunion=Réunion|Reykjavik=Iceland|Riga=Latvia|Riyadh=Saudi Arabia
Rome=Italy|Saigon=Vietnam|Saipan=Northern Mariana Islands|Santiago=Chile|Santo_Domingo=Dominican Republic|Sao_Tome=São Tomé and Príncipe
Sarajevo=Bosnia and Herzegovina|Seoul=South Korea|Shanghai=China|Skopje=North Macedonia|Sofia=Bulgaria|South_Georgia=South Georgia and the South Sandwich Islands
St_Barthelemy=Saint Barthélemy|St_Helena=Saint Helena|St_Kitts=Saint Kitts and Nevis|St_Lucia=Saint Lucia|St_Thomas=U.S. Virgin Islands
St_Vincent=Saint Vincent and the Grenadines|Stanley=Falkland Islands|Stockholm=Sweden|Taipei=Taiwan|Tallinn=Estonia|Tashkent=Uzbekistan
Tbilisi=Georgia|Tegucigalpa=Honduras|Tehran=Iran|Thimphu=Bhutan|Tirane=Albania|Tokyo=Japan|Tongatapu=Tonga|Tortola=British Virgin Islands
Tripoli=Libya|Tunis=Tunisia|Vaduz=Liechtenstein|Vatican=Vatican City|Vienna=Austria|Vientiane=Laos|Vilnius=Lithuania|Wallis=Wallis and Futuna
Warsaw=Poland|Windhoek=Namibia|Yangon=Myanmar|Yerevan=Armenia|Zagreb=Croatia|Zurich=Switzerland`);
