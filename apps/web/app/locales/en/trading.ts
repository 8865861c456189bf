/** Whether a mentor acts as a trader: the question, and what students see of the answer. */
export default {
  'trading.label': 'How do you mentor?',
  'trading.lede':
    'Your answer decides which EU consumer rights students have. They see it on your profile and when they book.',
  'trading.private': 'Privately',
  'trading.private_detail': 'You share your experience and don’t run a business with it.',
  'trading.business': 'As a business',
  'trading.business_detail':
    'You’re self-employed or a company. Students in the EU can withdraw from paid sessions for 14 days.',
  'trading.name': 'Business name',
  'trading.postal': 'Postal address',
  'trading.postal_hint': 'Everyone can see it on your profile.',
  'trading.register': 'Register number',
  'trading.register_hint': 'If you have one, with the name of the register.',
  'trading.title': 'Business or private',
  'trading.ask': 'Answer before you offer new paid services. What you offer now can still be booked.',
  'trading.said_private': 'You mentor privately.',
  'trading.said_business': 'You mentor as a business.',
  'trading.change': 'Change',
  'trading.keep': 'Keep',
  'trading.save': 'Save',
  'trading.saving': 'Saving…',
  'trading.saved_toast': 'Saved. Students see it on your profile.',
  'trading.seller_private': 'Private person: EU consumer rights don’t apply between you',
  'trading.contract': 'Your contract is with {name}.',
  'trading.seller_business': 'Trader',
};
