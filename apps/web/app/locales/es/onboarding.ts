export default {
  'onboarding.title': 'Hazte mentor',
  'onboarding.lede': 'Unos cinco minutos. Lo que escribes se guarda, así que puedes parar y volver.',
  'onboarding.loading': 'Cargando el formulario',
  'onboarding.steps': 'Pasos',
  'onboarding.step_of': 'Paso {step} de {count}',
  'onboarding.step_terms': 'Tú y los términos',
  'onboarding.step_studies': 'Dónde estudiaste',
  'onboarding.step_work': 'Tu trabajo',
  'onboarding.step_help': 'En qué puedes ayudar',
  'onboarding.step_about': 'Sobre ti y zona horaria',
  'onboarding.step_review': 'Revisión',
  'onboarding.back': 'Atrás',
  'onboarding.continue': 'Continuar',
  'onboarding.skip_work': 'Continuar sin trabajo',

  'onboarding.first_name': 'Nombre',
  'onboarding.last_name': 'Apellidos',
  'onboarding.terms_title': 'Términos del servicio para mentores',
  'onboarding.terms_agree': 'He leído los Términos del servicio para mentores y los acepto.',
  'onboarding.terms_done': 'Aceptaste esta versión.',
  'onboarding.terms_newer': 'Hay una versión más nueva de los términos. Léela y acéptala.',
  'onboarding.accepting': 'Guardando…',

  'onboarding.studies_lede': 'Tu ruta es lo que buscan los estudiantes: de dónde vienes y adónde fuiste.',
  'onboarding.studied_abroad': 'Estudios en el extranjero',
  'onboarding.add_study': 'Añadir otros estudios',
  'onboarding.add_first_study': 'Añadir estudios',

  'onboarding.work_lede': 'Opcional. Los estudiantes preguntan a los mentores por el primer empleo y las prácticas.',
  'onboarding.add_job': 'Añadir un trabajo',
  'onboarding.add_another_job': 'Añadir otro trabajo',
  'onboarding.no_work': 'Aún no hay nada. Puedes seguir sin ello.',

  'onboarding.help_lede': 'Elige lo que conoces por experiencia propia. Los estudiantes filtran por ello.',

  'onboarding.zone_hint':
    'Empiezas con horas libres de lunes a viernes, de 09:00 a 17:00 en esta zona, y puedes cambiarlas después.',

  'onboarding.review_title': 'Todo listo, cuando quieras',
  'onboarding.review_lede':
    'Esto es lo que verán los estudiantes. Empiezas con una sesión gratis de 30 minutos, de lunes a viernes de 09:00 a 17:00.',
  'onboarding.change': 'Cambiar',
  'onboarding.change_step': 'Cambiar: {step}',
  'onboarding.not_said': 'Sin indicar todavía',
  'onboarding.publish': 'Publicar mi perfil',
  'onboarding.publishing': 'Publicando…',
  'onboarding.published': 'Tu perfil de mentor está publicado.',

  'onboarding.already_title': 'Ya eres mentor',
  'onboarding.already_text': 'Tu perfil está a la vista de los estudiantes.',
  'onboarding.to_profile': 'Ir a mi perfil',
};
