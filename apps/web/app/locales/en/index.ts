import account from './account.ts';
import booking from './booking.ts';
import errors from './errors.ts';
import format from './format.ts';
import home from './home.ts';
import layout from './layout.ts';
import legal from './legal.ts';
import pickers from './pickers.ts';

export default {
  ...account,
  ...booking,
  ...errors,
  ...format,
  ...home,
  ...layout,
  ...legal,
  ...pickers,
};
