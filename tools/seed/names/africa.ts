import { names, type NameLists } from './name-lists.ts';

export const AFRICA: Record<string, NameLists> = {
  yoruba: names(
    `Folashadé Adésuwa Títílayọ̀ Bọ́láńlé Yétúndé Fúnmiláyọ̀ Ọmọ́lará Simisọ́lá Tèmítọ́pẹ́ Morẹ́nikẹ́ Abọ́sẹ̀dé Adéọlá Àbíkẹ́ Dámilọ́lá Ìyábọ̀ Kẹ́hìndé
     Mojísọ́lá Olúwaṣeun Rónkẹ́ Tọ́lúlọpẹ́ Wúràọlá Bùsáyọ̀ Ìfẹ́olúwa Jùmọ̀kẹ́ Níkẹ́ Pẹ̀lúmi Ṣadé Tèmídayọ̀ Yéwándé Àdùkẹ́`,
    `Adébáyọ̀ Olúwaṣẹ́gun Túndé Káyọ̀dé Bàbátúndé Fẹ́mi Délé Wálé Ìdòwú Táíwò Gbénga Ọláńrewájú Adéwálé Bánkọ́lé Dámiláre Ẹniọlá Jídé Kúnlé
     Lékan Máyọ̀wá Níyì Ọlátúnjí Rótìmí Ṣọlá Tóbi Yẹmí Àyọ̀ Bọ́lájí Sẹ́yi Akin`,
    `Adéyẹmí Ọláyínká Ògúnlẹ́yẹ Akíntọ́lá Balógun Afọlábí Babalọlá Fáwọlé Adébọ̀wálé Ṣóyínká Awólọ́wọ̀ Olúwọlé Ajayí Adélékè Bámidélé
     Dáraamọ́lá Ẹgbẹ́dá Fámúyìwá Ìgè Kútì Ládípọ̀ Ọlátúnbọ̀sún Ọ̀ṣínúgà Odùkọ̀yà Sówándé Tìjání Wílíàmù Àlàbí Adéshínà Oyèlọ́wọ̀`,
  ),
  igbo: names(
    `Amara Chidinma Ngozi Ifeoma Adaeze Chioma Nkechi Obioma Uchenna Ebele Kosisochukwu Chinwe Nneka Oluchi Somtochukwu Ada Chiamaka
     Ezinne Ijeoma Kambili Munachi Nwakaego Ogechi Tochi Ugochi Adanna Chisom Ifunanya Olanna Zikora`,
    `Chinedu Emeka Obinna Kelechi Ikenna Chukwuemeka Nnamdi Uche Ifeanyi Ebuka Arinze Chidi Dumebi Ekene Izuchukwu Kenechukwu Lotanna
     Maduka Nduka Obiora Okechukwu Somadina Tobenna Ugonna Azubuike Chibuzo Jidenna Onyeka Zimuzo Kanayo`,
    `Okafor Nwosu Eze Obi Okeke Nwankwo Onyekachi Chukwu Ibekwe Uzoma Anyanwu Azikiwe Duru Ekwueme Ezeudu Igwe Kalu Mbah Nnaji Nwachukwu
     Obiechina Ogbonna Okonkwo Onwuka Orji Oyekwe Udeh Ugwu Umeh Agu`,
  ),
  hausa: names(
    `Aisha Hauwa Zainab Fatima Maryam Halima Amina Rakiya Safiya Bilkisu Hadiza Jamila Khadija Laraba Maimuna Nafisa Rabi Sadiya
     Talatu Ummi Zulai Asma'u Binta Farida Hafsat Jummai Kaltume Ladi Murja Saudatu`,
    `Musa Ibrahim Abubakar Sani Usman Yusuf Aliyu Bello Danjuma Garba Haruna Isa Kabiru Lawal Mustapha Nasiru Rabiu Salisu Tijjani Umar
     Yakubu Zubairu Aminu Bashir Faruk Hamza Idris Jibril Murtala Shehu`,
    `Abdullahi Bello Danladi Gambo Ibrahim Jega Kano Lawan Maigari Nuhu Othman Ribadu Sambo Tukur Umar Wada Yaro Zakari Abacha Balarabe
     Dikko Fagge Gwarzo Hassan Inuwa Kwankwaso Mairiga Rano Shagari Yero`,
  ),
  akan: names(
    `Akosua Ama Abena Akua Yaa Afia Esi Efua Adwoa Maame Nana_Ama Serwaa Adjoa Aba Araba Ekua Kukua Mansa Nhyira Oforiwaa Pokuaa Sika
     Baaba Adoma Dede Naa_Korkor Selasi Dzifa Enyonam Sena`,
    `Kwame Kofi Kwasi Kojo Yaw Kwabena Kwaku Nana Ebo Fiifi Kobina Kwesi Paa Ekow Nii Papa Yoofi Jojo Atta Osei Boakye Kwadwo Akwasi Ato
     Kweku Selorm Elikem Edem Delali Mawuli`,
    `Mensah Osei Boateng Owusu Asante Agyeman Appiah Amoah Ansah Badu Danso Frimpong Gyamfi Koomson Nkrumah Ofori Opoku Quartey Sarpong
     Tetteh Acheampong Addo Agyapong Amankwah Antwi Baffour Darko Donkor Kusi Yeboah`,
  ),
  kenyan: names(
    `Wanjiku Achieng Njeri Akinyi Wambui Chebet Nyambura Atieno Muthoni Jepkosgei Naliaka Makena Kemunto Nasimiyu Wairimu Auma Cherono
     Moraa Nyokabi Adhiambo Kendi Wangari Anyango Jelagat Mwende Awuor Gathoni Nekesa Syokau Zawadi`,
    `Kamau Otieno Kipchoge Mwangi Ochieng Kiprotich Njoroge Omondi Mutua Wafula Kariuki Barasa Kimani Odhiambo Cheruiyot Musyoka Gitau
     Juma Kibet Maina Onyango Rotich Simiyu Tanui Wekesa Baraka Kipkorir Ngugi Owino Munene`,
    `Kariuki Odhiambo Kipkemboi Mwangi Wanyama Kimani Otieno Mutua Njoroge Cheruiyot Waweru Ogola Kiptoo Ndungu Wafula Karanja Omollo
     Koech Musyoki Gichuru Ouma Langat Nyaga Makokha Githinji Okello Rono Muriuki Kilonzo Kamande`,
  ),
  ugandan: names(
    `Nakato Namukasa Babirye Nalubega Akello Apio Kyomuhendo Nansubuga Tumwine Birungi Nabirye Atim Kemigisha Nakimuli Ainembabazi
     Namutebi Aber Katushabe Nalwanga Acan Kirabo Natukunda Nabukenya Amongi Mirembe Nassali Ayebare Nagawa Laker Nambi`,
    `Okello Mugisha Kato Wasswa Ssebunya Opio Tumusiime Byaruhanga Kizza Lutaaya Mukasa Ochen Rukundo Ssali Tindyebwa Waiswa Asiimwe
     Bwambale Emukule Kaggwa Lubega Mutebi Nsubuga Okot Ssemanda Turyasingura Walusimbi Arinaitwe Kiggundu Odongo`,
    `Museveni Ssentongo Nsubuga Okello Byamukama Kiwanuka Lubwama Mugerwa Namara Odoch Rwakatooke Ssekandi Tumwesigye Wandera Akena
     Bbosa Kasozi Lukwago Mayanja Ntambi Ogwal Ruhakana Sserunjogi Turyahikayo Walugembe Kayondo Matovu Oryem Kaggwa Birungi`,
  ),
  tanzanian: names(
    `Neema Rehema Amina Zuhura Mwanaidi Upendo Furaha Halima Asha Saida Tumaini Zainabu Rukia Pendo Salama Happiness Witness Editha
     Fatuma Jamila Khadija Leila Mariamu Nuru Rahma Sikitu Subira Tatu Zawadi Bahati`,
    `Juma Hamisi Rashidi Baraka Salim Emmanuel Godfrey Hassani Iddi Kassim Mussa Omari Ramadhani Saidi Yusufu Abdallah Daudi Elia
     Frank Ibrahimu Jabiri Kelvin Mashaka Nassoro Peter Shabani Simba Tumaini Yohana Zuberi`,
    `Mwakasege Mushi Massawe Kimaro Nyerere Mkapa Shayo Lyimo Mwinyi Kessy Mrema Swai Temba Urio Mollel Laizer Mwambene Komba Ngowi
     Kapinga Malima Magufuli Chuwa Mbwambo Msangi Sanga Tarimo Mtei Nyoni Mwaipopo`,
  ),
  ethiopian: names(
    `Hana Selamawit Tigist Meron Bethlehem Eden Hiwot Rahel Saron Mahlet Kalkidan Yordanos Abeba Birtukan Dinkinesh Eyerusalem Feven
     Genet Helen Kidist Liya Martha Netsanet Rediet Senait Tsion Wubit Yodit Zewditu Almaz`,
    `Dawit Yonas Abel Bereket Kaleb Natnael Samuel Tewodros Yared Mulugeta Biniam Dagmawi Ermias Fikru Girma Henok Kirubel Leul Mikias
     Nahom Robel Solomon Tadesse Wondimu Yohannes Zelalem Abebe Eyob Getachew Surafel`,
    `Tesfaye Bekele Haile Alemu Girma Tadesse Kebede Abebe Desta Mekonnen Negash Worku Assefa Gebre Lemma Mengistu Tilahun Wolde Yimer
     Zewde Abera Demissie Fikadu Getahun Hailu Kassa Mulatu Regassa Shiferaw Tsegaye`,
  ),
  rwandan: names(
    `Uwase Mutesi Ingabire Umutoni Keza Uwimana Mukamana Iradukunda Ineza Umuhoza Ishimwe Teta Akimana Gasaro Kayitesi Mukandori
     Nyirahabimana Uwera Umwali Isimbi Mugeni Munezero Irakoze Uwineza Ganza Akaliza Umurerwa Gwiza Mahoro Ikirezi`,
    `Mugisha Habimana Nshimiyimana Ndayisenga Hakizimana Kwizera Manzi Niyonzima Rugamba Shema Gatete Iradukunda Bizimana Cyusa
     Byiringiro Gasana Hirwa Kalisa Mutabazi Nkurunziza Ntwali Rukundo Sibomana Twagirayezu Uwizeye Ngabo Muhire Karangwa Nsengiyumva Ganza`,
    `Kagabo Nkusi Rwigema Mutsinzi Ndahiro Bizimungu Gakwaya Habyarimana Kayonga Mbonyi Mugabo Ngirente Nsabimana Rutayisire Sezibera
     Tuyisenge Uwamahoro Zigama Bagabo Butera Gahamanyi Kabera Munyakazi Nzeyimana Rudasingwa Semana Twahirwa Murenzi Nyamwasa Karemera`,
  ),
  southernAfrican: names(
    `Thandiwe Nomvula Lerato Zanele Naledi Nokuthula Busisiwe Ayanda Lindiwe Palesa Refilwe Sibongile Thembi Unathi Yoliswa Andiswa
     Boitumelo Dineo Gugu Karabo Khanyi Lesedi Mpho Nandi Ntombi Phumzile Tshegofatso Zinhle Annelie Marike`,
    `Sipho Thabo Mandla Bongani Kagiso Lwazi Mpho Nkosana Sizwe Tshepo Vusi Andile Dumisani Jabulani Katlego Lungile Musa Neo Phumlani
     Sandile Siyabonga Themba Tumelo Xolani Zweli Anele Pieter Johan Ruan Wandile`,
    `Dlamini Nkosi Khumalo Ndlovu Mokoena Zulu Mthembu Sithole Molefe Radebe Mabaso Ngcobo Cele Mahlangu Buthelezi Maseko Tshabalala
     Zwane Naidoo van_der_Merwe Botha Pretorius Modise Phiri Shabalala Mkhize Hadebe Motaung Sibiya Gumede`,
  ),
  shona: names(
    `Tendai Rudo Chipo Nyasha Rumbidzai Tatenda Tariro Vimbai Kudzai Ruvimbo Shamiso Fadzai Chenai Tsitsi Nokutenda Ropafadzo Makanaka
     Munashe Anesu Yeukai Sekai Thandeka Zvikomborero Danai Farai Maidei Ruvarashe Netsai Chiedza Tanaka`,
    `Tafadzwa Tinashe Simbarashe Takudzwa Farai Kudakwashe Tawanda Blessing Tonderai Munyaradzi Ngonidzashe Panashe Rufaro Tapiwa
     Tanatswa Anotida Batsirai Chengetai Garikai Itai Kundai Mufaro Nhamo Shingai Taurai Wellington Zivanai Brighton Mukudzei Tichaona`,
    `Moyo Ncube Sibanda Chikwanha Mutasa Chiwenga Mapfumo Gumbo Zhou Makoni Dube Mugabe Nyoni Chidzero Mlambo Chirwa Mandaza Marufu
     Mhlanga Murinda Musarurwa Nhema Nyamande Rusike Sango Shumba Tsvangirai Zinyama Chigumba Kamba`,
  ),
  westAfricanFrench: names(
    `Aminata Fatou Mariama Aïssatou Khady Awa Ndèye Coumba Adja Bineta Dieynaba Oumou Rokhaya Sokhna Yacine Aya Affoué Akissi Adjoua
     Mariam Kadiatou Djeneba Salimata Ramatoulaye Astou Seynabou Marème Nafissatou Amenan Clarisse`,
    `Moussa Ibrahima Mamadou Ousmane Cheikh Abdoulaye Modou Pape Babacar Alioune Souleymane Boubacar Kouadio Koffi Yao Kouamé Konan
     Serge Lamine Malick Assane El-Hadji Seydou Bakary Issa Amadou Drissa Adama Fodé Landry`,
    `Diallo Ndiaye Diop Fall Sow Ba Sy Gueye Faye Sarr Mbaye Kane Cissé Traoré Coulibaly Koné Touré Ouattara Kouassi N'Guessan Bamba
     Yao Kouamé Diarra Sangaré Camara Barry Diouf Thiam Sène`,
  ),
  cameroonian: names(
    `Ngo Brigitte Mireille Solange Estelle Nadège Carine Vanessa Manka Bih Ngum Sandrine Larissa Arlette Laure Ngwe Nathalie Prisca
     Raïssa Edwige Ornella Yvette Flore Grâce Lum Syndie Audrey Judith Mbango Christelle`,
    `Samuel Hervé Cédric Franck Patrice Ngala Tabi Achille Boris Christian Désiré Emmanuel Fabrice Guy Hugues Jules Landry Martial
     Narcisse Olivier Rodrigue Steve Thierry Ulrich William Yannick Fru Che Armand Blaise`,
    `Mbarga Njoya Tchoumi Fotso Kamga Nguema Abega Biya Eto'o Fokou Kuate Mbappé Ndongo Ngassa Nkeng Onana Song Tchami Tabe Wamba
     Atangana Essomba Manga Mvondo Nana Tamba Zambo Achu Ngoh Fru`,
  ),
};
