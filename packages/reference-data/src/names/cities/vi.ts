import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const vi =
  readCities(`Araguaina=Araguaína|Asmera=Asmara|Asuncion=Asunción|Belem=Belém|Busingen=Büsingen|Canary=Canarias|Chisinau=Chișinău|Ciudad_Juarez=Ciudad Juárez
Comoro=Comores|Coral_Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Eirunepe=Eirunepé|El_Aaiun=El Aaiún|Enderbury=Đảo Canton
Faeroe=Faroe|Galapagos=Galápagos|Godthab=Nuuk|Ho_Chi_Minh=Hà Nội|Hong_Kong=Hồng Kông|Hovd=Khovd|Isle_of_Man=Đảo Man|Kanton=Đảo Canton
Kiev=Kiev|Kyiv=Kiev|Lome=Lomé|Lower_Princes=Lower Prince’s Quarter|Macau=Ma Cao|Maceio=Maceió|Mahe=Mahé|Mazatlan=Mazatlán
Mexico_City=Ciudad de México|Miquelon=Saint-Pierre|Moscow=Mát-xcơ-va|Ndjamena=N’Djamena|Noronha=Fernando de Noronha|Noumea=Nouméa
Ponape=Pohnpei|Prague=Praha|Pyongyang=Bình Nhưỡng|Qostanay=Kostanay|Rangoon=Rangoon|Reunion=Réunion|Rio_Gallegos=Río Gallegos
Saigon=Hà Nội|Santarem=Santarém|Sao_Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|Shanghai=Bắc Kinh|South_Georgia=Nam Georgia
St_Barthelemy=St. Barthélemy|St_Helena=St. Helena|St_Johns=St. John’s|St_Kitts=St. Kitts|St_Lucia=St. Lucia|St_Thomas=St. Thomas
St_Vincent=St. Vincent|Taipei=Đài Bắc|Tirane=Tirana|Truk=Chuuk|Tucuman=Tucumán|Ulaanbaatar=Ulan Bator|Urumqi=Ürümqi|Vientiane=Viêng Chăn
Wallis=Wallis & Futuna|Yangon=Rangoon`);
