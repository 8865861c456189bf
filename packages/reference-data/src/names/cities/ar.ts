import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const ar =
  readCities(`Abidjan=أبيدجان|Accra=أكرا|Adak=أداك|Addis_Ababa=أديس أبابا|Adelaide=أديليد|Aden=عدن|Algiers=الجزائر|Almaty=أستانا|Amman=عمّان
Amsterdam=أمستردام|Anadyr=أندير|Anchorage=أنشوراج|Andorra=أندورا|Anguilla=أنغويلا|Antananarivo=أنتاناناريفو|Antigua=أنتيغوا
Apia=أبيا|Aqtau=أكتاو|Aqtobe=أكتوب|Araguaina=أروجوانيا|Aruba=أروبا|Ashgabat=عشق آباد|Asmara=أسمرة|Asmera=أسمرة|Astrakhan=أستراخان
Asuncion=أسونسيون|Athens=أثينا|Atikokan=كورال هاربر|Atyrau=أتيراو|Auckland=أوكلاند|Azores=أزورس|Baghdad=بغداد|Bahia=باهيا
Bahia_Banderas=باهيا بانديراس|Bahrain=البحرين|Baku=باكو|Bamako=باماكو|Bangkok=بانكوك|Bangui=بانغوي|Banjul=بانجول|Barbados=بربادوس
Barnaul=بارناول|Beirut=بيروت|Belem=بلم|Belgrade=بلغراد|Belize=بليز|Berlin=برلين|Bermuda=برمودا|Bishkek=بشكيك|Bissau=بيساو
Blanc-Sablon=بلانك-سابلون|Blantyre=بلانتاير|Boa_Vista=باو فيستا|Bogota=بوغوتا|Boise=بويس|Bougainville=بوغانفيل|Bratislava=براتيسلافا
Brazzaville=برازافيل|Brisbane=برسيبان|Broken_Hill=بروكن هيل|Brunei=بروناي|Brussels=بروكسل|Bucharest=بوخارست|Budapest=بودابست
Buenos_Aires=بوينوس أيرس|Bujumbura=بوجومبورا|Busingen=بوسنغن|Cairo=القاهرة|Calcutta=نيودلهي|Cambridge_Bay=كامبرديج باي|Campo_Grande=كومبو جراند
Canary=كناري|Cancun=كانكون|Cape_Verde=الرأس الأخضر|Caracas=كاراكاس|Casablanca=الدار البيضاء|Catamarca=كاتاماركا|Cayenne=كايين
Cayman=كايمان|Ceuta=سيتا|Chagos=تشاغوس|Chatham=تشاثام|Chicago=شيكاغو|Chihuahua=تشيواوا|Chisinau=تشيسيناو|Chita=تشيتا|Christmas=كريسماس
Chuuk=ترك|Ciudad_Juarez=سيوداد خواريز|Cocos=كوكوس|Colombo=كولومبو|Comoro=جزر القمر|Conakry=كوناكري|Copenhagen=كوبنهاغن|Coral_Harbour=كورال هاربر
Cordoba=كوردوبا|Costa_Rica=كوستاريكا|Coyhaique=كويهايكيو|Creston=كريستون|Cuiaba=كيابا|Curacao=كوراساو|Dakar=داكار|Damascus=دمشق
Danmarkshavn=دانمرك شافن|Dar_es_Salaam=دار السلام|Darwin=دارون|Dawson=داوسان|Dawson_Creek=داوسن كريك|Denver=دنفر|Detroit=ديترويت
Dhaka=دكا|Dili=ديلي|Djibouti=جيبوتي|Dominica=دومينيكا|Douala=دوالا|Dubai=دبي|Dublin=دبلن|Dushanbe=دوشانبي|Easter=استر|Edmonton=ايدمونتون
Efate=إيفات|Eirunepe=ايرونبي|El_Aaiun=العيون|El_Salvador=السلفادور|Enderbury=كانتون|Eucla=أوكلا|Faeroe=فارو|Fakaofo=فاكاوفو
Famagusta=فاماغوستا|Faroe=فارو|Fiji=فيجي|Fort_Nelson=فورت نيلسون|Fortaleza=فورتاليزا|Freetown=فري تاون|Funafuti=فونافوتي|Gaborone=غابورون
Galapagos=جلاباجوس|Gambier=جامبير|Gaza=غزة|Gibraltar=جبل طارق|Glace_Bay=جلاس باي|Godthab=غودثاب|Goose_Bay=جوس باي|Grand_Turk=غراند ترك
Grenada=غرينادا|Guadalcanal=غوادالكانال|Guadeloupe=غوادلوب|Guam=غوام|Guatemala=غواتيمالا|Guayaquil=غواياكويل|Guernsey=غيرنزي
Guyana=غيانا|Halifax=هاليفاكس|Harare=هراري|Havana=هافانا|Hebron=هيبرون (مدينة الخليل)|Helsinki=هلسنكي|Hermosillo=هيرموسيلو
Ho_Chi_Minh=هانوي|Hobart=هوبارت|Hong_Kong=هونغ كونغ|Honolulu=هونولولو|Hovd=هوفد|Indianapolis=إنديانابوليس|Inuvik=اينوفيك|Iqaluit=اكويلت
Irkutsk=ايركيتسك|Isle_of_Man=جزيرة مان|Istanbul=إسطنبول|Jakarta=جاكرتا|Jamaica=جامايكا|Jayapura=جايابيورا|Jersey=جيرسي|Jerusalem=القدس
Johannesburg=جوهانسبرغ|Juba=جوبا|Jujuy=جوجو|Juneau=جوني|Kabul=كابول|Kaliningrad=كالينجراد|Kamchatka=كامتشاتكا|Kampala=كامبالا
Kanton=كانتون|Karachi=كراتشي|Kathmandu=كاتماندو|Katmandu=كاتماندو|Kerguelen=كيرغويلين|Khandyga=خانديجا|Khartoum=الخرطوم|Kiev=كييف
Kigali=كيغالي|Kinshasa=كينشاسا|Kiritimati=كيريتي ماتي|Kirov=كيروف|Kolkata=نيودلهي|Kosrae=كوسرا|Kralendijk=كرالنديك|Krasnoyarsk=كراسنويارسك
Kuala_Lumpur=كوالا لامبور|Kuching=كيشينج|Kuwait=الكويت|Kwajalein=كواجالين|Kyiv=كييف|La_Paz=لا باز|La_Rioja=لا ريوجا|Lagos=لاغوس
Libreville=ليبرفيل|Lima=ليما|Lindeman=ليندمان|Lisbon=لشبونة|Ljubljana=ليوبليانا|Lome=لومي|London=لندن|Lord_Howe=لورد هاو|Los_Angeles=لوس انجلوس
Louisville=لويس فيل|Lower_Princes=حي الأمير السفلي|Luanda=لواندا|Lubumbashi=لومبباشا|Lusaka=لوساكا|Luxembourg=لوكسمبورغ|Macau=ماكاو
Maceio=ماشيو|Madeira=ماديرا|Madrid=مدريد|Magadan=مجادن|Mahe=ماهي|Majuro=ماجورو|Makassar=ماكسار|Malabo=مالابو|Maldives=المالديف
Malta=مالطة|Managua=ماناغوا|Manaus=ماناوس|Manila=مانيلا|Maputo=مابوتو|Mariehamn=ماريهامن|Marigot=ماريغوت|Marquesas=ماركيساس
Martinique=المارتينيك|Maseru=ماسيرو|Matamoros=ماتاموروس|Mauritius=موريشيوس|Mayotte=مايوت|Mazatlan=مازاتلان|Mbabane=مباباني
Melbourne=ميلبورن|Mendoza=ميندوزا|Menominee=مينوميني|Merida=ميريدا|Metlakatla=ميتلاكاتلا|Mexico_City=مكسيكو سيتي|Midway=ميدواي
Minsk=مينسك|Miquelon=مكويلون|Mogadishu=مقديشيو|Monaco=موناكو|Moncton=وينكتون|Monrovia=مونروفيا|Monterrey=مونتيري|Montevideo=مونتفيديو
Montserrat=مونتسيرات|Moscow=موسكو|Muscat=مسقط|Nairobi=نيروبي|Nassau=ناسو|Nauru=ناورو|Ndjamena=نجامينا|New_York=نيويورك|Niamey=نيامي
Nicosia=نيقوسيا|Niue=نيوي|Nome=نوم|Norfolk=نورفولك|Noronha=نوروناه|Nouakchott=نواكشوط|Noumea=نوميا|Novokuznetsk=نوفوكوزنتسك
Novosibirsk=نوفوسبيرسك|Nuuk=غودثاب|Ojinaga=أوجيناجا|Omsk=أومسك|Oral=أورال|Oslo=أوسلو|Ouagadougou=واغادوغو|Pago_Pago=باغو باغو
Palau=بالاو|Panama=بنما|Paramaribo=باراماريبو|Paris=باريس|Perth=برثا|Phnom_Penh=بنوم بنه|Phoenix=فينكس|Pitcairn=بيتكيرن|Podgorica=بودغوريكا
Pohnpei=باناب|Ponape=باناب|Pontianak=بونتيانك|Port-au-Prince=بورت أو برنس|Port_Moresby=بور مورسبي|Port_of_Spain=بورت أوف سبين
Porto-Novo=بورتو نوفو|Porto_Velho=بورتو فيلو|Prague=براغ|Puerto_Rico=بورتوريكو|Punta_Arenas=بونتا أريناز|Pyongyang=بيونغ يانغ
Qatar=قطر|Qostanay=قوستاناي|Qyzylorda=كيزيلوردا|Rangoon=رانغون|Rankin_Inlet=رانكن انلت|Rarotonga=راروتونغا|Recife=ريسيف|Regina=ريجينا
Resolute=ريزولوت|Reunion=ريونيون|Reykjavik=ريكيافيك|Riga=ريغا|Rio_Branco=ريوبرانكو|Rio_Gallegos=ريو جالييوس|Riyadh=الرياض
Rome=روما|Saigon=هانوي|Saipan=سايبان|Sakhalin=سكالين|Salta=سالطا|Samara=سمراء|Samarkand=سمرقند|San_Juan=سان خوان|San_Luis=سان لويس
San_Marino=سان مارينو|Santarem=سانتاريم|Santiago=سانتياغو|Santo_Domingo=سانتو دومينغو|Sao_Paulo=ساو باولو|Sao_Tome=ساو تومي
Sarajevo=سراييفو|Saratov=ساراتوف|Scoresbysund=سكورسبيسند|Seoul=سول|Shanghai=بكين|Simferopol=سيمفروبول|Singapore=سنغافورة|Sitka=سيتكا
Skopje=سكوبي|Sofia=صوفيا|South_Georgia=جورجيا الجنوبية|Srednekolymsk=سريدنكوليمسك|St_Barthelemy=سانت بارتيليمي|St_Helena=سانت هيلينا
St_Johns=سانت جونس|St_Kitts=سانت كيتس|St_Lucia=سانت لوشيا|St_Thomas=سانت توماس|St_Vincent=سانت فنسنت|Stanley=استانلي|Stockholm=ستوكهولم
Swift_Current=سوفت كارنت|Sydney=سيدني|Tahiti=تاهيتي|Taipei=تايبيه|Tallinn=تالين|Tarawa=تاراوا|Tashkent=طشقند|Tbilisi=تبليسي
Tegucigalpa=تيغوسيغالبا|Tehran=طهران|Thimphu=تيمفو|Thule=ثيل|Tijuana=تيخوانا|Tirane=تيرانا|Tokyo=طوكيو|Tomsk=تومسك|Tongatapu=تونغاتابو
Toronto=تورونتو|Tortola=تورتولا|Tripoli=طرابلس|Truk=ترك|Tucuman=تاكمان|Tunis=تونس|Ulaanbaatar=آلانباتار|Ulyanovsk=أوليانوفسك
Urumqi=أرومكي|Ushuaia=أشوا|Ust-Nera=أوست نيرا|Vaduz=فادوز|Vancouver=فانكوفر|Vatican=الفاتيكان|Vienna=فيينا|Vientiane=فيانتيان
Vilnius=فيلنيوس|Vladivostok=فلاديفوستك|Volgograd=فولوجراد|Wake=واك|Wallis=واليس|Warsaw=وارسو|Whitehorse=وايت هورس|Windhoek=ويندهوك
Winnipeg=وينيبيج|Yakutat=ياكوتات|Yakutsk=ياكتسك|Yangon=رانغون|Yekaterinburg=يكاترنبيرج|Yerevan=يريفان|Zagreb=زغرب|Zurich=زيورخ
`);
