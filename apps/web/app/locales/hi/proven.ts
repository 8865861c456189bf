export default {
  'proven.affiliation': '{domain} पता था · {month} में जाँचा गया',
  'proven.graduation': 'डिग्री देखी गई · {month}',
  'proven.graduation_at': '{university} की डिग्री देखी गई · {month}',
  'proven.vouched': '{university} ने नाम दिया · {month}',
  'proven.list': 'इस पढ़ाई का प्रमाण',
  'proven.affiliation_how': 'हमने विश्वविद्यालय के एक पते पर कोड भेजा और वह यहाँ डाला गया। इससे पता साबित होता है, डिग्री नहीं।',
  'proven.graduation_how': 'हमारी टीम ने इस डिग्री का दस्तावेज़ देखा और नाम, विश्वविद्यालय और तारीखें मिलाईं।',
  'proven.vouched_how': 'विश्वविद्यालय ने हमें बताया कि यह पढ़ाई वहीं हुई है।',
  'proven.once': 'यह जाँच एक ही बार हुई, उसी समय।',
};
