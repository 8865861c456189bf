import { names, type NameLists } from './name-lists.ts';

export const WEST_ASIA: Record<string, NameLists> = {
  persian: names(
    `Zahra Maryam Sara Niloofar Parisa Shirin Leila Mahsa Nazanin Elham Fatemeh Yasaman Mina Roya Golnaz Setareh Ava Sahar Arezoo
     Narges Shabnam Ghazal Mitra Azadeh Bahar Neda Tara Hengameh Samaneh Mahtab`,
    `Ali Reza Amir Mohammad Hossein Arash Babak Kaveh Siavash Omid Navid Pouya Kian Farhad Behnam Ehsan Saeed Mehdi Nima Sina Aryan
     Danial Hamed Iman Kourosh Masoud Payam Ramin Shayan Vahid`,
    `Ahmadi Hosseini Mohammadi Karimi Rezaei Jafari Moradi Rahimi Sadeghi Ebrahimi Ghorbani Heydari Kazemi Mousavi Nazari Akbari
     Bagheri Tehrani Esfahani Shirazi Farahani Khosravi Mirzaei Najafi Rostami Salehi Sharifi Soltani Yazdani Zamani`,
  ),
  turkish: names(
    `Zeynep Elif Ayşe Merve Büşra Esra Selin Ece İrem Gizem Özge Defne Derya Ebru Gül Pınar Sevgi Şeyma Tuğba Yağmur Melis Nazlı
     Begüm Ceren Duygu Aslı Hande Damla Berfin Sıla`,
    `Mehmet Emre Burak Can Murat Ahmet Mert Kerem Barış Onur Oğuz Tolga Serkan Umut Yusuf Çağrı Deniz Eren Furkan Kaan Ömer Selim
     Volkan Yiğit Arda Batuhan Görkem Hakan İlker Şahin`,
    `Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek
     Polat Korkmaz Erdoğan Güneş Bulut Aksoy Ünal Taş Türkmen Karaca`,
  ),
  azerbaijani: names(
    `Aygün Günel Leyla Nigar Sevinc Aysel Lalə Nərmin Ülviyyə Fidan Gülnar Könül Pərvanə Səbinə Xədicə Zəhra Aytac Arzu Turan Vəfa
     İlahə Jalə Nuray Röya Şəbnəm Təranə Yeganə Dilarə Aidə Esmira`,
    `Elvin Rəşad Orxan Tural Anar Fərid Kamran Nicat Ruslan Səməd Vüqar Elçin Cavid Emin Fuad Ilqar Murad Nurlan Ramil Toğrul Ülvi
     Xəyal Zaur Araz Babək Eldar Hikmət Rauf Şahin Teymur`,
    `Əliyev/Əliyeva Məmmədov/Məmmədova Hüseynov/Hüseynova Həsənov/Həsənova Quliyev/Quliyeva İsmayılov/İsmayılova Abdullayev/Abdullayeva
     Cəfərov/Cəfərova Rzayev/Rzayeva Səfərov/Səfərova Kərimov/Kərimova Nəsirov/Nəsirova Babayev/Babayeva Vəliyev/Vəliyeva
     Qasımov/Qasımova Mustafayev/Mustafayeva Rəhimov/Rəhimova Tağıyev/Tağıyeva İbrahimov/İbrahimova Bağırov/Bağırova Hacıyev/Hacıyeva
     Şükürov/Şükürova Orucov/Orucova Musayev/Musayeva Nağıyev/Nağıyeva Səlimov/Səlimova Əhmədov/Əhmədova Novruzov/Novruzova
     Zeynalov/Zeynalova Ağayev/Ağayeva`,
  ),
  georgian: names(
    `Nino Tamar Mariam Ana Ketevan Salome Natia Eka Lela Maia Nana Sopho Teona Tinatin Eteri Khatia Lana Medea Nutsa Rusudan Tekla
     Elene Barbare Gvantsa Irina Mzia Nestan Tatia Ia Lizi`,
    `Giorgi Davit Levan Luka Nika Irakli Zurab Lasha Vakhtang Sandro Tornike Saba Beka Otar Guram Archil Avtandil Mikheil Rati Shota
     Temur Vano Zaza Gia Nodar Ilia Merab Revaz Tamaz Erekle`,
    `Beridze Kapanadze Gelashvili Lomidze Maisuradze Giorgadze Tsiklauri Kvaratskhelia Bolkvadze Chikovani Dolidze Gogoladze Japaridze
     Kobakhidze Lortkipanidze Mchedlishvili Nozadze Papashvili Rukhadze Shengelia Tabatadze Uchaneishvili Vashakidze Zhvania
     Abashidze Bakradze Khutsishvili Sharashidze Meskhi Jorjadze`,
  ),
  armenian: names(
    `Ani Mariam Anahit Lilit Gayane Nare Tatev Arpine Astghik Sona Hasmik Narine Siranush Karine Lusine Mane Milena Shushan Zaruhi
     Araksya Elen Gohar Hripsime Nazeli Nvard Ruzanna Syuzanna Varduhi Yeva Tamara`,
    `Armen Tigran Aram Davit Gor Hayk Karen Levon Narek Suren Vahan Artur Gevorg Hovhannes Mher Ruben Samvel Vardan Arman Ashot Erik
     Grigor Hrant Khachatur Nairi Sargis Sevak Tatul Vazgen Zaven`,
    `Petrosyan Sargsyan Hovhannisyan Grigoryan Harutyunyan Khachatryan Karapetyan Hakobyan Vardanyan Gevorgyan Mkrtchyan Avetisyan
     Danielyan Gasparyan Martirosyan Manukyan Poghosyan Simonyan Stepanyan Torosyan Asatryan Baghdasaryan Davtyan Ghazaryan
     Israyelyan Margaryan Nazaryan Sahakyan Yeghiazaryan Zakaryan`,
  ),
  kazakh: names(
    `Aigerim Aizhan Dana Madina Zarina Saule Assel Gulnara Kamila Ainur Aliya Aru Bayan Dinara Gaukhar Inkar Karlygash Laura Meruyert
     Nazerke Raushan Symbat Togzhan Ulpan Zhanna Zhuldyz Akbota Balzhan Tomiris Nazym`,
    `Nurlan Askar Yerlan Daniyar Aidos Alibek Arman Bauyrzhan Dastan Yernar Galymzhan Kairat Madiyar Nurbol Olzhas Ruslan Sanzhar
     Timur Ulan Zhandos Abylai Beibarys Miras Yerzhan Rakhat Sultan Talgat Adilet Bekzat Kuanysh`,
    `Nurpeisov/Nurpeisova Akhmetov/Akhmetova Kassymov/Kassymova Omarov/Omarova Suleimenov/Suleimenova Abdrakhmanov/Abdrakhmanova
     Bekov/Bekova Dzhaksybekov/Dzhaksybekova Iskakov/Iskakova Kenzhebekov/Kenzhebekova Mukanov/Mukanova Nazarbekov/Nazarbekova
     Ospanov/Ospanova Rakhimov/Rakhimova Sadykov/Sadykova Tulegenov/Tulegenova Utegenov/Utegenova Zhumabayev/Zhumabayeva
     Baimukhanov/Baimukhanova Yessimov/Yessimova Aitmukhambetov/Aitmukhambetova Tokayev/Tokayeva Seitkali Amangeldy Kanat Serik
     Orazbayev/Orazbayeva Bolatov/Bolatova Ermekov/Ermekova Kuanyshbek`,
  ),
  uzbek: names(
    `Dilnoza Gulnora Nilufar Malika Zulfiya Feruza Kamola Lola Madina Nargiza Ozoda Sabina Shahnoza Umida Yulduz Zarina Barno Charos
     Dildora Farangiz Gavhar Iroda Laylo Mohira Nodira Rayhona Sevara Xurshida Munisa Oydin`,
    `Sardor Jasur Bekzod Otabek Sherzod Aziz Bobur Davron Eldor Farrux Husan Islom Javohir Kamron Laziz Mirzo Nodir Oybek Rustam Sanjar
     Temur Ulugʻbek Xurshid Zafar Doniyor Akmal Shohruh Umid Ravshan Jahongir`,
    `Karimov/Karimova Yusupov/Yusupova Rahimov/Rahimova Toshmatov/Toshmatova Abdullayev/Abdullayeva Ergashev/Ergasheva
     Ismoilov/Ismoilova Mirzayev/Mirzayeva Nazarov/Nazarova Olimov/Olimova Qodirov/Qodirova Rashidov/Rashidova Saidov/Saidova
     Tursunov/Tursunova Umarov/Umarova Xolmatov/Xolmatova Yoʻldoshev/Yoʻldosheva Zokirov/Zokirova Boboyev/Boboyeva Hakimov/Hakimova
     Joʻrayev/Joʻrayeva Mahmudov/Mahmudova Sobirov/Sobirova Usmonov/Usmonova Aliyev/Aliyeva Normatov/Normatova Sultonov/Sultonova
     Haydarov/Haydarova Oripov/Oripova Shodiyev/Shodiyeva`,
  ),
  hebrew: names(
    `Noa Tamar Yael Maya Shira Adi Michal Rotem Hila Inbar Lior Keren Avigail Talia Efrat Galit Hadas Liat Moran Naama Orly Ronit
     Sivan Tal Yarden Ayelet Dafna Einat Noga Merav`,
    `Yonatan Itai Noam Ariel Omer Daniel Ido Guy Eitan Amit Gal Nadav Roi Tomer Uri Yuval Asaf Barak Dror Elad Gilad Hillel Matan Nir
     Oren Ran Shai Yair Ziv Alon`,
    `Cohen Levi Mizrahi Peretz Biton Dahan Avraham Friedman Malka Azoulay Katz Yosef David Amar Ohayon Hadad Gabay Ben-David Adler
     Levin Shapira Klein Segal Golan Shaked Barkai Carmeli Dayan Harel Nevo`,
  ),
  levantine: names(
    `Rana Layal Dima Rasha Hala Maya Nour Yara Lina Rim Sahar Tala Zeina Farah Ghada Joumana Karima Lamis Mira Nadine Rula Samar Suha
     Tamara Widad Yasmine Zain Diala Hiba Joelle`,
    `Karim Ziad Rami Fadi Tarek Nabil Samer Wassim Bassel Elias Firas Ghassan Hadi Imad Jad Khalil Laith Marwan Nizar Omar Qusai Rabih
     Saif Tamer Yazan Zaid Amer Basel Fares Majd`,
    `Haddad Khoury Nasser Saleh Mansour Khalil Hamdan Awad Shaheen Darwish Najjar Sabbagh Barakat Fayyad Ghanem Hourani Issa Jaber
     Kanaan Maalouf Nassar Qasem Rahhal Saadeh Tannous Zoubi Abboud Bitar Chahine Al-Khatib`,
  ),
  gulf: names(
    `Noura Reem Sara Lama Hessa Maha Amal Latifa Moza Shamma Dana Abeer Ghadah Haya Jawaher Lulwa Manal Najla Rawan Sheikha Wafa Alia
     Budour Fajr Hind Joud Maitha Raghad Shahad Wijdan`,
    `Abdulaziz Faisal Khalid Saud Sultan Turki Fahad Nasser Bandar Majed Rashid Saeed Hamad Mohammed Omar Yousef Abdullah Badr Ghanim
     Ibrahim Jassim Mansour Mishal Nawaf Salman Talal Waleed Yazeed Ziyad Ahmed`,
    `Al-Otaibi Al-Ghamdi Al-Harbi Al-Qahtani Al-Shehri Al-Zahrani Al-Dosari Al-Mutairi Al-Suwaidi Al-Mansoori Al-Marri Al-Kaabi
     Al-Hashimi Al-Balushi Al-Farsi Al-Amri Al-Subaie Al-Rashidi Al-Anazi Al-Shammari Al-Juhani Al-Maktari Al-Nuaimi Al-Ketbi
     Al-Mazrouei Al-Sayegh Al-Ajmi Al-Hajri Al-Malki Al-Bishi`,
  ),
  egyptian: names(
    `Mariam Nourhan Salma Habiba Yasmin Aya Dina Heba Mona Rania Shaimaa Sherine Amira Doaa Esraa Fatma Hagar Inas Jana Kenzy Laila
     Menna Nada Omnia Radwa Sarah Tasneem Walaa Yomna Zeinab`,
    `Ahmed Mahmoud Mostafa Youssef Karim Amr Hossam Tamer Sherif Khaled Hany Islam Mina Peter Ramy Sameh Wael Ayman Bassem Ehab Fady
     Gamal Hazem Ibrahim Marwan Nader Osama Seif Tarek Ziad`,
    `Hassan Ibrahim Mahmoud El-Sayed Abdelrahman Fathy Gaber Shawky Fahmy Mansour Soliman Zaki Naguib Ghali Boutros Farouk Hegazy
     Kamel Lotfy Metwally Nassar Osman Ramadan Saad Tawfik Wahba Youssef Zidan El-Shafei Badawy`,
  ),
  maghrebi: names(
    `Imane Salma Khadija Hajar Meryem Sanae Zineb Asmae Chaimae Fatima-Zahra Ghita Houda Ikram Kawtar Loubna Manal Nisrine Oumaima
     Rajae Sihame Wiam Yousra Amel Besma Cyrine Emna Ines Nesrine Rym Yosra`,
    `Youssef Mehdi Anas Hamza Amine Ayoub Bilal Driss Fouad Hicham Ismail Jalal Karim Mounir Nabil Othmane Reda Soufiane Taha Walid
     Yassine Zakaria Aymen Bechir Chokri Firas Ghaith Mokhtar Sami Skander`,
    `Benali El_Amrani Bennani Alaoui Idrissi Tazi Berrada Chraibi El_Fassi Lahlou Benjelloun Ouazzani Ziani Mansouri Bouzid Belkacem
     Cherif Haddad Khelifi Meziane Saidi Zerrouki Ben_Salah Trabelsi Jaziri Gharbi Hammami Mejri Ayari Bouazizi`,
  ),
};
