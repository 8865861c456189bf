export default {
  'terms.mentor_changed':
    'Actualizamos los Términos del servicio para mentores. Acéptalos para seguir aceptando solicitudes y añadiendo servicios.',
  'terms.platform_changed': 'Actualizamos los Términos del servicio. Léelos y acéptalos.',
  'terms.read': 'Leer y aceptar',
  'terms.mentor_title': 'Términos del servicio para mentores',
  'terms.platform_title': 'Términos del servicio',
  'terms.accept': 'Acepto',
  'terms.accepting': 'Guardando…',
  'terms.close': 'Cerrar',
  'terms.accepted': 'Gracias. Aceptaste la nueva versión.',
  'terms.loading': 'Cargando los términos…',
};
