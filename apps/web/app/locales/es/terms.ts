export default {
  'terms.mentor_changed':
    'Hemos cambiado los términos del servicio para mentores. Hasta que los aceptes, no puedes aceptar solicitudes ni ofrecer nada nuevo.',
  'terms.platform_changed': 'Hemos cambiado los términos del servicio. Léelos y acéptalos, por favor.',
  'terms.read': 'Leer y aceptar',
  'terms.mentor_title': 'Términos del servicio para mentores',
  'terms.platform_title': 'Términos del servicio',
  'terms.accept': 'Acepto',
  'terms.accepting': 'Guardando…',
  'terms.close': 'Cerrar',
  'terms.accepted': 'Gracias. Has aceptado la nueva versión.',
  'terms.loading': 'Cargando los términos…',
};
