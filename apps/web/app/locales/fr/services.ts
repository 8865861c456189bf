import type { Messages } from '../index.ts';

export default {
  'services.title': 'Services',
  'services.lede': 'Ce que les étudiants peuvent réserver avec vous. Ils voient vos services dans cet ordre.',
  'services.loading': 'Chargement de vos services',
  'services.to_availability': 'Disponibilités et règles de réservation',
  'services.to_services': 'Vos services',
  'services.up_of': 'Placer {title} plus haut',
  'services.down_of': 'Placer {title} plus bas',
  'services.moved': '{title} est maintenant en position {place} sur {count}.',
  'services.duplicate_of': 'Dupliquer {title}',
  'services.copy_title': '{title} (copie)',
  'services.duplicated': '{title} : ajouté. Ce service reste désactivé jusqu’à ce que vous l’activiez.',
} satisfies Messages;
