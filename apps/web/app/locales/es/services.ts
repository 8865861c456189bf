import type { Messages } from '../index.ts';

export default {
  'services.title': 'Servicios',
  'services.lede': 'Lo que los estudiantes pueden reservar contigo. Ven tus servicios en este orden.',
  'services.loading': 'Cargando tus servicios',
  'services.to_availability': 'Disponibilidad y reglas de reserva',
  'services.to_services': 'Tus servicios',
  'services.up_of': 'Mostrar {title} antes',
  'services.down_of': 'Mostrar {title} después',
  'services.moved': '{title} está ahora en el puesto {place} de {count}.',
  'services.duplicate_of': 'Duplicar {title}',
  'services.copy_title': '{title} (copia)',
  'services.duplicated': 'Se añadió {title}. Está desactivado hasta que lo actives.',
} satisfies Messages;
