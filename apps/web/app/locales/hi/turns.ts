import type { Messages } from '../index.ts';

export default {
  'turns.title': 'आपका इंतज़ार है',
  'turns.count': '{count, plural, one {# बुकिंग को आपका इंतज़ार है} other {# बुकिंग को आपका इंतज़ार है}}',
  'turns.pay_left':
    '{minutes, plural, one {{name} के साथ सेशन का भुगतान पूरा करें: # मिनट बाकी} other {{name} के साथ सेशन का भुगतान पूरा करें: # मिनट बाकी}}',
  'turns.pay': 'भुगतान करें',
  'turns.pay_session': '{name} के साथ सेशन का भुगतान करें',
  'turns.request': '{name} का नया अनुरोध: {service}, {moment}',
  'turns.answer_until': '{moment} तक जवाब दें',
  'turns.answer': 'जवाब दें',
  'turns.answer_to': '{name} के अनुरोध का जवाब दें',
  'turns.proposal': '{name} ने दूसरा स्लॉट सुझाया है: {service}',
  'turns.choose': 'स्लॉट चुनें',
  'turns.choose_of': 'स्लॉट चुनें: {name} के साथ सेशन',
  'turns.no_show': '{name} ने आपके न आने की रिपोर्ट की: {service}',
  'turns.say': 'बताएँ कि क्या हुआ',
  'turns.say_of': 'बताएँ कि क्या हुआ: {name}',
  'turns.all': 'सभी {count} देखें',
} satisfies Messages;
