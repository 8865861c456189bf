import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const fr =
  readCities(`Addis_Ababa=Addis-Abeba|Adelaide=Adélaïde|Algiers=Alger|Andorra=Andorre|Aqtau=Aktaou|Aqtobe=Aktioubinsk|Araguaina=Araguaína
Ashgabat=Achgabat|Asmera=Asmara|Asuncion=Asunción|Athens=Athènes|Atyrau=Atyraou|Azores=Açores|Baghdad=Bagdad|Bahia_Banderas=Bahia de Banderas
Bahrain=Bahreïn|Baku=Bakou|Barbados=La Barbade|Beirut=Beyrouth|Belem=Belém|Bermuda=Bermudes|Bishkek=Bichkek|Brussels=Bruxelles
Bucharest=Bucarest|Busingen=Büsingen|Cairo=Le Caire|Canary=Îles Canaries|Cancun=Cancún|Cape_Verde=Cap-Vert|Cayman=Caïmans
Chisinau=Chișinău|Chita=Tchita|Ciudad_Juarez=Ciudad Juárez|Comoro=Comores|Copenhagen=Copenhague|Coral_Harbour=Atikokan|Cordoba=Córdoba
Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damas|Detroit=Détroit|Dominica=Dominique|Dubai=Dubaï|Dushanbe=Douchanbé|Easter=Île de Pâques
Efate=Éfaté|Eirunepe=Eirunepé|El_Aaiun=Laâyoune|Enderbury=Canton|Faeroe=Îles Féroé|Famagusta=Famagouste|Faroe=Îles Féroé|Fiji=Fidji
Galapagos=Galápagos|Godthab=Nuuk|Grenada=Grenade|Guernsey=Guernesey|Havana=La Havane|Hebron=Hébron|Ho_Chi_Minh=Hanoï|Hovd=Khovd
Irkutsk=Irkoutsk|Isle_of_Man=Île de Man|Jamaica=Jamaïque|Jerusalem=Jérusalem|Kabul=Kaboul|Kamchatka=Kamtchatka|Kanton=Canton
Kathmandu=Katmandou|Katmandu=Katmandou|Kiev=Kiev|Krasnoyarsk=Krasnoïarsk|Kuwait=Koweït|Kyiv=Kiev|Lisbon=Lisbonne|Lome=Lomé
London=Londres|Lower_Princes=Lower Prince’s Quarter|Macau=Macao|Maceio=Maceió|Madeira=Madère|Mahe=Mahé|Makassar=Macassar|Malta=Malte
Manaus=Manaos|Manila=Manille|Marquesas=Marquises|Mauritius=Maurice|Mazatlan=Mazatlán|Merida=Mérida|Mexico_City=Mexico|Miquelon=Saint-Pierre
Mogadishu=Mogadiscio|Moscow=Moscou|Muscat=Mascate|Ndjamena=N’Djamena|Nicosia=Nicosie|Noronha=Fernando de Noronha|Noumea=Nouméa
Novosibirsk=Novossibirsk|Oral=Ouralsk|Palau=Palaos|Ponape=Pohnpei|Port_of_Spain=Port-d’Espagne|Puerto_Rico=Porto Rico|Qostanay=Kostanaï
Qyzylorda=Kzyl Orda|Rangoon=Rangoun|Reunion=La Réunion|Rio_Gallegos=Río Gallegos|Riyadh=Riyad|Saigon=Hanoï|Sakhalin=Sakhaline
Samarkand=Samarcande|San_Marino=Saint-Marin|Santarem=Santarém|Santo_Domingo=Saint-Domingue|Sao_Tome=São Tomé|Scoresbysund=Ittoqqortoormiit
Seoul=Séoul|Shanghai=Pékin|Singapore=Singapour|South_Georgia=Géorgie du Sud|St_Barthelemy=Saint-Barthélemy|St_Helena=Sainte-Hélène
St_Johns=Saint-Jean de Terre-Neuve|St_Kitts=Saint-Christophe|St_Lucia=Sainte-Lucie|St_Thomas=Saint-Thomas|St_Vincent=Saint-Vincent
Tashkent=Tachkent|Tbilisi=Tbilissi|Tehran=Téhéran|Thule=Thulé|Tirane=Tirana|Tripoli=Tripoli (Libye)|Truk=Chuuk|Tucuman=Tucumán
Ulaanbaatar=Oulan-Bator|Ulyanovsk=Oulianovsk|Urumqi=Ürümqi|Ushuaia=Ushuaïa|Vatican=Le Vatican|Vienna=Vienne|Wallis=Wallis & Futuna
Warsaw=Varsovie|Yakutsk=Iakoutsk|Yangon=Rangoun|Yekaterinburg=Ekaterinbourg|Yerevan=Erevan`);
