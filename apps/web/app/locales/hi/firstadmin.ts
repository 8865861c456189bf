export default {
  'firstadmin.title': 'पहले एडमिन बनें',
  'firstadmin.text': 'आप {email} से साइन इन हैं। एडमिन मामलों और पेआउट पर फ़ैसला करता है और दूसरों को भूमिकाएँ देता है।',
  'firstadmin.hint': 'आपका खाता नहीं है? साइन आउट करें और लिंक फिर खोलें।',
  'firstadmin.become': 'एडमिन बनें',
  'firstadmin.becoming': 'एक पल',
  'firstadmin.done': 'आप पहले एडमिन हैं।',
  'firstadmin.done_text': 'टीम कंसोल आपके खाते के मेन्यू में है। जल्द ही किसी दूसरे को भी एडमिन बनाएँ।',
  'firstadmin.used_up': 'यह लिंक अब काम नहीं करता। npm run staff -- --first से नया बनाएँ।',
};
