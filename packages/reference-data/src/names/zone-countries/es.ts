import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const es =
  readCities(`Abidjan=Côte d’Ivoire|Accra=Ghana|Addis_Ababa=Etiopía|Aden=Yemen|Algiers=Argelia|Amman=Jordania|Amsterdam=Países Bajos|Anguilla=Anguila
Antananarivo=Madagascar|Antigua=Antigua y Barbuda|Apia=Samoa|Ashgabat=Turkmenistán|Asmara=Eritrea|Asmera=Eritrea|Asuncion=Paraguay
Athens=Grecia|Auckland=Nueva Zelanda|Baghdad=Irak|Bahrain=Baréin|Baku=Azerbaiyán|Bamako=Mali|Bangkok=Tailandia|Bangui=República Centroafricana
Banjul=Gambia|Beirut=Líbano|Belgrade=Serbia|Belize=Belice|Berlin=Alemania|Bermuda=Bermudas|Bishkek=Kirguistán|Bissau=Guinea-Bisáu
Blantyre=Malaui|Bogota=Colombia|Bratislava=Eslovaquia|Brazzaville=Congo|Brunei=Brunéi|Brussels=Bélgica|Bucharest=Rumanía|Budapest=Hungría
Bujumbura=Burundi|Cairo=Egipto|Calcutta=India|Cape_Verde=Cabo Verde|Caracas=Venezuela|Casablanca=Marruecos|Cayenne=Guayana Francesa
Cayman=Islas Caimán|Chagos=Territorio Británico del Océano Índico|Chisinau=Moldavia|Christmas=Isla de Navidad|Cocos=Islas Cocos
Colombo=Sri Lanka|Comoro=Comoras|Conakry=Guinea|Copenhagen=Dinamarca|Curacao=Curazao|Dakar=Senegal|Damascus=Siria|Dar_es_Salaam=Tanzania
Dhaka=Bangladés|Dili=Timor-Leste|Djibouti=Yibuti|Douala=Camerún|Dubai=Emiratos Árabes Unidos|Dublin=Irlanda|Dushanbe=Tayikistán
Efate=Vanuatu|El_Aaiun=Sáhara Occidental|Faeroe=Islas Feroe|Fakaofo=Tokelau|Faroe=Islas Feroe|Fiji=Fiyi|Freetown=Sierra Leona
Funafuti=Tuvalu|Gaborone=Botsuana|Grand_Turk=Islas Turcas y Caicos|Grenada=Granada|Guadalcanal=Islas Salomón|Guadeloupe=Guadalupe
Guayaquil=Ecuador|Guernsey=Guernesey|Harare=Zimbabue|Havana=Cuba|Helsinki=Finlandia|Ho_Chi_Minh=Vietnam|Isle_of_Man=Isla de Man
Istanbul=Turquía|Jerusalem=Israel|Johannesburg=Sudáfrica|Juba=Sudán del Sur|Kabul=Afganistán|Kampala=Uganda|Karachi=Pakistán
Kathmandu=Nepal|Katmandu=Nepal|Kerguelen=Territorios Australes Franceses|Khartoum=Sudán|Kiev=Ucrania|Kigali=Ruanda|Kolkata=India
Kralendijk=Caribe neerlandés|Kuala_Lumpur=Malasia|Kyiv=Ucrania|La_Paz=Bolivia|Lagos=Nigeria|Libreville=Gabón|Lima=Perú|Lisbon=Portugal
Ljubljana=Eslovenia|Lome=Togo|London=Reino Unido|Longyearbyen=Svalbard y Jan Mayen|Lower_Princes=Sint Maarten|Luanda=Angola
Lusaka=Zambia|Luxembourg=Luxemburgo|Macau=Macao|Madrid=España|Mahe=Seychelles|Majuro=Islas Marshall|Malabo=Guinea Ecuatorial
Maldives=Maldivas|Managua=Nicaragua|Manila=Filipinas|Maputo=Mozambique|Mariehamn=Islas Aland|Marigot=San Martín|Martinique=Martinica
Maseru=Lesoto|Mauritius=Mauricio|Mbabane=Esuatini|Minsk=Bielorrusia|Miquelon=San Pedro y Miquelón|Mogadishu=Somalia|Monaco=Mónaco
Monrovia=Liberia|Montevideo=Uruguay|Muscat=Omán|Nairobi=Kenia|Nassau=Bahamas|Ndjamena=Chad|Niamey=Níger|Norfolk=Isla Norfolk
Nouakchott=Mauritania|Noumea=Nueva Caledonia|Oslo=Noruega|Ouagadougou=Burkina Faso|Pago_Pago=Samoa Americana|Palau=Palaos
Panama=Panamá|Paramaribo=Surinam|Paris=Francia|Phnom_Penh=Camboya|Pitcairn=Islas Pitcairn|Podgorica=Montenegro|Port-au-Prince=Haití
Port_of_Spain=Trinidad y Tobago|Porto-Novo=Benín|Prague=Chequia|Pyongyang=Corea del Norte|Qatar=Catar|Rangoon=Myanmar (Birmania)
Rarotonga=Islas Cook|Reunion=Reunión|Reykjavik=Islandia|Riga=Letonia|Riyadh=Arabia Saudí|Rome=Italia|Saigon=Vietnam|Saipan=Islas Marianas del Norte
Santiago=Chile|Santo_Domingo=República Dominicana|Sao_Tome=Santo Tomé y Príncipe|Sarajevo=Bosnia y Herzegovina|Seoul=Corea del Sur
Shanghai=China|Singapore=Singapur|Skopje=Macedonia del Norte|Sofia=Bulgaria|South_Georgia=Islas Georgia del Sur y Sandwich del Sur
St_Barthelemy=San Bartolomé|St_Helena=Santa Elena|St_Kitts=San Cristóbal y Nieves|St_Lucia=Santa Lucía|St_Thomas=Islas Vírgenes de EE. UU.
St_Vincent=San Vicente y las Granadinas|Stanley=Islas Malvinas|Stockholm=Suecia|Taipei=Taiwán|Tallinn=Estonia|Tashkent=Uzbekistán
Tbilisi=Georgia|Tegucigalpa=Honduras|Tehran=Irán|Thimphu=Bután|Tirane=Albania|Tokyo=Japón|Tongatapu=Tonga|Tortola=Islas Vírgenes Británicas
Tripoli=Libia|Tunis=Túnez|Vaduz=Liechtenstein|Vatican=Ciudad del Vaticano|Vienna=Austria|Vientiane=Laos|Vilnius=Lituania|Wallis=Wallis y Futuna
Warsaw=Polonia|Windhoek=Namibia|Yangon=Myanmar (Birmania)|Yerevan=Armenia|Zagreb=Croacia|Zurich=Suiza`);
