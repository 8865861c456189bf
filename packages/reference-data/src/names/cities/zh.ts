import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const zh =
  readCities(`Abidjan=阿比让|Accra=阿克拉|Adak=埃达克|Addis_Ababa=亚的斯亚贝巴|Adelaide=阿德莱德|Aden=亚丁|Algiers=阿尔及尔|Almaty=阿斯塔纳|Amman=安曼|Amsterdam=阿姆斯特丹
Anadyr=阿纳德尔|Anchorage=安克雷奇|Andorra=安道尔|Anguilla=安圭拉|Antananarivo=安塔那那利佛|Antigua=安提瓜|Apia=阿皮亚|Aqtau=阿克套|Aqtobe=阿克托别|Araguaina=阿拉瓜伊纳
Aruba=阿鲁巴|Ashgabat=阿什哈巴德|Asmara=阿斯马拉|Asmera=阿斯马拉|Astrakhan=阿斯特拉罕|Asuncion=亚松森|Athens=雅典|Atikokan=阿蒂科肯|Atyrau=阿特劳|Auckland=奥克兰
Azores=亚速尔群岛|Baghdad=巴格达|Bahia=巴伊亚|Bahia_Banderas=巴伊亚班德拉斯|Bahrain=巴林|Baku=巴库|Bamako=巴马科|Bangkok=曼谷|Bangui=班吉|Banjul=班珠尔|Barbados=巴巴多斯
Barnaul=巴尔瑙尔|Beirut=贝鲁特|Belem=贝伦|Belgrade=贝尔格莱德|Belize=伯利兹|Berlin=柏林|Bermuda=百慕大|Bishkek=比什凯克|Bissau=比绍|Blanc-Sablon=布兰克萨布隆
Blantyre=布兰太尔|Boa_Vista=博阿维斯塔|Bogota=波哥大|Boise=博伊西|Bougainville=布干维尔|Bratislava=布拉迪斯拉发|Brazzaville=布拉柴维尔|Brisbane=布里斯班|Broken_Hill=布罗肯希尔
Brunei=文莱|Brussels=布鲁塞尔|Bucharest=布加勒斯特|Budapest=布达佩斯|Buenos_Aires=布宜诺斯艾利斯|Bujumbura=布琼布拉|Busingen=布辛根|Cairo=开罗|Calcutta=新德里
Cambridge_Bay=剑桥湾|Campo_Grande=大坎普|Canary=加那利|Cancun=坎昆|Cape_Verde=佛得角|Caracas=加拉加斯|Casablanca=卡萨布兰卡|Catamarca=卡塔马卡|Cayenne=卡宴
Cayman=开曼|Ceuta=休达|Chagos=查戈斯|Chatham=查塔姆|Chicago=芝加哥|Chihuahua=奇瓦瓦|Chisinau=基希讷乌|Chita=赤塔|Christmas=圣诞岛|Chuuk=特鲁克群岛|Ciudad_Juarez=华雷斯城
Cocos=可可斯|Colombo=科伦坡|Comoro=科摩罗|Conakry=科纳克里|Copenhagen=哥本哈根|Coral_Harbour=阿蒂科肯|Cordoba=科尔多瓦|Costa_Rica=哥斯达黎加|Coyhaique=科伊艾克
Creston=克雷斯顿|Cuiaba=库亚巴|Curacao=库拉索|Dakar=达喀尔|Damascus=大马士革|Danmarkshavn=丹马沙文|Dar_es_Salaam=达累斯萨拉姆|Darwin=达尔文|Dawson=道森|Dawson_Creek=道森克里克
Denver=丹佛|Detroit=底特律|Dhaka=达卡|Dili=帝力|Djibouti=吉布提|Dominica=多米尼加|Douala=杜阿拉|Dubai=迪拜|Dublin=都柏林|Dushanbe=杜尚别|Easter=复活节岛
Edmonton=埃德蒙顿|Efate=埃法特|Eirunepe=依伦尼贝|El_Aaiun=阿尤恩|El_Salvador=萨尔瓦多|Enderbury=坎顿岛|Eucla=尤克拉|Faeroe=法罗|Fakaofo=法考福|Famagusta=法马古斯塔
Faroe=法罗|Fiji=斐济|Fort_Nelson=纳尔逊堡|Fortaleza=福塔雷萨|Freetown=弗里敦|Funafuti=富纳富提|Gaborone=哈博罗内|Galapagos=科隆群岛|Gambier=甘比尔|Gaza=加沙
Gibraltar=直布罗陀|Glace_Bay=格莱斯贝|Godthab=努克|Goose_Bay=古斯湾|Grand_Turk=大特克|Grenada=格林纳达|Guadalcanal=瓜达尔卡纳尔|Guadeloupe=瓜德罗普|Guam=关岛
Guatemala=危地马拉|Guayaquil=瓜亚基尔|Guernsey=根西岛|Guyana=圭亚那|Halifax=哈利法克斯|Harare=哈拉雷|Havana=哈瓦那|Hebron=希伯伦|Helsinki=赫尔辛基|Hermosillo=埃莫西约
Ho_Chi_Minh=河内|Hobart=霍巴特|Hong_Kong=香港|Honolulu=檀香山|Hovd=科布多|Indianapolis=印第安纳波利斯|Inuvik=伊努维克|Iqaluit=伊魁特|Irkutsk=伊尔库茨克|Isle_of_Man=马恩岛
Istanbul=伊斯坦布尔|Jakarta=雅加达|Jamaica=牙买加|Jayapura=查亚普拉|Jersey=泽西岛|Jerusalem=耶路撒冷|Johannesburg=约翰内斯堡|Juba=朱巴|Jujuy=胡胡伊|Juneau=朱诺
Kabul=喀布尔|Kaliningrad=加里宁格勒|Kamchatka=堪察加|Kampala=坎帕拉|Kanton=坎顿岛|Karachi=卡拉奇|Kathmandu=加德满都|Katmandu=加德满都|Kerguelen=凯尔盖朗|Khandyga=汉德加
Khartoum=喀土穆|Kiev=基辅|Kigali=基加利|Kinshasa=金沙萨|Kiritimati=基里地马地岛|Kirov=基洛夫|Kolkata=新德里|Kosrae=库赛埃|Kralendijk=克拉伦代克|Krasnoyarsk=克拉斯诺亚尔斯克
Kuala_Lumpur=吉隆坡|Kuching=古晋|Kuwait=科威特|Kwajalein=夸贾林|Kyiv=基辅|La_Paz=拉巴斯|La_Rioja=拉里奥哈|Lagos=拉各斯|Libreville=利伯维尔|Lima=利马|Lindeman=林德曼
Lisbon=里斯本|Ljubljana=卢布尔雅那|Lome=洛美|London=伦敦|Lord_Howe=豪勋爵岛|Los_Angeles=洛杉矶|Louisville=路易斯维尔|Lower_Princes=下太子区|Luanda=罗安达
Lubumbashi=卢本巴希|Lusaka=卢萨卡|Luxembourg=卢森堡|Macau=澳门|Maceio=马塞约|Madeira=马德拉|Madrid=马德里|Magadan=马加丹|Mahe=马埃岛|Majuro=马朱罗|Makassar=望加锡
Malabo=马拉博|Maldives=马尔代夫|Malta=马耳他|Managua=马那瓜|Manaus=马瑙斯|Manila=马尼拉|Maputo=马普托|Mariehamn=玛丽港|Marigot=马里戈特|Marquesas=马克萨斯
Martinique=马提尼克|Maseru=马塞卢|Matamoros=马塔莫罗斯|Mauritius=毛里求斯|Mayotte=马约特|Mazatlan=马萨特兰|Mbabane=姆巴巴纳|Melbourne=墨尔本|Mendoza=门多萨
Menominee=梅诺米尼|Merida=梅里达|Metlakatla=梅特拉卡特拉|Mexico_City=墨西哥城|Midway=中途岛|Minsk=明斯克|Miquelon=密克隆|Mogadishu=摩加迪沙|Monaco=摩纳哥|Moncton=蒙克顿
Monrovia=蒙罗维亚|Monterrey=蒙特雷|Montevideo=蒙得维的亚|Montserrat=蒙特塞拉特|Moscow=莫斯科|Muscat=马斯喀特|Nairobi=内罗毕|Nassau=拿骚|Nauru=瑙鲁|Ndjamena=恩贾梅纳
New_York=纽约|Niamey=尼亚美|Nicosia=尼科西亚|Niue=纽埃|Nome=诺姆|Norfolk=诺福克|Noronha=洛罗尼亚|Nouakchott=努瓦克肖特|Noumea=努美阿|Novokuznetsk=新库兹涅茨克
Novosibirsk=新西伯利亚|Nuuk=努克|Ojinaga=奥希纳加|Omsk=鄂木斯克|Oral=乌拉尔|Oslo=奥斯陆|Ouagadougou=瓦加杜古|Pago_Pago=帕果帕果|Palau=帕劳|Panama=巴拿马|Paramaribo=帕拉马里博
Paris=巴黎|Perth=珀斯|Phnom_Penh=金边|Phoenix=凤凰城|Pitcairn=皮特凯恩|Podgorica=波德戈里察|Pohnpei=波纳佩岛|Ponape=波纳佩岛|Pontianak=坤甸|Port-au-Prince=太子港
Port_Moresby=莫尔兹比港|Port_of_Spain=西班牙港|Porto-Novo=波多诺伏|Porto_Velho=波多韦柳|Prague=布拉格|Puerto_Rico=波多黎各|Punta_Arenas=蓬塔阿雷纳斯|Pyongyang=平壤
Qatar=卡塔尔|Qostanay=库斯塔奈|Qyzylorda=克孜洛尔达|Rangoon=仰光|Rankin_Inlet=兰今湾|Rarotonga=拉罗汤加|Recife=累西腓|Regina=里贾纳|Resolute=雷索卢特|Reunion=留尼汪
Reykjavik=雷克雅未克|Riga=里加|Rio_Branco=里奥布郎库|Rio_Gallegos=里奥加耶戈斯|Riyadh=利雅得|Rome=罗马|Saigon=河内|Saipan=塞班|Sakhalin=萨哈林|Salta=萨尔塔
Samara=萨马拉|Samarkand=撒马尔罕|San_Juan=圣胡安|San_Luis=圣路易斯|San_Marino=圣马力诺|Santarem=圣塔伦|Santiago=圣地亚哥|Santo_Domingo=圣多明各|Sao_Paulo=圣保罗
Sao_Tome=圣多美|Sarajevo=萨拉热窝|Saratov=萨拉托夫|Scoresbysund=斯科列斯比桑德|Seoul=首尔|Shanghai=北京|Simferopol=辛菲罗波尔|Singapore=新加坡|Sitka=锡特卡
Skopje=斯科普里|Sofia=索非亚|South_Georgia=南乔治亚|Srednekolymsk=中科雷姆斯克|St_Barthelemy=圣巴泰勒米岛|St_Helena=圣赫勒拿|St_Johns=圣约翰斯|St_Kitts=圣基茨
St_Lucia=圣卢西亚|St_Thomas=圣托马斯|St_Vincent=圣文森特|Stanley=斯坦利|Stockholm=斯德哥尔摩|Swift_Current=斯威夫特卡伦特|Sydney=悉尼|Tahiti=塔希提|Taipei=台北
Tallinn=塔林|Tarawa=塔拉瓦|Tashkent=塔什干|Tbilisi=第比利斯|Tegucigalpa=特古西加尔巴|Tehran=德黑兰|Thimphu=廷布|Thule=图勒|Tijuana=蒂华纳|Tirane=地拉那|Tokyo=东京
Tomsk=托木斯克|Tongatapu=东加塔布|Toronto=多伦多|Tortola=托尔托拉|Tripoli=的黎波里|Truk=特鲁克群岛|Tucuman=图库曼|Tunis=突尼斯|Ulaanbaatar=乌兰巴托|Ulyanovsk=乌里扬诺夫斯克
Urumqi=乌鲁木齐|Ushuaia=乌斯怀亚|Ust-Nera=乌斯内拉|Vaduz=瓦杜兹|Vancouver=温哥华|Vatican=梵蒂冈|Vienna=维也纳|Vientiane=万象|Vilnius=维尔纽斯|Vladivostok=海参崴
Volgograd=伏尔加格勒|Wake=威克|Wallis=瓦利斯|Warsaw=华沙|Whitehorse=怀特霍斯|Windhoek=温得和克|Winnipeg=温尼伯|Yakutat=亚库塔特|Yakutsk=雅库茨克|Yangon=仰光
Yekaterinburg=叶卡捷琳堡|Yerevan=埃里温|Zagreb=萨格勒布|Zurich=苏黎世`);
