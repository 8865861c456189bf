export default {
  'onboarding.title': 'Hazte mentor',
  'onboarding.lede': 'Se tarda unos cinco minutos. Guardamos lo que escribes, así que puedes parar cuando quieras.',
  'onboarding.loading': 'Cargando el formulario',
  'onboarding.steps': 'Pasos',
  'onboarding.step_of': 'Paso {step} de {count}',
  'onboarding.step_terms': 'Tu nombre y los términos',
  'onboarding.step_studies': 'Dónde estudiaste',
  'onboarding.step_work': 'Tu trabajo',
  'onboarding.step_help': 'En qué puedes ayudar',
  'onboarding.step_about': 'Sobre ti y zona horaria',
  'onboarding.step_review': 'Revisión',
  'onboarding.back': 'Atrás',
  'onboarding.continue': 'Continuar',
  'onboarding.skip_work': 'Omitir este paso',

  'onboarding.first_name': 'Nombre',
  'onboarding.last_name': 'Apellidos',
  'onboarding.terms_title': 'Términos del servicio para mentores',
  'onboarding.terms_agree': 'He leído los Términos del servicio para mentores y los acepto.',
  'onboarding.terms_done': 'Ya aceptaste esta versión.',
  'onboarding.terms_newer': 'Hay una versión más nueva de los términos. Léela y acéptala para continuar.',
  'onboarding.accepting': 'Guardando…',

  'onboarding.studies_lede': 'Los estudiantes buscan tu ruta: el país de donde vienes y el país donde estudiaste.',
  'onboarding.studied_abroad': 'Estudios en el extranjero',
  'onboarding.add_study': 'Añadir otros estudios',
  'onboarding.add_first_study': 'Añadir estudios',

  'onboarding.work_lede': 'Opcional. Los estudiantes preguntan a los mentores por el primer empleo y las prácticas.',
  'onboarding.add_job': 'Añadir trabajo',
  'onboarding.add_another_job': 'Añadir otro trabajo',
  'onboarding.no_work': 'Todavía no hay trabajos. Puedes omitir este paso.',

  'onboarding.help_lede': 'Elige temas que conoces por experiencia propia. Los estudiantes filtran por ellos.',

  'onboarding.zone_hint':
    'Al empezar, tu disponibilidad será de lunes a viernes, de 09:00 a 17:00, en esta zona horaria. Puedes cambiarla después.',
  'onboarding.link': 'Tu enlace de reunión',
  'onboarding.link_hint':
    'De Google Meet, Zoom o Teams. Los estudiantes lo reciben al reservar. También puedes añadirlo más tarde.',

  'onboarding.review_title': 'Revisa tu perfil',
  'onboarding.review_lede':
    'Esto es lo que verán los estudiantes. Empiezas con una sesión gratuita de 30 minutos, de lunes a viernes, de 09:00 a 17:00.',
  'onboarding.change': 'Editar',
  'onboarding.change_step': 'Editar: {step}',
  'onboarding.not_said': 'Sin añadir todavía',
  'onboarding.missing':
    'Así es posible que los estudiantes no te encuentren. Puedes publicar ahora y completarlo después.',
  'onboarding.publish': 'Publicar perfil',
  'onboarding.publishing': 'Publicando…',
  'onboarding.kept': 'Lo que escribes se guarda en tu cuenta hasta que termines.',
  'onboarding.published': 'Tu perfil de mentor está publicado.',

  'onboarding.already_title': 'Ya eres mentor',
  'onboarding.already_text': 'Los estudiantes pueden encontrar tu perfil.',
  'onboarding.to_profile': 'Ir a tu perfil',
};
