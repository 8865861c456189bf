import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const vi =
  readCities(`Abidjan=Côte d’Ivoire|Accra=Ghana|Addis_Ababa=Ethiopia|Aden=Yemen|Algiers=Algeria|Amman=Jordan|Amsterdam=Hà Lan|Antananarivo=Madagascar
Antigua=Antigua và Barbuda|Apia=Samoa|Ashgabat=Turkmenistan|Asmara=Eritrea|Asmera=Eritrea|Asuncion=Paraguay|Athens=Hy Lạp
Auckland=New Zealand|Baghdad=Iraq|Baku=Azerbaijan|Bamako=Mali|Bangkok=Thái Lan|Bangui=Cộng hòa Trung Phi|Banjul=Gambia|Beirut=Li-băng
Belgrade=Serbia|Berlin=Đức|Bishkek=Kyrgyzstan|Bissau=Guinea-Bissau|Blantyre=Malawi|Bogota=Colombia|Bratislava=Slovakia|Brazzaville=Congo - Brazzaville
Brussels=Bỉ|Bucharest=Romania|Budapest=Hungary|Bujumbura=Burundi|Cairo=Ai Cập|Calcutta=Ấn Độ|Caracas=Venezuela|Casablanca=Ma-rốc
Cayenne=Guiana thuộc Pháp|Cayman=Quần đảo Cayman|Chagos=Lãnh thổ Ấn Độ Dương thuộc Anh|Chisinau=Moldova|Christmas=Đảo Giáng Sinh
Cocos=Quần đảo Cocos (Keeling)|Colombo=Sri Lanka|Comoro=Comoros|Conakry=Guinea|Copenhagen=Đan Mạch|Curacao=Curaçao|Dakar=Senegal
Damascus=Syria|Dar_es_Salaam=Tanzania|Dhaka=Bangladesh|Dili=Timor-Leste|Douala=Cameroon|Dubai=Các Tiểu Vương quốc Ả Rập Thống nhất
Dublin=Ireland|Dushanbe=Tajikistan|Efate=Vanuatu|El_Aaiun=Tây Sahara|Faeroe=Quần đảo Faroe|Fakaofo=Tokelau|Faroe=Quần đảo Faroe
Freetown=Sierra Leone|Funafuti=Tuvalu|Gaborone=Botswana|Grand_Turk=Quần đảo Turks và Caicos|Guadalcanal=Quần đảo Solomon|Guayaquil=Ecuador
Harare=Zimbabwe|Havana=Cuba|Helsinki=Phần Lan|Ho_Chi_Minh=Việt Nam|Hong_Kong=Hồng Kông|Isle_of_Man=Đảo Man|Istanbul=Thổ Nhĩ Kỳ
Jerusalem=Israel|Johannesburg=Nam Phi|Juba=Nam Sudan|Kabul=Afghanistan|Kampala=Uganda|Karachi=Pakistan|Kathmandu=Nepal|Katmandu=Nepal
Kerguelen=Lãnh thổ phía Nam Thuộc Pháp|Khartoum=Sudan|Kiev=Ukraina|Kigali=Rwanda|Kolkata=Ấn Độ|Kralendijk=Ca-ri-bê Hà Lan
Kuala_Lumpur=Malaysia|Kyiv=Ukraina|La_Paz=Bolivia|Lagos=Nigeria|Libreville=Gabon|Lima=Peru|Lisbon=Bồ Đào Nha|Ljubljana=Slovenia
Lome=Togo|London=Vương quốc Anh|Longyearbyen=Svalbard và Jan Mayen|Lower_Princes=Sint Maarten|Luanda=Angola|Lusaka=Zambia
Macau=Macao|Madrid=Tây Ban Nha|Mahe=Seychelles|Majuro=Quần đảo Marshall|Malabo=Guinea Xích Đạo|Managua=Nicaragua|Manila=Philippines
Maputo=Mozambique|Mariehamn=Quần đảo Åland|Marigot=St. Martin|Maseru=Lesotho|Mbabane=Eswatini|Minsk=Belarus|Miquelon=Saint Pierre và Miquelon
Mogadishu=Somalia|Monrovia=Liberia|Montevideo=Uruguay|Muscat=Oman|Nairobi=Kenya|Nassau=Bahamas|Ndjamena=Chad|Niamey=Niger
Norfolk=Đảo Norfolk|Nouakchott=Mauritania|Noumea=New Caledonia|Oslo=Na Uy|Ouagadougou=Burkina Faso|Pago_Pago=Samoa thuộc Mỹ
Paramaribo=Suriname|Paris=Pháp|Phnom_Penh=Campuchia|Pitcairn=Quần đảo Pitcairn|Podgorica=Montenegro|Port-au-Prince=Haiti|Port_of_Spain=Trinidad và Tobago
Porto-Novo=Benin|Prague=Séc|Pyongyang=Triều Tiên|Rangoon=Myanmar (Miến Điện)|Rarotonga=Quần đảo Cook|Reunion=Réunion|Reykjavik=Iceland
Riga=Latvia|Riyadh=Ả Rập Xê-út|Rome=Italy|Saigon=Việt Nam|Saipan=Quần đảo Bắc Mariana|Santiago=Chile|Santo_Domingo=Cộng hòa Dominica
Sao_Tome=São Tomé và Príncipe|Sarajevo=Bosnia và Herzegovina|Seoul=Hàn Quốc|Shanghai=Trung Quốc|Skopje=Bắc Macedonia|Sofia=Bulgaria
South_Georgia=Nam Georgia & Quần đảo Nam Sandwich|St_Barthelemy=St. Barthélemy|St_Helena=St. Helena|St_Kitts=St. Kitts và Nevis
St_Lucia=St. Lucia|St_Thomas=Quần đảo Virgin thuộc Hoa Kỳ|St_Vincent=St. Vincent và Grenadines|Stanley=Quần đảo Falkland|Stockholm=Thụy Điển
Taipei=Đài Loan|Tallinn=Estonia|Tashkent=Uzbekistan|Tbilisi=Georgia|Tegucigalpa=Honduras|Tehran=Iran|Thimphu=Bhutan|Tirane=Albania
Tokyo=Nhật Bản|Tongatapu=Tonga|Tortola=Quần đảo Virgin thuộc Anh|Tripoli=Libya|Tunis=Tunisia|Vaduz=Liechtenstein|Vatican=Thành Vatican
Vienna=Áo|Vientiane=Lào|Vilnius=Litva|Wallis=Wallis và Futuna|Warsaw=Ba Lan|Windhoek=Namibia|Yangon=Myanmar (Miến Điện)|Yerevan=Armenia
Zagreb=Croatia|Zurich=Thụy Sĩ`);
