import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const hi =
  readCities(`Abidjan=अबिदजान|Accra=एक्रा|Adak=अडक|Addis_Ababa=अदीस अबाबा|Adelaide=एडिलेड|Aden=आदेन|Algiers=अल्जीयर्स|Almaty=अस्ताना|Amman=अम्मान
Amsterdam=एम्स्टर्डम|Anadyr=अनाडिर|Anchorage=एंकरेज|Andorra=अंडोरा|Anguilla=एंग्विला|Antananarivo=एंटानानरीवो|Antigua=एंटीगुआ
Apia=एपिया|Aqtau=अक्ताउ|Aqtobe=अक्तोब|Araguaina=आराग्वेना|Aruba=अरूबा|Ashgabat=अश्गाबात|Asmara=अस्मारा|Asmera=अस्मारा|Astrakhan=आस्ट्राखान
Asuncion=एसनशियॉन|Athens=एथेंस|Atikokan=अटिकोकान|Atyrau=एतराउ|Auckland=ऑकलैंड|Azores=अज़ोरेस|Baghdad=बगदाद|Bahia=बहिया|Bahia_Banderas=बेहिया बांडेरास
Bahrain=बहरीन|Baku=बाकु|Bamako=बामाको|Bangkok=बैंकॉक|Bangui=बांगुइ|Banjul=बैंजुल|Barbados=बारबाडोस|Barnaul=बर्नोल|Beirut=बेरुत
Belem=बेलेम|Belgrade=बेलग्रेड|Belize=बेलीज़|Berlin=बर्लिन|Bermuda=बरमूडा|Bishkek=बिश्केक|Bissau=बिसाऊ|Blanc-Sablon=ब्लांक-सेबलोन
Blantyre=ब्लांटायर|Boa_Vista=बोआ विस्ता|Bogota=बोगोटा|Boise=बॉइसी|Bougainville=बोगनविले|Bratislava=ब्रातिस्लावा|Brazzaville=ब्राज़ाविले
Brisbane=ब्रिस्बन|Broken_Hill=ब्रोकन हिल|Brunei=ब्रूनेई|Brussels=ब्रूसेल्स|Bucharest=बुख़ारेस्ट|Budapest=बुडापेस्ट|Buenos_Aires=ब्यूनस आयरस
Bujumbura=बुजुंबूरा|Busingen=ब्यूसिनजेन|Cairo=कायरो|Calcutta=नई दिल्ली|Cambridge_Bay=कैम्ब्रिज खाड़ी|Campo_Grande=कैंपो ग्रांडे
Canary=कैनेरी|Cancun=कैनकुन|Cape_Verde=केप वर्ड|Caracas=काराकस|Casablanca=कासाब्लांका|Catamarca=काटामार्का|Cayenne=कायेन|Cayman=कैमेन
Ceuta=सेउटा|Chagos=शागोस|Chatham=चैथम|Chicago=शिकागो|Chihuahua=चिहुआहुआ|Chisinau=चिसीनाउ|Chita=त्शिता|Christmas=क्रिसमस|Chuuk=चक
Ciudad_Juarez=स्युदाद ह्वारेज़|Cocos=कोकोस|Colombo=कोलंबो|Comoro=कोमोरो|Conakry=कोनाक्री|Copenhagen=कोपेनहेगन|Coral_Harbour=अटिकोकान
Cordoba=कोर्डोबा|Costa_Rica=कोस्टा रिका|Coyhaique=कॉयहेक|Creston=क्रेस्टन|Cuiaba=क्यूआबा|Curacao=कुराकाओ|Dakar=डकार|Damascus=दमास्कस
Danmarkshavn=डेनमार्कशॉन|Dar_es_Salaam=दार अस सलाम|Darwin=डार्विन|Dawson=डॉसन|Dawson_Creek=डॉसन क्रीक|Denver=डेनवर|Detroit=डेट्रॉयट
Dhaka=ढाका|Dili=डिलि|Djibouti=जिबूती|Dominica=डोमिनिका|Douala=डूआला|Dubai=दुबई|Dublin=डबलिन|Dushanbe=दुशांबे|Easter=ईस्टर
Edmonton=एडमंटन|Efate=एफ़ेट|Eirunepe=ईरुनेपे|El_Aaiun=अल आइयून|El_Salvador=अल सल्वाडोर|Enderbury=कैंटन|Eucla=यूक्ला|Faeroe=फ़ैरो
Fakaofo=फ़ाकाओफ़ो|Famagusta=फ़ामागुस्ता|Faroe=फ़ैरो|Fiji=फ़िजी|Fort_Nelson=फ़ोर्ट नेल्सन|Fortaleza=फ़ोर्टालेज़ा|Freetown=फ़्रीटाउन
Funafuti=फ़्यूनाफ़ुटी|Gaborone=गाबोरोन|Galapagos=गेलापागोस|Gambier=गैंबियर|Gaza=गाज़ा|Gibraltar=जिब्राल्टर|Glace_Bay=ग्लेस खाड़ी
Godthab=नुक|Goose_Bay=गूस खाड़ी|Grand_Turk=ग्रांड टर्क|Grenada=ग्रेनाडा|Guadalcanal=ग्वाडलकनाल|Guadeloupe=ग्वाडेलोप|Guam=गुआम
Guatemala=ग्वाटेमाला|Guayaquil=ग्वायाकील|Guernsey=गर्नसी|Guyana=गयाना|Halifax=हेलिफ़ैक्स|Harare=हरारे|Havana=हवाना|Hebron=हेब्रोन
Helsinki=हेलसिंकी|Hermosillo=हर्मोसिल्लो|Ho_Chi_Minh=हनोई|Hobart=होबार्ट|Hong_Kong=हाँग काँग|Honolulu=होनोलुलु|Hovd=होव्ड
Indianapolis=इंडियानापोलिस|Inuvik=इनूविक|Iqaluit=इकालुईट|Irkutsk=इर्कुत्स्क|Isle_of_Man=आइल ऑफ़ मैन|Istanbul=इस्तांबुल|Jakarta=जकार्ता
Jamaica=जमैका|Jayapura=जयापुरा|Jersey=जर्सी|Jerusalem=यरूशलम|Johannesburg=जोहांसबर्ग|Juba=जुबा|Jujuy=जुजोए|Juneau=ज्यूनाउ
Kabul=काबुल|Kaliningrad=कालीनिनग्राड|Kamchatka=कमचत्का|Kampala=कंपाला|Kanton=कैंटन|Karachi=कराची|Kathmandu=काठमांडू|Katmandu=काठमांडू
Kerguelen=करगुलेन|Khandyga=खांडिगा|Khartoum=खार्तूम|Kiev=कीव|Kigali=किगाली|Kinshasa=किंशासा|Kiritimati=किरीतिमाति|Kirov=किरोव
Kolkata=नई दिल्ली|Kosrae=कोसराए|Kralendijk=क्रालैंडिजिक|Krasnoyarsk=क्रास्नोयार्स्क|Kuala_Lumpur=कुआलालंपुर|Kuching=कूचिंग
Kuwait=कुवैत|Kwajalein=क्वाज़ालीन|Kyiv=कीव|La_Paz=ला पाज़|La_Rioja=ला रिओजा|Lagos=लागोस|Libreville=लिब्रेविले|Lima=लीमा|Lindeman=लिंडेमान
Lisbon=लिस्बन|Ljubljana=ल्यूबेलजाना|Lome=लोम|London=लंदन|Lord_Howe=लॉर्ड होवे|Los_Angeles=लॉस एंजिल्स|Louisville=लुइसविले
Lower_Princes=लोअर प्रिंसेस क्वार्टर|Luanda=लुआंडा|Lubumbashi=लुबुमबाशी|Lusaka=लुसाका|Luxembourg=लक्ज़मबर्ग|Macau=मकाऊ|Maceio=मेसीओ
Madeira=मडेरा|Madrid=मैड्रिड|Magadan=मागादान|Mahe=माहे|Majuro=माजुरो|Makassar=मकस्सर|Malabo=मलाबो|Maldives=मालदीव|Malta=माल्टा
Managua=मानागुआ|Manaus=मनौस|Manila=मनीला|Maputo=मापुटो|Mariehamn=मारियाहैम|Marigot=मैरीगोट|Marquesas=मार्केसस|Martinique=मार्टिनिक
Maseru=मासेरू|Matamoros=माटामोरोस|Mauritius=मॉरीशस|Mayotte=मायोत्ते|Mazatlan=माज़ाटलान|Mbabane=एमबाबेन|Melbourne=मेलबोर्न
Mendoza=मेंडोज़ा|Menominee=मेनोमिनी|Merida=मेरिडा|Metlakatla=मेट्लेकाट्ला|Mexico_City=मेक्सिको सिटी|Midway=मिडवे|Minsk=मिंस्क
Miquelon=मिकेलॉन|Mogadishu=मोगादिशु|Monaco=मोनाको|Moncton=मोंकटन|Monrovia=मोनरोविया|Monterrey=मोंटेरेरी|Montevideo=मोंटेवीडियो
Montserrat=मोंटसेरात|Moscow=मॉस्को|Muscat=मस्कट|Nairobi=नैरोबी|Nassau=नासाउ|Nauru=नौरु|Ndjamena=नेद्जामीना|New_York=न्यूयॉर्क
Niamey=नियामी|Nicosia=निकोसिया|Niue=नीयू|Nome=नोम|Norfolk=नॉरफ़ॉक|Noronha=नोरोन्हा|Nouakchott=नौआकशॉट|Noumea=नौमिया|Novokuznetsk=नोवोकुज़्नेत्स्क
Novosibirsk=नोवोसिबिर्स्क|Nuuk=नुक|Ojinaga=ओखाजीनागा|Omsk=ओम्स्क|Oral=ओरल|Oslo=ओस्लो|Ouagadougou=औगाडोगू|Pago_Pago=पागो पागो
Palau=पलाऊ|Panama=पनामा|Paramaribo=पारामारिबो|Paris=पेरिस|Perth=पर्थ|Phnom_Penh=नॉम पेन्ह|Phoenix=फ़ीनिक्स|Pitcairn=पिटकैर्न
Podgorica=पोड्गोरिका|Pohnpei=पोनपेई|Ponape=पोनपेई|Pontianak=पोंटीयांक|Port-au-Prince=पोर्ट-ऑ-प्रिंस|Port_Moresby=पोर्ट मोरेस्बी
Port_of_Spain=पोर्ट ऑफ़ स्पेन|Porto-Novo=पोर्टो-नोवो|Porto_Velho=पोर्टो वेल्हो|Prague=प्राग|Puerto_Rico=पोर्टो रिको|Punta_Arenas=पुंटा एरिनास
Pyongyang=प्योंगयांग|Qatar=कतर|Qostanay=कोस्टाने|Qyzylorda=केज़ेलोर्डा|Rangoon=रंगून|Rankin_Inlet=रेंकिन इनलेट|Rarotonga=रारोटोंगा
Recife=रेसाइफ़|Regina=रेजिना|Resolute=रिसोल्यूट|Reunion=रीयूनियन|Reykjavik=रेक्याविक|Riga=रीगा|Rio_Branco=रियो ब्रांको|Rio_Gallegos=रियो गालेगोस
Riyadh=रियाद|Rome=रोम|Saigon=हनोई|Saipan=सायपान|Sakhalin=सखालिन|Salta=साल्टा|Samara=समारा|Samarkand=समरकंद|San_Juan=सैन ह्वान
San_Luis=सैन लूई|San_Marino=सैन मारीनो|Santarem=सैंटारेम|Santiago=सैंटियागो|Santo_Domingo=सेंटो डोमिंगो|Sao_Paulo=साओ पाउलो
Sao_Tome=साओ टोम|Sarajevo=साराजेवो|Saratov=सारातोव|Scoresbysund=इटोकोर्टोरमिट|Seoul=सिओल|Shanghai=बीजिंग|Simferopol=सिम्फ़ेरोपोल
Singapore=सिंगापुर|Sitka=सिट्का|Skopje=स्कोप्जे|Sofia=सोफ़िया|South_Georgia=दक्षिण जॉर्जिया|Srednekolymsk=स्रेद्निकोलिमस्क
St_Barthelemy=सेंट बार्थेलेमी|St_Helena=सेंट हेलेना|St_Johns=सेंट जोंस|St_Kitts=सेंट किट्स|St_Lucia=सेंट लूसिया|St_Thomas=सेंट थॉमस
St_Vincent=सेंट विंसेंट|Stanley=स्टैनली|Stockholm=स्टॉकहोम|Swift_Current=स्विफ़्ट करंट|Sydney=सिडनी|Tahiti=ताहिती|Taipei=ताईपेई
Tallinn=तेलिन|Tarawa=टारावा|Tashkent=ताशकंद|Tbilisi=टबिलिसी|Tegucigalpa=टेगुसिगल्पा|Tehran=तेहरान|Thimphu=थिंपू|Thule=थ्यूले
Tijuana=तिजुआना|Tirane=टाइरेन|Tokyo=टोक्यो|Tomsk=तोम्स्क|Tongatapu=टोंगाटापू|Toronto=टोरंटो|Tortola=टोर्टोला|Tripoli=त्रिपोली
Truk=चक|Tucuman=टोकूमन|Tunis=ट्यूनिस|Ulaanbaatar=उलानबातर|Ulyanovsk=उल्यानोव्स्क|Urumqi=उरूम्की|Ushuaia=उशुआइया|Ust-Nera=यूस्ट–नेरा
Vaduz=वादुज़|Vancouver=वैंकूवर|Vatican=वेटिकन|Vienna=विएना|Vientiane=विएनतियान|Vilnius=विल्नियस|Vladivostok=व्लादिवोस्तोक
Volgograd=वोल्गोग्राड|Wake=वेक|Wallis=वालिस|Warsaw=वॉरसॉ|Whitehorse=व्हाइटहोर्स|Windhoek=विंडहोक|Winnipeg=विनीपेग|Yakutat=याकूटाट
Yakutsk=याकूत्स्क|Yangon=रंगून|Yekaterinburg=येकातेरिनबर्ग|Yerevan=येरेवान|Zagreb=ज़ाग्रेब|Zurich=ज़्यूरिख़`);
