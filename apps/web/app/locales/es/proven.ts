export default {
  'proven.affiliation': 'Tenía una dirección {domain} · comprobada en {month}',
  'proven.graduation': 'Título visto · {month}',
  'proven.graduation_at': 'Título visto, {university} · {month}',
  'proven.vouched': 'Estudios confirmados por {university} · {month}',
  'proven.list': 'Acreditación de estos estudios',
  'proven.affiliation_how':
    'Enviamos un código a una dirección de la universidad y se introdujo aquí. Acredita la dirección, no un título.',
  'proven.graduation_how':
    'Nuestro equipo vio un documento de este título y comparó el nombre, la universidad y las fechas.',
  'proven.vouched_how': 'La universidad nos confirmó estos estudios.',
  'proven.once': 'Lo comprobamos una sola vez, en esa fecha.',
};
