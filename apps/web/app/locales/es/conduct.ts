export default {
  'conduct.title': 'Nuestras reglas',
  'conduct.intro':
    'Estas reglas valen para todas las personas: en perfiles, servicios, mensajes, reseñas, reservas y sesiones. Dicen qué no está permitido y qué consecuencias tiene.',
  'conduct.banned_title': 'Qué no está permitido',
  'conduct.rule_safety': 'Amenazas, violencia y todo lo que ponga a alguien en peligro.',
  'conduct.rule_harassment': 'Insultos, presiones y contactos que la otra persona no quiere.',
  'conduct.rule_minor_at_risk': 'Todo lo que dañe a un menor o lo ponga en riesgo.',
  'conduct.rule_scam': 'Engañar a la gente por dinero o datos, y vender admisiones, visas o becas.',
  'conduct.rule_paying_outside': 'Pedir u ofrecer pagos fuera de Abroad Mentors.',
  'conduct.rule_fake_profile': 'Hacerse pasar por otra persona, o indicar estudios y trabajos que no son ciertos.',
  'conduct.rule_fake_review': 'Reseñas compradas, intercambiadas o inventadas.',
  'conduct.rule_hate': 'El desprecio por origen, religión, género, sexualidad, discapacidad o edad.',
  'conduct.rule_sexual': 'Contenido sexual e insinuaciones sexuales.',
  'conduct.rule_privacy': 'Compartir datos personales de alguien sin su acuerdo.',
  'conduct.rule_copyright': 'Textos, fotos y documentos que son de otra persona.',
  'conduct.rule_spam': 'Publicidad, y el mismo texto una y otra vez.',
  'conduct.rule_other_illegal': 'Cualquier otra cosa contraria a la ley.',
  'conduct.rule_no_show': 'No presentarse a una sesión confirmada, o cancelarla tarde.',
  'conduct.steps_title': 'Qué consecuencias hay',
  'conduct.steps_intro':
    'Cada infracción se anota como una falta. Una falta cuenta durante {months, plural, one {# mes} other {# meses}}. Cuantas más faltas de un tipo, más graves son las consecuencias. Anular en el banco el pago de una sesión que tuvo lugar también es una falta.',
  'conduct.strike': 'Falta',
  'conduct.leads_to': 'Consecuencia',
  'conduct.ladder_no_show': 'Un mentor no se presenta a una sesión',
  'conduct.ladder_paying_outside': 'Pago fuera de Abroad Mentors',
  'conduct.late_text':
    'Un mentor cancela tarde si faltan menos de {hours, plural, one {# hora} other {# horas}} para el inicio. Cada {count, plural, other {# cancelaciones tardías}} cuentan como una sesión a la que no se presentó.',
  'conduct.safety_text':
    'Si alguien está en peligro, actuamos desde la primera falta y podemos suspender o cerrar una cuenta.',
  'conduct.close_text':
    'Cerramos la cuenta de un mentor {days} días después de decirle por qué, para que pueda terminar lo reservado. Solo se cierra de inmediato si incumplió nuestras reglas repetidamente, si una ley nos obliga o por un motivo urgente que la ley nombra.',
  'conduct.other_text':
    'Para lo demás elegimos la medida más leve que funcione: una nota, una advertencia, retirar el texto, ocultar el perfil un tiempo, suspender o cerrar la cuenta.',
  'conduct.step_warn': 'Una advertencia',
  'conduct.step_hide_checklist': 'El perfil se oculta hasta volver a leer la lista de comprobación',
  'conduct.step_hide_days': 'El perfil se oculta durante {days, plural, one {# día} other {# días}}',
  'conduct.step_suspend_days': 'La cuenta se suspende durante {days, plural, one {# día} other {# días}}',
  'conduct.step_close': 'La cuenta se cierra cuando una persona lo confirma',
  'conduct.decide_title': 'Cómo decidimos',
  'conduct.decide_due':
    'Una persona de nuestro equipo revisa cada informe: en 24 horas si alguien puede estar en peligro, y en 3 días en los demás casos.',
  'conduct.decide_automatic':
    'Algunas cosas ocurren por sí solas. Lo que {count} personas independientes informan en {hours} horas se oculta hasta que lo revisemos, y varias cuentas de una misma conexión a internet cuentan como una persona. Tras un informe de peligro o de un menor en riesgo, nadie puede escribir en esa conversación hasta que la revisemos. El mismo mensaje a una cuarta persona en un día espera una revisión. Además, no presentarse a sesiones oculta el perfil de un mentor como dice la tabla.',
  'conduct.decide_signals':
    'Algunas cosas solo esperan hasta que alguien las compruebe. Tras varias tarjetas rechazadas, los pagos se detienen una hora. Un cobro espera si mentor y estudiante comparten tarjeta, navegador o cuenta bancaria. Un mentor nuevo cuya foto está en otra cuenta no puede recibir reservas de pago antes de una prueba o revisión. Muchas primeras sesiones gratuitas en un día no cuentan en la valoración.',
  'conduct.decide_statement':
    'Si actuamos, recibes una exposición de motivos: qué decidimos, por qué, por cuánto tiempo y qué puedes hacer.',
  'conduct.decide_staff': 'Nadie decide sobre su propio caso ni sobre sus propias reservas.',
  'conduct.appeal_title': 'Si no estás de acuerdo',
  'conduct.appeal_text':
    'Puedes apelar cada decisión una vez durante 6 meses, también con la cuenta suspendida. Si es posible, la revisa otra persona. Procuramos responder en 14 días. Si nos equivocamos, la decisión se anula y su falta deja de contar.',
  'conduct.report_title': 'Cómo informar',
  'conduct.report_text':
    'Pulsa Informar en un perfil, un servicio, una reseña, una reserva, una conversación o un mensaje. Para lo que todo el mundo puede ver no necesitas cuenta. Confirmamos cada informe y te decimos qué resultó. Nunca decimos quién informó.',
  'conduct.more': 'Con qué frecuencia ocurre: <link>Transparencia</link>.',
};
