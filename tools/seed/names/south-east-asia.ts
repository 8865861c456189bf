import { names, type NameLists } from './name-lists.ts';

export const SOUTH_EAST_ASIA: Record<string, NameLists> = {
  indonesian: names(
    `Dewi Sari Putri Rina Ayu Fitri Indah Nisa Wulan Ratna Kartika Maya Citra Anisa Dian Lestari Intan Nadia Retno Sekar Melati Tiara
     Laras Farah Yuni Rahma Galuh Vania Kirana Niluh Made_Ayu Bunga`,
    `Budi Agus Rizky Dimas Bayu Andi Arif Fajar Yoga Hendra Adi Reza Galih Wahyu Ilham Teguh Surya Eko Joko Gilang Bagas Yudha Raka
     Iwan Aditya Hafiz Ketut Wayan Rangga Satria Taufik Damar`,
    `Santoso Wijaya Pratama Kusuma Hidayat Setiawan Nugroho Saputra Siregar Nasution Lubis Simanjuntak Hutagalung Wibowo Gunawan Suryadi
     Hartono Halim Permata Rahman Utami Maharani Susanto Iskandar Ginting Pangestu Purnomo Handayani Suharto Tanjung Sitompul Kurniawan`,
  ),
  malay: names(
    `Aisyah Nurul Siti Farhana Izzati Aina Hidayah Syafiqah Amirah Balqis Nadirah Zulaikha Atiqah Hanis Maisarah Alya Sofea Fatin
     Khadijah Liyana Adlina Wardah Sabrina Mawar Najwa Hazwani Ernie Yasmin Raihana Dahlia`,
    `Ahmad Faiz Hafiz Amirul Syafiq Azlan Farid Irfan Hakim Zulkifli Danial Aiman Nazri Imran Khairul Luqman Shahrul Iskandar Fadhil
     Haziq Ridzuan Harith Naufal Afiq Izzat Zahid Muaz Rahim Farhan Taufiq`,
    `Abdullah Ismail Hassan Ibrahim Rahman Yusof Othman Hamid Aziz Razak Zainal Bakar Mahmud Salleh Mokhtar Halim Jamaludin Kassim Omar
     Idris Latif Hashim Rosli Sulaiman Tahir Zakaria Mansor Ghazali Noor Samad`,
  ),
  filipino: names(
    `Maria_Clara Angelica Bea Kristine Jasmine Camille Liza Rosario Carmela Patricia Joanna Marisol Danica Tala Ligaya Althea Precious
     Rowena Divina Hazel Trisha Katrina Luningning Mayumi Aileen Janelle Nicole Corazon Gabriela Dalisay`,
    `Miguel Paolo Jose Rafael Carlo Jericho Marco Emilio Dante Joshua Angelo Bayani Renz Christian Lorenzo Vicente Jomar Arvin Andres
     Enrico Gabriel Nathaniel Mark_Anthony Rommel Ramon Isko Benjie Noel Datu Kiko`,
    `Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castillo Dela_Cruz Villanueva Ramos Aquino Navarro Salazar Mercado Dizon
     Pangilinan Macaraeg Magsaysay Lacson Tolentino Manalo Evangelista Dimaculangan Panganiban Soriano Batungbakal Catacutan Agbayani
     Lumibao Tiongson`,
  ),
  thai: names(
    `Ploy Siriporn Kanya Nattaya Pimchanok Suda Malee Kamonwan Anchalee Waraporn Chanida Supaporn Rattana Nicha Thanyarat Orawan Pattama
     Jiraporn Benjawan Sasithorn Mintra Duangjai Lalita Apinya Natcha Sunisa Wanida Chutima Panida Busaba`,
    `Somchai Nattapong Anan Kittisak Thanawat Pongsakorn Arthit Chaiwat Prasit Worawut Krit Surasak Tanapon Wichai Phuwadol Narongrit
     Apichat Sarawut Jirayu Ekkachai Theerapat Nopparat Weerachai Pakorn Sittichai Danai Chanon Ratchanon Supachai Peerapat`,
    `Saetang Chaiyasit Wongsawat Srisai Boonmee Thongchai Suwannarat Phanthong Rattanakul Kaewmanee Jaidee Sukhumvit Intharaprasit
     Charoensuk Phromma Suksawat Meesuk Limsakul Wattana Panyarachun Sombatsiri Ruangrit Siriwat Chantarat Kittikul Pongpanich
     Yodrak Nakprasert Tanakorn Vongvanich`,
  ),
  burmese: names(
    `Thiri Su_Su Khin Ei_Phyu May Nandar Hnin Aye_Aye Zin_Mar Wutyi Shwe_Yee Moe_Moe Yadanar Phyo_Ei Cho_Cho Nilar Sandar Htet_Htet
     Pwint Thazin Khaing Myat_Noe Ingyin Chaw_Su Yamin Hsu_Myat Thandar Ohnmar Mya_Thet Ni_Ni`,
    `Aung Kyaw Min Zaw Htet Ko_Ko Thura Naing Ye_Yint Nay_Lin Myo Phyo Wai_Yan Zeya Thiha Sithu Bo_Bo Hein Kaung_Myat Pyae_Sone
     Yan_Naing Arkar Tun Soe_Moe Lwin Win_Htut Khant Nyan Swan Zin_Ko`,
    `Htun Win Oo Maung Thein Lwin Hlaing Myint Naing Tun Swe Kyaw Zaw Aung Thant Nyunt Shwe Htay Khaing Latt Soe Than Moe Phyo Htwe
     Sein Myat Thu Wai Lin`,
  ),
  khmer: names(
    `Sophea Bopha Sreymom Chanthy Kunthea Dara Malis Rachana Sokha Theary Veata Channary Leakena Pisey Sreypov Kalyan Nary Phalla
     Romduol Sothea Thida Vanna Chenda Devi Kolab Maly Ratha Solina Nimol Sreyneang`,
    `Sovann Vichet Rithy Samnang Piseth Bunthoeun Kosal Makara Narith Phirun Rotha Sambath Sopheak Tola Vuthy Chamroeun Dararith Heng
     Kimsan Munny Nimith Ponleak Raksmey Sokun Udom Veasna Virak Sothy Chhay Bora`,
    `Sok Chea Kim Heng Chhun Keo Ly Meas Nhem Ouk Pich Prak Ros San Seng Sim Sin Som Tep Thach Touch Uch Van Yim Chan Chhim Khiev
     Long Mao Nuon`,
  ),
};
