import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const fr =
  readCities(`Abidjan=Côte d’Ivoire|Accra=Ghana|Addis_Ababa=Éthiopie|Aden=Yémen|Algiers=Algérie|Amman=Jordanie|Amsterdam=Pays-Bas|Andorra=Andorre
Antananarivo=Madagascar|Antigua=Antigua-et-Barbuda|Apia=Samoa|Ashgabat=Turkménistan|Asmara=Érythrée|Asmera=Érythrée|Asuncion=Paraguay
Athens=Grèce|Auckland=Nouvelle-Zélande|Baghdad=Irak|Bahrain=Bahreïn|Baku=Azerbaïdjan|Bamako=Mali|Bangkok=Thaïlande|Bangui=République centrafricaine
Banjul=Gambie|Barbados=Barbade|Beirut=Liban|Belgrade=Serbie|Berlin=Allemagne|Bermuda=Bermudes|Bishkek=Kirghizstan|Bissau=Guinée-Bissau
Blantyre=Malawi|Bogota=Colombie|Bratislava=Slovaquie|Brazzaville=Congo-Brazzaville|Brussels=Belgique|Bucharest=Roumanie|Budapest=Hongrie
Bujumbura=Burundi|Cairo=Égypte|Calcutta=Inde|Cape_Verde=Cap-Vert|Caracas=Venezuela|Casablanca=Maroc|Cayenne=Guyane française
Cayman=Îles Caïmans|Chagos=Territoire britannique de l’océan Indien|Chisinau=Moldavie|Christmas=Île Christmas|Cocos=Îles Cocos
Colombo=Sri Lanka|Comoro=Comores|Conakry=Guinée|Copenhagen=Danemark|Curacao=Curaçao|Dakar=Sénégal|Damascus=Syrie|Dar_es_Salaam=Tanzanie
Dhaka=Bangladesh|Dili=Timor oriental|Dominica=Dominique|Douala=Cameroun|Dubai=Émirats arabes unis|Dublin=Irlande|Dushanbe=Tadjikistan
Efate=Vanuatu|El_Aaiun=Sahara occidental|El_Salvador=Salvador|Faeroe=Îles Féroé|Fakaofo=Tokelau|Faroe=Îles Féroé|Fiji=Fidji
Freetown=Sierra Leone|Funafuti=Tuvalu|Gaborone=Botswana|Grand_Turk=Îles Turques-et-Caïques|Grenada=Grenade|Guadalcanal=Îles Salomon
Guayaquil=Équateur|Guernsey=Guernesey|Harare=Zimbabwe|Havana=Cuba|Helsinki=Finlande|Ho_Chi_Minh=Viêt Nam|Isle_of_Man=Île de Man
Istanbul=Turquie|Jamaica=Jamaïque|Jerusalem=Israël|Johannesburg=Afrique du Sud|Juba=Soudan du Sud|Kabul=Afghanistan|Kampala=Ouganda
Karachi=Pakistan|Kathmandu=Népal|Katmandu=Népal|Kerguelen=Terres australes françaises|Khartoum=Soudan|Kiev=Ukraine|Kigali=Rwanda
Kolkata=Inde|Kralendijk=Pays-Bas caribéens|Kuala_Lumpur=Malaisie|Kuwait=Koweït|Kyiv=Ukraine|La_Paz=Bolivie|Lagos=Nigeria|Libreville=Gabon
Lima=Pérou|Lisbon=Portugal|Ljubljana=Slovénie|Lome=Togo|London=Royaume-Uni|Longyearbyen=Svalbard et Jan Mayen|Lower_Princes=Saint-Martin (partie néerlandaise)
Luanda=Angola|Lusaka=Zambie|Macau=Macao|Madrid=Espagne|Mahe=Seychelles|Majuro=Îles Marshall|Malabo=Guinée équatoriale|Malta=Malte
Managua=Nicaragua|Manila=Philippines|Maputo=Mozambique|Mariehamn=Îles Åland|Marigot=Saint-Martin|Maseru=Lesotho|Mauritius=Maurice
Mbabane=Eswatini|Minsk=Biélorussie|Miquelon=Saint-Pierre-et-Miquelon|Mogadishu=Somalie|Monrovia=Liberia|Montevideo=Uruguay
Muscat=Oman|Nairobi=Kenya|Nassau=Bahamas|Ndjamena=Tchad|Niamey=Niger|Norfolk=Île Norfolk|Nouakchott=Mauritanie|Noumea=Nouvelle-Calédonie
Oslo=Norvège|Ouagadougou=Burkina Faso|Pago_Pago=Samoa américaines|Palau=Palaos|Paramaribo=Suriname|Paris=France|Phnom_Penh=Cambodge
Pitcairn=Îles Pitcairn|Podgorica=Monténégro|Port-au-Prince=Haïti|Port_of_Spain=Trinité-et-Tobago|Porto-Novo=Bénin|Prague=Tchéquie
Puerto_Rico=Porto Rico|Pyongyang=Corée du Nord|Rangoon=Myanmar (Birmanie)|Rarotonga=Îles Cook|Reunion=La Réunion|Reykjavik=Islande
Riga=Lettonie|Riyadh=Arabie saoudite|Rome=Italie|Saigon=Viêt Nam|Saipan=Îles Mariannes du Nord|San_Marino=Saint-Marin|Santiago=Chili
Santo_Domingo=République dominicaine|Sao_Tome=Sao Tomé-et-Principe|Sarajevo=Bosnie-Herzégovine|Seoul=Corée du Sud|Shanghai=Chine
Singapore=Singapour|Skopje=Macédoine du Nord|Sofia=Bulgarie|South_Georgia=Géorgie du Sud-et-les Îles Sandwich du Sud|St_Barthelemy=Saint-Barthélemy
St_Helena=Sainte-Hélène|St_Kitts=Saint-Christophe-et-Niévès|St_Lucia=Sainte-Lucie|St_Thomas=Îles Vierges des États-Unis|St_Vincent=Saint-Vincent-et-les Grenadines
Stanley=Îles Malouines|Stockholm=Suède|Taipei=Taïwan|Tallinn=Estonie|Tashkent=Ouzbékistan|Tbilisi=Géorgie|Tegucigalpa=Honduras
Tehran=Iran|Thimphu=Bhoutan|Tirane=Albanie|Tokyo=Japon|Tongatapu=Tonga|Tortola=Îles Vierges britanniques|Tripoli=Libye|Tunis=Tunisie
Vaduz=Liechtenstein|Vatican=État de la Cité du Vatican|Vienna=Autriche|Vientiane=Laos|Vilnius=Lituanie|Wallis=Wallis-et-Futuna
Warsaw=Pologne|Windhoek=Namibie|Yangon=Myanmar (Birmanie)|Yerevan=Arménie|Zagreb=Croatie|Zurich=Suisse`);
