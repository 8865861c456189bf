export default {
  'terms.mentor_changed': 'हमने मेंटर सेवा की शर्तें बदली हैं। अनुरोध स्वीकार करते रहने और सेवाएँ जोड़ने के लिए उन्हें स्वीकार करें।',
  'terms.platform_changed': 'हमने सेवा की शर्तें बदली हैं। उन्हें पढ़ें और स्वीकार करें।',
  'terms.read': 'पढ़ें और स्वीकार करें',
  'terms.mentor_title': 'मेंटर सेवा की शर्तें',
  'terms.platform_title': 'सेवा की शर्तें',
  'terms.accept': 'मुझे स्वीकार है',
  'terms.accepting': 'सेव हो रहा है…',
  'terms.close': 'बंद करें',
  'terms.accepted': 'धन्यवाद। आपने नया संस्करण स्वीकार कर लिया है।',
  'terms.loading': 'शर्तें लोड हो रही हैं…',
};
