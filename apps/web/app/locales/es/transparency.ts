export default {
  'transparency.title': 'Transparencia',
  'transparency.intro':
    'Qué se informó, qué hicimos y cómo terminaron las apelaciones. Las cifras salen de nuestros registros e incluyen cada caso. <link>Nuestras reglas</link> dicen qué no está permitido.',
  'transparency.so_far': '{year} hasta ahora',
  'transparency.none': 'Sin informes',
  'transparency.reports': '{count, plural, one {# informe} other {# informes}}',
  'transparency.reason': 'Motivo',
  'transparency.number': 'Número',
  'transparency.by_reason': 'Informes por motivo',
  'transparency.actions': 'Lo que hicimos',
  'transparency.action': 'Medida',
  'transparency.no_actions': 'Sin decisiones',
  'transparency.automatic':
    '{count, plural, one {# decisión se tomó de forma automática y luego se revisó.} other {# decisiones se tomaron de forma automática y luego se revisaron.}}',
  'transparency.time': 'Tiempo hasta la decisión',
  'transparency.median': 'La mitad de los casos se decidió en {hours, plural, one {# hora} other {# horas}} o menos.',
  'transparency.too_few': 'Muy pocas decisiones para indicar un tiempo habitual.',
  'transparency.appeals': 'Apelaciones',
  'transparency.appeals_received': 'Recibidas',
  'transparency.appeals_decided': 'Decididas',
  'transparency.appeals_overturned': 'Decisión anulada',
  'transparency.as_of': 'Datos de: {moment}',
};
