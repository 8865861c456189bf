/** The receipt of a payment. */
export default {
  'receipt.title': 'Receipt',
  'receipt.open': 'See receipt',
  'receipt.back': 'Back to booking',
  'receipt.to_bookings': 'All bookings',
  'receipt.print': 'Print or save as PDF',
  'receipt.loading': 'Loading the receipt',
  'receipt.issuer': 'Issued by',
  'receipt.seller': 'Sold by',
  'receipt.payer': 'Paid by',
  'receipt.date': 'Date',
  'receipt.paid_with': 'Paid with',
  // What was paid for: a service, with the mentor’s name.
  'receipt.with': '{service} with {name}',
  'receipt.when': '{day}, {time} ({zone})',
  'receipt.amount': 'Amount in {currency}',
  'receipt.refund': 'Refunded on {day}',
  'receipt.total': 'Total paid',
  'receipt.refund_pending': 'Another {amount} is being refunded.',
  'receipt.tax': 'This receipt shows no tax. It isn’t a tax document.',
  'receipt.none': 'No receipt yet',
  'receipt.none_text': 'The person who paid gets a receipt once the payment goes through.',
};
