/** A mentor who is a trader, as profiles and checkouts show them. */
export const TRADER = {
  name: 'Trần Study Advice',
  address: 'Oude Delft 1\n2611 Delft',
  email: 'desk@advice.test',
  phone: '+31 15 278 9111',
  register_number: 'KVK 12345678',
  vat_number: 'NL123456789B01',
};
