import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const hi =
  readCities(`Abidjan=कोत दिवुआर|Accra=घाना|Addis_Ababa=इथियोपिया|Aden=यमन|Algiers=अल्जीरिया|Amman=जॉर्डन|Amsterdam=नीदरलैंड|Andorra=एंडोरा
Anguilla=एंग्विला|Antananarivo=मेडागास्कर|Antigua=एंटिगुआ और बरबुडा|Apia=समोआ|Aruba=अरूबा|Ashgabat=तुर्कमेनिस्तान|Asmara=इरिट्रिया
Asmera=इरिट्रिया|Asuncion=पराग्वे|Athens=यूनान|Auckland=न्यूज़ीलैंड|Baghdad=इराक|Bahrain=बहरीन|Baku=अज़रबैजान|Bamako=माली
Bangkok=थाईलैंड|Bangui=मध्य अफ़्रीकी गणराज्य|Banjul=गाम्बिया|Barbados=बारबाडोस|Beirut=लेबनान|Belgrade=सर्बिया|Belize=बेलीज़
Berlin=जर्मनी|Bermuda=बरमूडा|Bishkek=किर्गिज़स्तान|Bissau=गिनी-बिसाउ|Blantyre=मलावी|Bogota=कोलंबिया|Bratislava=स्लोवाकिया
Brazzaville=कांगो – ब्राज़ाविल|Brunei=ब्रूनेई|Brussels=बेल्जियम|Bucharest=रोमानिया|Budapest=हंगरी|Bujumbura=बुरुंडी|Cairo=मिस्र
Calcutta=भारत|Cape_Verde=केप वर्ड|Caracas=वेनेज़ुएला|Casablanca=मोरक्को|Cayenne=फ़्रेंच गुयाना|Cayman=कैमेन द्वीपसमूह|Chagos=ब्रिटिश हिंद महासागरीय क्षेत्र
Chisinau=मॉल्डोवा|Christmas=क्रिसमस द्वीप|Cocos=कोकोस (कीलिंग) द्वीपसमूह|Colombo=श्रीलंका|Comoro=कोमोरोस|Conakry=गिनी|Copenhagen=डेनमार्क
Costa_Rica=कोस्टारिका|Curacao=कुरासाओ|Dakar=सेनेगल|Damascus=सीरिया|Dar_es_Salaam=तंज़ानिया|Dhaka=बांग्लादेश|Dili=तिमोर-लेस्त
Djibouti=जिबूती|Dominica=डोमिनिका|Douala=कैमरून|Dubai=संयुक्त अरब अमीरात|Dublin=आयरलैंड|Dushanbe=ताजिकिस्तान|Efate=वनुआतू
El_Aaiun=पश्चिमी सहारा|El_Salvador=अल सल्वाडोर|Faeroe=फ़ेरो द्वीपसमूह|Fakaofo=तोकेलाउ|Faroe=फ़ेरो द्वीपसमूह|Fiji=फ़िजी|Freetown=सिएरा लियोन
Funafuti=तुवालू|Gaborone=बोत्स्वाना|Gibraltar=जिब्राल्टर|Grand_Turk=तुर्क और कैकोज़ द्वीपसमूह|Grenada=ग्रेनाडा|Guadalcanal=सोलोमन द्वीपसमूह
Guadeloupe=ग्वाडेलूप|Guam=गुआम|Guatemala=ग्वाटेमाला|Guayaquil=इक्वाडोर|Guernsey=गर्नसी|Guyana=गुयाना|Harare=ज़िम्बाब्वे|Havana=क्यूबा
Helsinki=फ़िनलैंड|Ho_Chi_Minh=वियतनाम|Hong_Kong=हाँग काँग|Isle_of_Man=आइल ऑफ़ मैन|Istanbul=तुर्किये|Jamaica=जमैका|Jersey=जर्सी
Jerusalem=इज़राइल|Johannesburg=दक्षिण अफ़्रीका|Juba=दक्षिण सूडान|Kabul=अफ़गानिस्तान|Kampala=युगांडा|Karachi=पाकिस्तान|Kathmandu=नेपाल
Katmandu=नेपाल|Kerguelen=फ़्रांसीसी दक्षिणी क्षेत्र|Khartoum=सूडान|Kiev=यूक्रेन|Kigali=रवांडा|Kolkata=भारत|Kralendijk=कैरिबियन नीदरलैंड
Kuala_Lumpur=मलेशिया|Kuwait=कुवैत|Kyiv=यूक्रेन|La_Paz=बोलीविया|Lagos=नाइजीरिया|Libreville=गैबॉन|Lima=पेरू|Lisbon=पुर्तगाल
Ljubljana=स्लोवेनिया|Lome=टोगो|London=यूनाइटेड किंगडम|Longyearbyen=स्वालबार्ड और जान मायेन|Lower_Princes=सिंट मार्टिन|Luanda=अंगोला
Lusaka=ज़ाम्बिया|Luxembourg=लग्ज़मबर्ग|Macau=मकाऊ|Madrid=स्पेन|Mahe=सेशेल्स|Majuro=मार्शल द्वीपसमूह|Malabo=इक्वेटोरियल गिनी
Maldives=मालदीव|Malta=माल्टा|Managua=निकारागुआ|Manila=फ़िलिपींस|Maputo=मोज़ांबिक|Mariehamn=एलैंड द्वीपसमूह|Marigot=सेंट मार्टिन
Martinique=मार्टीनिक|Maseru=लेसोथो|Mauritius=मॉरीशस|Mayotte=मायोते|Mbabane=एस्वाटिनी|Minsk=बेलारूस|Miquelon=सेंट पिएरे और मिक्वेलान
Mogadishu=सोमालिया|Monaco=मोनाको|Monrovia=लाइबेरिया|Montevideo=उरूग्वे|Montserrat=मोंटसेरात|Muscat=ओमान|Nairobi=केन्या|Nassau=बहामास
Nauru=नाउरु|Ndjamena=चाड|Niamey=नाइजर|Niue=नीयू|Norfolk=नॉरफ़ॉक द्वीप|Nouakchott=मॉरिटानिया|Noumea=न्यू कैलेडोनिया|Oslo=नॉर्वे
Ouagadougou=बुर्किना फ़ासो|Pago_Pago=अमेरिकी समोआ|Palau=पलाऊ|Panama=पनामा|Paramaribo=सूरीनाम|Paris=फ़्रांस|Phnom_Penh=कंबोडिया
Pitcairn=पिटकैर्न द्वीपसमूह|Podgorica=मोंटेनेग्रो|Port-au-Prince=हैती|Port_of_Spain=त्रिनिदाद और टोबैगो|Porto-Novo=बेनिन|Prague=चेकिया
Puerto_Rico=पोर्टो रिको|Pyongyang=उत्तर कोरिया|Qatar=क़तर|Rangoon=म्यांमार (बर्मा)|Rarotonga=कुक द्वीपसमूह|Reunion=रियूनियन
Reykjavik=आइसलैंड|Riga=लातविया|Riyadh=सऊदी अरब|Rome=इटली|Saigon=वियतनाम|Saipan=उत्तरी मारियाना द्वीपसमूह|San_Marino=सैन मेरीनो
Santiago=चिली|Santo_Domingo=डोमिनिकन गणराज्य|Sao_Tome=साओ टोम और प्रिंसिपे|Sarajevo=बोस्निया और हर्ज़ेगोविना|Seoul=दक्षिण कोरिया
Shanghai=चीन|Singapore=सिंगापुर|Skopje=उत्तरी मकदूनिया|Sofia=बुल्गारिया|South_Georgia=दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह
St_Barthelemy=सेंट बार्थेलेमी|St_Helena=सेंट हेलेना|St_Kitts=सेंट किट्स और नेविस|St_Lucia=सेंट लूसिया|St_Thomas=यू॰एस॰ वर्जिन द्वीपसमूह
St_Vincent=सेंट विंसेंट और ग्रेनाडाइंस|Stanley=फ़ॉकलैंड द्वीपसमूह|Stockholm=स्वीडन|Taipei=ताइवान|Tallinn=एस्टोनिया|Tashkent=उज़्बेकिस्तान
Tbilisi=जॉर्जिया|Tegucigalpa=होंडूरास|Tehran=ईरान|Thimphu=भूटान|Tirane=अल्बानिया|Tokyo=जापान|Tongatapu=टोंगा|Tortola=ब्रिटिश वर्जिन द्वीपसमूह
Tripoli=लीबिया|Tunis=ट्यूनीशिया|Vaduz=लिचेंस्टीन|Vatican=वेटिकन सिटी|Vienna=ऑस्ट्रिया|Vientiane=लाओस|Vilnius=लिथुआनिया|Wallis=वालिस और फ़्यूचूना
Warsaw=पोलैंड|Windhoek=नामीबिया|Yangon=म्यांमार (बर्मा)|Yerevan=आर्मेनिया|Zagreb=क्रोएशिया|Zurich=स्विट्ज़रलैंड`);
