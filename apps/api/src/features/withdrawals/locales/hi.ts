import type { WithdrawalWords } from './words.ts';

export const hi: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `अनुबंध से हटने की सूचना मिली: ${service}, ${when}`,
    heading: 'आपने अनुबंध से हटने की सूचना दी',
    lead: `आपकी सूचना हमें ${received} को मिली। सेशन रद्द हो गया है और आपको ${amount} की पूरी रकम वापस मिलेगी। इस ईमेल को रसीद के तौर पर सँभालकर रखें।`,
  }),
  label: 'आपकी सूचना',
  declaration: ({ service, name, when }) => `इस सेशन के अनुबंध से हटने की मेरी सूचना: ${name} के साथ ${service}, ${when}।`,
  seller: 'कारोबारी',
  student: 'नाम',
  confirm_to: 'रसीद का पता',
  received: 'मिलने का समय',
  button: 'बुकिंग देखें',
};
