import type { WithdrawalWords } from './words.ts';

export const hi: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `अनुबंध वापसी मिली: ${service}, ${when}`,
    heading: 'आपने अनुबंध वापस ले लिया',
    lead: `हमें आपकी वापसी की सूचना ${received} को मिली। सेशन रद्द हो गया है और ${amount} की पूरी रकम वापस होगी। इस ईमेल को रसीद के तौर पर संभालकर रखें।`,
  }),
  label: 'आपकी वापसी की सूचना',
  declaration: ({ service, name, when }) =>
    `इस सेशन का अनुबंध मेरी ओर से वापस लिया जाता है: ${name} के साथ ${service}, ${when}।`,
  seller: 'कारोबारी',
  student: 'नाम',
  confirm_to: 'रसीद यहाँ भेजें',
  received: 'मिलने का समय',
  button: 'बुकिंग देखें',
};
