export default {
  'services.title': 'Services',
  'services.lede': 'What students can book with you. They see your services in this order.',
  'services.loading': 'Loading your services',
  'services.to_availability': 'Availability and booking rules',
  'services.to_services': 'Your services',
  'services.up_of': 'Show {title} earlier',
  'services.down_of': 'Show {title} later',
  'services.moved': '{title} is now number {place} of {count}.',
  'services.duplicate_of': 'Duplicate {title}',
  'services.copy_title': '{title} (copy)',
  'services.duplicated': '{title} added. It’s off until you turn it on.',
};
