import { names, type NameLists } from './name-lists.ts';

export const EAST_ASIA: Record<string, NameLists> = {
  vietnamese: names(
    `Linh Ngọc Mai Hương Thảo Trang Hà Lan Phương Thu_Hà Minh_Châu Quỳnh Vy Yến Nhung Hạnh Bích_Ngọc Diễm Khánh_Linh Thanh_Trúc
     Mỹ_Duyên Tuyết Oanh Hằng Thùy_Dung Kim_Anh Ánh_Nguyệt Bảo_Trân Như_Ý Tường_Vi Cẩm_Tú Thủy_Tiên`,
    `Minh Huy Đức Tuấn Khoa Nam Quang Long Hải Phúc Thành Bảo Khánh Trung Dũng Hoàng Sơn Việt Kiên Tùng Đạt Anh_Tuấn Quốc_Bảo
     Gia_Huy Nhật_Minh Hữu_Nghĩa Đình_Phong Trọng Vinh Thắng Công_Hậu Duy`,
    `Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Đoàn Trịnh Mai Tô Lâm Cao Tạ Thái Châu Hà Quách
     Lương Tăng Vương Kiều`,
  ),
  chinese: names(
    `Xinyi Jing Yuxin Mengyao Yiran Xiaoyu Lihua Yan Qian Ruoxi Zihan Wenjing Jiayi Shuang Meiling Siqi Yifan Huimin Xue Lanying
     Chenxi Tingting Yutong Peishan Anqi Keyi Yue Lin Na Zhenzhen Bingbing Luyao`,
    `Wei Hao Zixuan Jun Yichen Mingyu Bowen Tao Lei Chenyu Haoran Jie Xiang Kai Zhiqiang Yuze Junjie Feng Guang Ruize Yang Peng
     Zhenhua Siyuan Tianyu Shuo Bin Xiaolong Dongming Qiang Heng Jiahao`,
    `Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Han Tang Feng Yu Dong
     Xiao Cheng Cao`,
  ),
  cantonese: names(
    `Ka_Yan Wing_Sze Hoi_Ching Tsz_Yan Sze_Nga Pui_Shan Mei_Yee Lok_Yiu Cheuk_Lam Hiu_Tung Suet_Ying Wai_Ling Nga_Man Yuk_Lan Ching_Yi
     Man_Ting Yan_Tung Sin_Yee Ho_Yan Kit_Ying Wing_Yan Yee_Man Tsz_Ching Oi_Lam Shuk_Fan Lai_Kuen Ka_Man Po_Yee Hei_Tung Yuet_Wah`,
    `Chun_Hei Ka_Ming Tsz_Hin Wai_Kit Ho_Yin Chi_Wai Kwok_Leung Man_Ho Yat_Long Lok_Hang Siu_Ming Kin_Fai Hoi_Wang Cheuk_Hin Pak_Ho
     Wing_Hong Chun_Kit Kai_Ming Tin_Lok Yiu_Fai Chi_Hang Sai_Kit Ming_Fai Ho_Nam Kwan_Ho Tsun_Wai Hong_Yu Long_Kei Wai_Man Chak_Lam`,
    `Chan Wong Lee Leung Cheung Lau Lam Ng Chow Yeung Ho Kwok Tang Cheng Tsang Yip Mak Tse Fung Lo Poon Tsui Hui Chiu Yuen Kwan Siu
     Choi Szeto Au`,
  ),
  taiwanese: names(
    `Yi-Chun Shu-Fen Ya-Ting Chia-Hui Pei-Yu Hsin-Yi Yu-Ting Mei-Ling Szu-Han Wan-Ju Chih-Ling Jia-Rong Hsiao-Han Yun-Ru Tzu-Yu
     Li-Wen Pin-Yu Ching-Yi Hui-Chun Yen-Ling Yu-Hsuan Chun-Mei Ruo-Yu Wei-Ting Shih-Han An-Chi Kuan-Yu Fang-Yi Ying-Ju Min-Hsuan`,
    `Chia-Hao Yu-Hsiang Chun-Wei Tsung-Han Po-Han Kuan-Ting Chih-Ming Wei-Lun Cheng-En Yen-Ting Jun-Hao Ming-Che Hao-Yu Shao-Wei
     Tzu-Hao Kai-Wen Guan-Lin Yi-Hsun Chien-Hung Hung-Yi Sheng-Wen Bo-Yan Yu-Cheng Jui-Lin Ting-Wei Ping-Han Zong-Han Li-Wei Chi-Feng An-Ting`,
    `Chen Lin Huang Chang Lee Wang Wu Liu Tsai Yang Hsu Cheng Hsieh Kuo Hung Chiu Tseng Liao Lai Chou Yeh Su Chuang Lu Chiang Ho Hsiao
     Lo Kao Pan`,
  ),
  japanese: names(
    `Yuki Haruka Sakura Aoi Misaki Emi Nanami Ayaka Mio Hina Rin Kaori Akari Yui Mayu Natsuki Riko Saki Chihiro Asuka Miyu Kana Shiori
     Tomoko Mei Honoka Yuka Ai Reina Fumika Kotone Maho`,
    `Haruto Sota Yuto Ren Takumi Daiki Kenji Ryo Hiroshi Kaito Shota Yuma Takeshi Koki Naoki Riku Satoshi Tatsuya Sho Kazuki Yusuke
     Makoto Jun Keisuke Akira Hayato Tomoya Itsuki Shun Masato Ryota Go`,
    `Satō Suzuki Takahashi Tanaka Watanabe Itō Yamamoto Nakamura Kobayashi Katō Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura
     Hayashi Shimizu Saitō Mori Abe Ikeda Hashimoto Ishikawa Ogawa Okada Hasegawa Fujita Gotō Maeda Kondō`,
  ),
  korean: names(
    `Ji-woo Seo-yeon Min-ji Ha-eun Soo-jin Yu-na Ye-jin Da-hye Hye-rin Ji-hye Seung-ah Ga-eun Eun-bi Bo-ram So-mi Chae-won Na-yeon
     Su-bin Ji-eun Yoon-ah Hyun-joo Ah-reum Min-seo Da-eun Jung-eun Se-young Hae-won Joo-hee Eun-ji Mi-rae`,
    `Min-jun Seo-jun Ji-ho Hyun-woo Jae-won Dong-hyun Sung-min Joon-ho Tae-yang Kyung-soo Woo-jin Jin-woo Seung-ho Ye-jun Min-ho
     Sang-woo Young-jae Do-yun Ki-hoon Jun-seo Han-gyeol Si-woo Hyuk Gun-woo Tae-hyun Byung-hun In-sung Jong-min Chan-young Yong-jun`,
    `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Ko Moon Yang Son Bae Baek Heo
     Nam Ryu Noh Ha`,
  ),
  mongolian: names(
    `Oyunchimeg Bolormaa Sarnai Nomin Enkhjin Altantsetseg Tuya Khulan Ariunaa Solongo Otgonbayar Mönkhtsetseg Anujin Gerelmaa Zaya
     Tsetsegmaa Nandin Uranchimeg Delgermaa Saruul Namuun Dulguun Misheel Khaliun Badamkhand Oyuka Erdenezaya Bayarmaa Nyamsuren Ankhmaa`,
    `Batbayar Ganbold Temüülen Bat-Erdene Enkhbold Tömör Munkhbat Ganzorig Bilegt Sükhbat Baatar Anand Erdene Altangerel Davaa
     Chinzorig Otgon Tsogt Bayarsaikhan Khangai Telmen Dorj Naranbaatar Purev Zorigt Uuganbayar Itgel Amarsaikhan Boldbaatar Nemekh`,
    `Bat-Ochir Dorjsuren Gantulga Tserendorj Lkhagvasuren Purevdorj Batsükh Sukhbaatar Namsrai Tumurbaatar Davaasuren Jargal Ochirbat
     Myagmar Chuluun Battulga Enkhtaivan Naran Gombosuren Baasan Ulziibat Tsend Erdenebileg Luvsan Dashdorj Byambasuren Nyamdorj Sodnom
     Bayarjargal Munkhjargal`,
  ),
};
