export default {
  'privacy.intro':
    'Abroad Mentors reúne a estudiantes con personas que estudiaron en el extranjero. Para ello guardamos parte de lo que nos cuentas. Esta página dice qué, por qué, cuánto tiempo, quién lo ve y qué puedes hacer al respecto.',

  'privacy.kept_title': 'Qué guardamos y por qué',
  'privacy.kept_account':
    'Tu nombre, tu dirección de correo y cómo inicias sesión, para que tu cuenta sea tuya. El proveedor de identidad guarda tu contraseña. Nosotros nunca la vemos.',
  'privacy.kept_profile':
    'Lo que escribes en tu perfil: de dónde eres, estudios, trabajo, temas, idiomas, planes, foto y zona horaria. Así se encuentran y se preparan mentores y estudiantes.',
  'privacy.kept_bookings':
    'Tus reservas: quién, cuándo, qué servicio, qué escribiste a la otra persona y en qué quedó. En las sesiones de pago, también lo que se pagó y se devolvió.',
  'privacy.kept_acceptance':
    'Qué versión de qué términos aceptaste, cuándo y desde qué dirección de red. Es nuestra prueba de que lo hiciste.',
  'privacy.kept_mail': 'Los correos que te enviamos sobre tus reservas.',
  'privacy.kept_technical':
    'Notas de nuestros servidores sobre solicitudes y errores. Llevan un número por solicitud, y ni nombres ni direcciones ni mensajes.',

  'privacy.basis_title': 'Qué nos lo permite',
  'privacy.basis_contract':
    'La mayor parte la necesitamos para hacer lo que nos pides: mostrar tu perfil, hacer una reserva, enviar una invitación, cobrar un pago.',
  'privacy.basis_interest': 'Proteger el sitio de abusos y reparar sus fallos es nuestro interés legítimo, y el tuyo.',
  'privacy.basis_consent': 'Lo opcional de un perfil lo das libremente y puedes retirarlo.',
  'privacy.basis_law': 'La ley nos obliga a guardar los registros de pagos.',

  'privacy.seen_title': 'Quién ve qué',
  'privacy.seen_mentor': 'El perfil de un mentor es público, y los buscadores pueden mostrarlo.',
  'privacy.seen_prospect':
    'El perfil de un estudiante lo ven los mentores con los que reservó. En él puede elegir que no lo vea nadie más o que lo vea todo el mundo.',
  'privacy.seen_email':
    'Una dirección de correo solo se muestra a las dos personas de una reserva confirmada. Nadie puede buscarla.',
  'privacy.seen_providers':
    'Los servicios que trabajan para nosotros reciben lo que su trabajo necesita y nada más: el proveedor de identidad, el servicio de correo, el servicio de pagos, el lugar donde se guardan tus archivos y un calendario, si conectas uno.',
  'privacy.seen_nobody': 'No vendemos nada sobre ti, y aquí no hay publicidad ni rastreo.',

  'privacy.browser_title': 'Qué queda en tu navegador',
  'privacy.browser_intro':
    'Ninguna cookie nuestra te sigue a otros sitios. Estas hacen que el sitio esté como lo dejaste y duran un año como mucho:',
  'privacy.browser_id': 'un número aleatorio para este navegador, con el que distinguimos el abuso del uso;',
  'privacy.browser_choices':
    'tu idioma, tus colores, tu formato de hora, tu zona horaria y el papel con el que estás aquí;',
  'privacy.browser_signed_in':
    'una nota de que tienes la sesión iniciada aquí y de cuál es tu perfil, para que la página deje sitio para tu nombre y para lo que puedes cambiar.',
  'privacy.browser_storage':
    'Las claves de tu sesión y lo que has empezado a escribir se guardan en el almacenamiento de tu navegador, hasta que cierres la sesión o lo envíes.',

  'privacy.time_title': 'Por cuánto tiempo',
  'privacy.time_account': 'Tu cuenta y tu perfil: hasta que los elimines.',
  'privacy.time_bookings':
    'Las reservas: mientras una de las dos personas tenga cuenta. Si eliminas la tuya, quedan para la otra persona sin tu nombre.',
  'privacy.time_payments': 'Los registros de pagos: el tiempo que exige la ley, sin tu perfil.',
  'privacy.time_technical':
    'Las notas de nuestros servidores: el tiempo que haga falta para encontrar un fallo o detener un abuso.',

  'privacy.rights_title': 'Qué puedes hacer',
  'privacy.rights_read': 'Leer y corregir lo que tenemos: en tu perfil, en cualquier momento.',
  'privacy.rights_take': 'Llevártelo todo: tus ajustes te dan en un solo archivo todo lo que guardamos sobre ti.',
  'privacy.rights_erase':
    'Hacer que se borre: al eliminar la cuenta en tus ajustes, primero se cancela y devuelve lo reservado, y luego se te borra.',
  'privacy.rights_object':
    'Oponerte a un uso, o pedir una pausa mientras lo revisamos: responde a cualquiera de nuestros correos.',
  'privacy.rights_complain': 'Presentar una queja ante la autoridad de protección de datos del lugar donde vives.',

  'privacy.young_title': 'Si eres joven',
  'privacy.young':
    'Para tener una cuenta hay que tener 16 años o más. Si tienes menos de 18, tu madre, tu padre o quien tenga tu tutela ha aceptado que uses Abroad Mentors.',

  'privacy.changes_title': 'Cuando esto cambie',
  'privacy.changes':
    'Un cambio importante se te anuncia por correo antes de que valga. La versión y su fecha están al principio de esta página.',
};
