import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const ar =
  readCities(`Abidjan=ساحل العاج|Accra=غانا|Addis_Ababa=إثيوبيا|Aden=اليمن|Algiers=الجزائر|Amman=الأردن|Amsterdam=هولندا|Andorra=أندورا
Anguilla=أنغويلا|Antananarivo=مدغشقر|Antigua=أنتيغوا وبربودا|Apia=ساموا|Aruba=أروبا|Ashgabat=تركمانستان|Asmara=إريتريا|Asmera=إريتريا
Asuncion=باراغواي|Athens=اليونان|Auckland=نيوزيلندا|Baghdad=العراق|Bahrain=البحرين|Baku=أذربيجان|Bamako=مالي|Bangkok=تايلاند
Bangui=جمهورية أفريقيا الوسطى|Banjul=غامبيا|Barbados=بربادوس|Beirut=لبنان|Belgrade=صربيا|Belize=بليز|Berlin=ألمانيا|Bermuda=برمودا
Bishkek=قيرغيزستان|Bissau=غينيا بيساو|Blantyre=ملاوي|Bogota=كولومبيا|Bratislava=سلوفاكيا|Brazzaville=الكونغو - برازافيل|Brunei=بروناي
Brussels=بلجيكا|Bucharest=رومانيا|Budapest=هنغاريا|Bujumbura=بوروندي|Cairo=مصر|Calcutta=الهند|Cape_Verde=الرأس الأخضر|Caracas=فنزويلا
Casablanca=المغرب|Cayenne=غويانا الفرنسية|Cayman=جزر كايمان|Chagos=الإقليم البريطاني في المحيط الهندي|Chisinau=مولدوفا|Christmas=جزيرة كريسماس
Cocos=جزر كوكوس (كيلينغ)|Colombo=سريلانكا|Comoro=جزر القمر|Conakry=غينيا|Copenhagen=الدانمرك|Costa_Rica=كوستاريكا|Curacao=كوراساو
Dakar=السنغال|Damascus=سوريا|Dar_es_Salaam=تنزانيا|Dhaka=بنغلاديش|Dili=تيمور - ليشتي|Djibouti=جيبوتي|Dominica=دومينيكا|Douala=الكاميرون
Dubai=الإمارات العربية المتحدة|Dublin=أيرلندا|Dushanbe=طاجيكستان|Efate=فانواتو|El_Aaiun=الصحراء الغربية|El_Salvador=السلفادور
Faeroe=جزر فارو|Fakaofo=توكيلاو|Faroe=جزر فارو|Fiji=فيجي|Freetown=سيراليون|Funafuti=توفالو|Gaborone=بوتسوانا|Gibraltar=جبل طارق
Grand_Turk=جزر توركس وكايكوس|Grenada=غرينادا|Guadalcanal=جزر سليمان|Guadeloupe=غوادلوب|Guam=غوام|Guatemala=غواتيمالا|Guayaquil=الإكوادور
Guernsey=غيرنزي|Guyana=غيانا|Harare=زيمبابوي|Havana=كوبا|Helsinki=فنلندا|Ho_Chi_Minh=فيتنام|Hong_Kong=هونغ كونغ|Isle_of_Man=جزيرة مان
Istanbul=تركيا|Jamaica=جامايكا|Jersey=جيرسي|Jerusalem=إسرائيل|Johannesburg=جنوب أفريقيا|Juba=جنوب السودان|Kabul=أفغانستان
Kampala=أوغندا|Karachi=باكستان|Kathmandu=نيبال|Katmandu=نيبال|Kerguelen=الأقاليم الجنوبية الفرنسية|Khartoum=السودان|Kiev=أوكرانيا
Kigali=رواندا|Kolkata=الهند|Kralendijk=هولندا الكاريبية|Kuala_Lumpur=ماليزيا|Kuwait=الكويت|Kyiv=أوكرانيا|La_Paz=بوليفيا|Lagos=نيجيريا
Libreville=الغابون|Lima=بيرو|Lisbon=البرتغال|Ljubljana=سلوفينيا|Lome=توغو|London=المملكة المتحدة|Longyearbyen=سفالبارد وجان ماين
Lower_Princes=سانت مارتن|Luanda=أنغولا|Lusaka=زامبيا|Luxembourg=لوكسمبورغ|Macau=مكاو|Madrid=إسبانيا|Mahe=سيشل|Majuro=جزر مارشال
Malabo=غينيا الاستوائية|Maldives=جزر المالديف|Malta=مالطا|Managua=نيكاراغوا|Manila=الفلبين|Maputo=موزمبيق|Mariehamn=جزر آلاند
Marigot=سان مارتن|Martinique=جزر المارتينيك|Maseru=ليسوتو|Mauritius=موريشيوس|Mayotte=مايوت|Mbabane=إسواتيني|Minsk=بيلاروس
Miquelon=سان بيير ومكويلون|Mogadishu=الصومال|Monaco=موناكو|Monrovia=ليبيريا|Montevideo=أورغواي|Montserrat=مونتسرات|Muscat=عُمان
Nairobi=كينيا|Nassau=جزر البهاما|Nauru=ناورو|Ndjamena=تشاد|Niamey=النيجر|Niue=نيوي|Norfolk=جزيرة نورفولك|Nouakchott=موريتانيا
Noumea=كاليدونيا الجديدة|Oslo=النرويج|Ouagadougou=بوركينا فاسو|Pago_Pago=ساموا الأمريكية|Palau=بالاو|Panama=بنما|Paramaribo=سورينام
Paris=فرنسا|Phnom_Penh=كمبوديا|Pitcairn=جزر بيتكيرن|Podgorica=الجبل الأسود|Port-au-Prince=هايتي|Port_of_Spain=ترينيداد وتوباغو
Porto-Novo=بنين|Prague=التشيك|Puerto_Rico=بورتوريكو|Pyongyang=كوريا الشمالية|Qatar=قطر|Rangoon=ميانمار (بورما)|Rarotonga=جزر كوك
Reunion=روينيون|Reykjavik=آيسلندا|Riga=لاتفيا|Riyadh=المملكة العربية السعودية|Rome=إيطاليا|Saigon=فيتنام|Saipan=جزر ماريانا الشمالية
San_Marino=سان مارينو|Santiago=تشيلي|Santo_Domingo=جمهورية الدومينيكان|Sao_Tome=ساو تومي وبرينسيبي|Sarajevo=البوسنة والهرسك
Seoul=كوريا الجنوبية|Shanghai=الصين|Singapore=سنغافورة|Skopje=مقدونيا الشمالية|Sofia=بلغاريا|South_Georgia=جورجيا الجنوبية وجزر ساندويتش الجنوبية
St_Barthelemy=سان بارتليمي|St_Helena=سانت هيلينا|St_Kitts=سانت كيتس ونيفيس|St_Lucia=سانت لوسيا|St_Thomas=جزر فيرجن الأمريكية
St_Vincent=سانت فنسنت وجزر غرينادين|Stanley=جزر فوكلاند|Stockholm=السويد|Taipei=تايوان|Tallinn=إستونيا|Tashkent=أوزبكستان
Tbilisi=جورجيا|Tegucigalpa=هندوراس|Tehran=إيران|Thimphu=بوتان|Tirane=ألبانيا|Tokyo=اليابان|Tongatapu=تونغا|Tortola=جزر فيرجن البريطانية
Tripoli=ليبيا|Tunis=تونس|Vaduz=ليختنشتاين|Vatican=الفاتيكان|Vienna=النمسا|Vientiane=لاوس|Vilnius=ليتوانيا|Wallis=جزر والس وفوتونا
Warsaw=بولندا|Windhoek=ناميبيا|Yangon=ميانمار (بورما)|Yerevan=أرمينيا|Zagreb=كرواتيا|Zurich=سويسرا`);
