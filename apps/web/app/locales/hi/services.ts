import type { Messages } from '../index.ts';

export default {
  'services.title': 'सेवाएँ',
  'services.lede': 'विद्यार्थी आपके साथ जो बुक कर सकते हैं। उन्हें सेवाएँ इसी क्रम में दिखती हैं।',
  'services.loading': 'आपकी सेवाएँ लोड हो रही हैं',
  'services.to_availability': 'उपलब्धता और बुकिंग के नियम',
  'services.to_services': 'आपकी सेवाएँ',
  'services.up_of': '{title} को पहले दिखाएँ',
  'services.down_of': '{title} को बाद में दिखाएँ',
  'services.moved': '{title} अब {count} में से {place} नंबर पर है।',
  'services.duplicate_of': '{title} की कॉपी बनाएँ',
  'services.copy_title': '{title} (कॉपी)',
  'services.duplicated': '{title} जोड़ी गई। जब तक आप चालू न करें, यह बंद रहेगी।',
} satisfies Messages;
