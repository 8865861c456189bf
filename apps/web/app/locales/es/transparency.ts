export default {
  'transparency.title': 'Transparencia',
  'transparency.intro':
    'Qué se informó, qué hicimos y cómo terminaron las apelaciones. Las cifras salen de nuestros registros e incluyen cada caso. <link>Nuestras reglas</link> dicen qué no está permitido.',
  'transparency.means_title': 'Qué hace el software y qué deciden personas',
  'transparency.means_intro':
    'El software actúa por sí solo únicamente cuando esperar haría daño o cuando una regla fija no deja nada que sopesar. Te avisa cuando lo hace, y puedes pedir que una persona lo revise.',
  'transparency.software': 'El software, según reglas fijas',
  'transparency.means_hide':
    'Oculta lo que {reporters} personas independientes informan en {hours} horas, hasta que una persona lo revise. Tras un informe de peligro o de un menor en riesgo, cierra la conversación a ambas personas hasta entonces.',
  'transparency.means_missed':
    'Oculta el perfil de un mentor que falta a sesiones, durante el tiempo que indican nuestras reglas. Nunca cierra una cuenta.',
  'transparency.means_contact':
    'Oculta teléfonos, correos y enlaces en las reseñas, y en los mensajes hasta que ambas personas tengan una sesión confirmada. El mismo mensaje a una cuarta persona en un día espera hasta que una persona lo revise.',
  'transparency.means_rating':
    'Deja fuera de la valoración las reseñas que probablemente no son independientes: de cuentas nuevas, con la misma tarjeta, navegador o red en ambos lados, o de grupos de primeras sesiones gratuitas. Se siguen mostrando. Si muchas cuentas nuevas reseñan a un mentor en un día, la valoración se queda como estaba durante un día.',
  'transparency.means_cards':
    'Detiene los pagos una hora tras más de {declines} tarjetas rechazadas en {minutes} minutos.',
  'transparency.means_photo':
    'No permite reservas de pago con un mentor nuevo si su foto está en otra cuenta y su país de cobro no corresponde a ninguno de sus estudios, hasta que demuestre un estudio o una persona revise el perfil.',
  'transparency.means_payouts':
    'Retiene un cobro tras un cambio de cuenta bancaria, o si mentor y estudiante parecen la misma persona, hasta que una persona lo revise.',
  'transparency.means_files': 'Rechaza archivos con software malicioso.',
  'transparency.people': 'Personas, caso por caso',
  'transparency.people_rules':
    'Si algo incumple nuestras reglas, qué retiramos y si suspendemos o cerramos una cuenta.',
  'transparency.people_proofs':
    'Qué documentos demuestran un estudio, qué pasó cuando se discute si alguien se presentó y qué se reembolsa entonces.',
  'transparency.people_appeals': 'Cada apelación, también contra lo que hizo el software.',
  'transparency.taken_back': '{count, plural, one {# de ellas se retiró.} other {# de ellas se retiraron.}}',
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
