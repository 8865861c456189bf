import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const zh =
  readCities(`Abidjan=科特迪瓦|Accra=加纳|Addis_Ababa=埃塞俄比亚|Aden=也门|Algiers=阿尔及利亚|Amman=约旦|Amsterdam=荷兰|Andorra=安道尔|Anguilla=安圭拉|Antananarivo=马达加斯加
Antigua=安提瓜和巴布达|Apia=萨摩亚|Aruba=阿鲁巴|Ashgabat=土库曼斯坦|Asmara=厄立特里亚|Asmera=厄立特里亚|Asuncion=巴拉圭|Athens=希腊|Auckland=新西兰|Baghdad=伊拉克
Bahrain=巴林|Baku=阿塞拜疆|Bamako=马里|Bangkok=泰国|Bangui=中非共和国|Banjul=冈比亚|Barbados=巴巴多斯|Beirut=黎巴嫩|Belgrade=塞尔维亚|Belize=伯利兹|Berlin=德国
Bermuda=百慕大|Bishkek=吉尔吉斯斯坦|Bissau=几内亚比绍|Blantyre=马拉维|Bogota=哥伦比亚|Bratislava=斯洛伐克|Brazzaville=刚果（布）|Brunei=文莱|Brussels=比利时
Bucharest=罗马尼亚|Budapest=匈牙利|Bujumbura=布隆迪|Cairo=埃及|Calcutta=印度|Cape_Verde=佛得角|Caracas=委内瑞拉|Casablanca=摩洛哥|Cayenne=法属圭亚那|Cayman=开曼群岛
Chagos=英属印度洋领地|Chisinau=摩尔多瓦|Christmas=圣诞岛|Cocos=科科斯（基林）群岛|Colombo=斯里兰卡|Comoro=科摩罗|Conakry=几内亚|Copenhagen=丹麦|Costa_Rica=哥斯达黎加
Curacao=库拉索|Dakar=塞内加尔|Damascus=叙利亚|Dar_es_Salaam=坦桑尼亚|Dhaka=孟加拉国|Dili=东帝汶|Djibouti=吉布提|Dominica=多米尼克|Douala=喀麦隆|Dubai=阿拉伯联合酋长国
Dublin=爱尔兰|Dushanbe=塔吉克斯坦|Efate=瓦努阿图|El_Aaiun=西撒哈拉|El_Salvador=萨尔瓦多|Faeroe=法罗群岛|Fakaofo=托克劳|Faroe=法罗群岛|Fiji=斐济|Freetown=塞拉利昂
Funafuti=图瓦卢|Gaborone=博茨瓦纳|Gibraltar=直布罗陀|Grand_Turk=特克斯和凯科斯群岛|Grenada=格林纳达|Guadalcanal=所罗门群岛|Guadeloupe=瓜德罗普|Guam=关岛|Guatemala=危地马拉
Guayaquil=厄瓜多尔|Guernsey=根西岛|Guyana=圭亚那|Harare=津巴布韦|Havana=古巴|Helsinki=芬兰|Ho_Chi_Minh=越南|Hong_Kong=香港|Isle_of_Man=马恩岛|Istanbul=土耳其
Jamaica=牙买加|Jersey=泽西岛|Jerusalem=以色列|Johannesburg=南非|Juba=南苏丹|Kabul=阿富汗|Kampala=乌干达|Karachi=巴基斯坦|Kathmandu=尼泊尔|Katmandu=尼泊尔
Kerguelen=法属南部领地|Khartoum=苏丹|Kiev=乌克兰|Kigali=卢旺达|Kolkata=印度|Kralendijk=荷属加勒比区|Kuala_Lumpur=马来西亚|Kuwait=科威特|Kyiv=乌克兰|La_Paz=玻利维亚
Lagos=尼日利亚|Libreville=加蓬|Lima=秘鲁|Lisbon=葡萄牙|Ljubljana=斯洛文尼亚|Lome=多哥|London=英国|Longyearbyen=斯瓦尔巴和扬马延|Lower_Princes=荷属圣马丁|Luanda=安哥拉
Lusaka=赞比亚|Luxembourg=卢森堡|Macau=澳门|Madrid=西班牙|Mahe=塞舌尔|Majuro=马绍尔群岛|Malabo=赤道几内亚|Maldives=马尔代夫|Malta=马耳他|Managua=尼加拉瓜|Manila=菲律宾
Maputo=莫桑比克|Mariehamn=奥兰群岛|Marigot=法属圣马丁|Martinique=马提尼克|Maseru=莱索托|Mauritius=毛里求斯|Mayotte=马约特|Mbabane=斯威士兰|Minsk=白俄罗斯|Miquelon=圣皮埃尔和密克隆群岛
Mogadishu=索马里|Monaco=摩纳哥|Monrovia=利比里亚|Montevideo=乌拉圭|Montserrat=蒙特塞拉特|Muscat=阿曼|Nairobi=肯尼亚|Nassau=巴哈马|Nauru=瑙鲁|Ndjamena=乍得
Niamey=尼日尔|Niue=纽埃|Norfolk=诺福克岛|Nouakchott=毛里塔尼亚|Noumea=新喀里多尼亚|Oslo=挪威|Ouagadougou=布基纳法索|Pago_Pago=美属萨摩亚|Palau=帕劳|Panama=巴拿马
Paramaribo=苏里南|Paris=法国|Phnom_Penh=柬埔寨|Pitcairn=皮特凯恩群岛|Podgorica=黑山|Port-au-Prince=海地|Port_of_Spain=特立尼达和多巴哥|Porto-Novo=贝宁
Prague=捷克|Puerto_Rico=波多黎各|Pyongyang=朝鲜|Qatar=卡塔尔|Rangoon=缅甸|Rarotonga=库克群岛|Reunion=留尼汪|Reykjavik=冰岛|Riga=拉脱维亚|Riyadh=沙特阿拉伯
Rome=意大利|Saigon=越南|Saipan=北马里亚纳群岛|San_Marino=圣马力诺|Santiago=智利|Santo_Domingo=多米尼加共和国|Sao_Tome=圣多美和普林西比|Sarajevo=波斯尼亚和黑塞哥维那
Seoul=韩国|Shanghai=中国|Singapore=新加坡|Skopje=北马其顿|Sofia=保加利亚|South_Georgia=南乔治亚和南桑威奇群岛|St_Barthelemy=圣巴泰勒米|St_Helena=圣赫勒拿|St_Kitts=圣基茨和尼维斯
St_Lucia=圣卢西亚|St_Thomas=美属维尔京群岛|St_Vincent=圣文森特和格林纳丁斯|Stanley=福克兰群岛|Stockholm=瑞典|Taipei=台湾|Tallinn=爱沙尼亚|Tashkent=乌兹别克斯坦|Tbilisi=格鲁吉亚
Tegucigalpa=洪都拉斯|Tehran=伊朗|Thimphu=不丹|Tirane=阿尔巴尼亚|Tokyo=日本|Tongatapu=汤加|Tortola=英属维尔京群岛|Tripoli=利比亚|Tunis=突尼斯|Vaduz=列支敦士登
Vatican=梵蒂冈|Vienna=奥地利|Vientiane=老挝|Vilnius=立陶宛|Wallis=瓦利斯和富图纳|Warsaw=波兰|Windhoek=纳米比亚|Yangon=缅甸|Yerevan=亚美尼亚|Zagreb=克罗地亚
Zurich=瑞士`);
