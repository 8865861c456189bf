export default {
  'privacy.intro':
    'Abroad Mentors reúne a estudiantes con personas que estudiaron en el extranjero. Para ello guardamos parte de lo que nos cuentas. Esta página explica qué guardamos, por qué, cuánto tiempo, quién lo ve y qué puedes hacer al respecto.',

  'privacy.kept_title': 'Qué guardamos y por qué',
  'privacy.kept_account':
    'Tu nombre, tu dirección de correo y cómo inicias sesión, para que tu cuenta sea tuya. El proveedor de identidad guarda tu contraseña. Nosotros nunca la vemos.',
  'privacy.kept_profile':
    'Lo que escribes en tu perfil: de dónde eres, estudios, trabajo, temas, idiomas, planes, foto y zona horaria. Mentores y estudiantes lo usan para encontrarse y prepararse.',
  'privacy.kept_bookings':
    'Tus reservas: con quién, cuándo, qué servicio, qué escribiste a la otra persona y cómo terminaron. En las sesiones de pago, también lo que se pagó y se reembolsó.',
  'privacy.kept_messages':
    'Tus conversaciones: mensajes, archivos, tus respuestas por correo completas y las personas que bloqueaste. Nuestro software busca datos de contacto en mensajes y reseñas y, en los mensajes, ofertas de pagar por fuera y textos enviados a muchas personas. Los archivos pueden analizarse en busca de programas maliciosos.',
  'privacy.kept_reviews': 'Tus reseñas, réplicas y respuestas sobre las sesiones, y tus notas a la otra persona.',
  'privacy.kept_sessions':
    'Cuándo pulsaste Unirse en una sesión. Si alguien informa de que la otra persona no se presentó: lo que ambas dicen y sus documentos, cifrados.',
  'privacy.kept_trading':
    'Si eres mentor: si lo haces como profesional y, en ese caso, el nombre, la dirección postal, el correo, el teléfono y los números de registro y de IVA del negocio, que todo el mundo puede ver. De los pagos que recibes, la cuenta, el importe y la fecha. Los datos bancarios que nos das se guardan cifrados.',
  'privacy.kept_withdrawal':
    'Si desistes de un contrato: el nombre y el correo electrónico que diste, y cuándo. Si pediste una sesión dentro de los 14 días, también eso.',
  'privacy.kept_acceptance':
    'Qué versión de qué términos aceptaste, cuándo y desde qué dirección de red. Es nuestra prueba de que los aceptaste.',
  'privacy.kept_mail': 'Los correos que te enviamos.',
  'privacy.kept_calendars':
    'Si conectas un calendario: tu cuenta allí, nuestro acceso a ella, cifrado, y cuándo tienes compromisos. No guardamos de qué tratan tus eventos.',
  'privacy.kept_more':
    'Tus ajustes, notificaciones y búsquedas guardadas. Si las usas, también las claves de API, como huellas cifradas, y los webhooks con lo que les enviamos.',
  'privacy.kept_push':
    'Si activas las notificaciones en pantalla: la dirección que el fabricante de tu navegador les da, y el nombre del navegador, hasta que las desactives o cierres la sesión. Lo que enviamos allí va cifrado y solo tu navegador puede leerlo.',
  'privacy.kept_signals':
    'El navegador, la red y la tarjeta de pago que usas, y el nombre de la cuenta bancaria para cobros, como huellas cifradas que no podemos revertir. Las comparamos entre un mentor y sus estudiantes para detectar reseñas y sesiones con uno mismo.',
  'privacy.kept_sign_ins': 'Cuándo iniciaste sesión, para ver quién usó una cuenta. Podemos verlo tú y nosotros.',
  'privacy.kept_fraud':
    'Lo que parece un fraude: tarjetas rechazadas, pagos que un banco recuperó, una foto que también está en otra cuenta (comparamos el aspecto de las fotos) y lo que detectamos por las huellas. Lo que ocurre después lo deciden personas.',
  'privacy.kept_proofs':
    'Lo que prueba tus estudios: una dirección universitaria, como huella cifrada que no podemos revertir, y documentos cifrados que solo ve nuestro equipo.',
  'privacy.kept_reports':
    'Tus informes: lo que escribiste, tu nombre y tu correo si los diste, y tu dirección de red como una huella cifrada que no podemos revertir.',
  'privacy.kept_decisions':
    'Lo que nuestro equipo decidió sobre ti o sobre lo que informaste: los motivos, copias de los textos en cuestión, las faltas y las apelaciones.',
  'privacy.kept_technical':
    'Registros de nuestros servidores con solicitudes y errores. Dicen qué página se pidió y nombran las solicitudes y las cuentas con números. No registramos direcciones de correo ni de red, ni mensajes, ni nada de lo que escribes.',

  'privacy.basis_title': 'Nuestra base legal',
  'privacy.basis_contract':
    'La mayor parte la necesitamos para hacer lo que nos pides: mostrar tu perfil, hacer una reserva, enviar una invitación o cobrar un pago.',
  'privacy.basis_interest': 'Proteger el sitio de abusos y corregir sus fallos es nuestro interés legítimo, y el tuyo.',
  'privacy.basis_consent': 'Tú decides si das lo que es opcional en un perfil, y puedes quitarlo de nuevo.',
  'privacy.basis_law': 'La ley nos obliga a guardar los registros de pagos.',

  'privacy.seen_title': 'Quién ve qué',
  'privacy.seen_mentor': 'El perfil de un mentor es público, y los buscadores pueden mostrarlo.',
  'privacy.seen_prospect':
    'Un mentor puede ver el perfil de un estudiante mientras su solicitud espera y cuando hay una sesión confirmada entre ambos. En él, cada estudiante puede elegir que solo lo vea él mismo, o todo el mundo.',
  'privacy.seen_email':
    'Solo mostramos la dirección de correo de tu cuenta a la otra persona de una reserva confirmada. Solo nuestro equipo puede buscarla.',
  'privacy.seen_team':
    'Nuestro equipo ve lo que necesita para ayudar, decidir y pagar. Lee mensajes si se informó de ellos, si parecen incumplir nuestras reglas o si importan para saber quién se presentó a una sesión. Cada consulta de textos o documentos queda registrada.',
  'privacy.seen_providers':
    'Los servicios que trabajan para nosotros reciben lo que necesitan y nada más: el proveedor de identidad, el servicio de correo, el servicio de pagos, el que guarda tus archivos y un calendario, si conectas uno.',
  'privacy.seen_bank':
    'Si disputas un pago con tarjeta después de una sesión, el banco recibe tu nombre, tu correo, la reserva y tus mensajes al mentor, para mostrar que la sesión tuvo lugar.',
  'privacy.seen_nobody': 'No vendemos tus datos, y aquí no hay publicidad ni rastreo.',

  'privacy.browser_title': 'Qué queda en tu navegador',
  'privacy.browser_intro':
    'Ninguna de nuestras cookies te sigue a otros sitios. Estas hacen que el sitio funcione como lo dejaste y duran un año como máximo:',
  'privacy.browser_id': 'un número aleatorio para este navegador, que nos ayuda a distinguir el abuso del uso normal;',
  'privacy.browser_choices':
    'tu idioma, tu tema, tu formato de hora, tu zona horaria, tu moneda, si el mapa de la búsqueda está abierto y si estás aquí como mentor o como estudiante;',
  'privacy.browser_signed_in':
    'una nota de que tienes la sesión iniciada aquí y de cuál es tu perfil, para que la página deje sitio para tu nombre y para lo que puedes cambiar.',
  'privacy.browser_storage':
    'Las claves de tu sesión y lo que has empezado a escribir se guardan en el almacenamiento de tu navegador, hasta que cierres la sesión o lo envíes. El proveedor de identidad y, donde pagas, el servicio de pagos guardan sus propias cookies.',

  'privacy.time_title': 'Por cuánto tiempo',
  'privacy.time_account':
    'Tu cuenta y tu perfil: hasta que los elimines. Después, tu enlace sigue ocupado un año, como huella cifrada.',
  'privacy.time_bookings':
    'Las reservas: hasta que elimines tu cuenta. Después quedan para la otra persona y en nuestros registros, sin tu nombre ni lo que escribiste.',
  'privacy.time_messages':
    'Las conversaciones: 24 meses después del último mensaje y de la última sesión. Si eliminas tu cuenta, la otra persona conserva tus mensajes, sin tu nombre ni tus archivos.',
  'privacy.time_reviews':
    'Las reseñas y notas: hasta que elimines tu cuenta. Entonces quedan las estrellas, sin tu nombre ni tus palabras.',
  'privacy.time_mail':
    'Los correos que te enviamos y lo que enviamos a los webhooks: 30 días. Las notificaciones: 180 días.',
  'privacy.time_connected':
    'Los calendarios, las búsquedas guardadas, las claves de API y los webhooks: hasta que los quites.',
  'privacy.time_payments': 'Los registros de pagos: el tiempo que exige la ley, sin tu perfil.',
  'privacy.time_signals':
    'Esas huellas: 90 días después de la última vez que usaste el navegador, la red o la tarjeta; el nombre de la cuenta bancaria, mientras esté la cuenta.',
  'privacy.time_sign_ins': 'Inicios de sesión: 90 días.',
  'privacy.time_fraud': 'Tarjetas rechazadas: un día. Lo que parecía un fraude: un año, o hasta que se cierre su caso.',
  'privacy.time_proofs':
    'Documentos: hasta 30 días después de nuestra decisión, y 90 días como máximo. La huella de una dirección universitaria: hasta que retires la prueba. Si tuvimos que retirarla nosotros, conservamos la huella, sin tu nombre, también después de que elimines tu cuenta.',
  'privacy.time_reports':
    'Los informes: hasta que se elimine tu cuenta, o 6 meses después del cierre del caso si informaste sin cuenta.',
  'privacy.time_decisions':
    'Las decisiones sobre ti: hasta que elimines tu cuenta, y después sin tu nombre ni textos. Las copias de textos: hasta 6 meses después del cierre del caso.',
  'privacy.time_technical':
    'Los registros de nuestros servidores: el tiempo que haga falta para encontrar un fallo o detener un abuso.',

  'privacy.rights_title': 'Qué puedes hacer',
  'privacy.rights_read': 'Ver y corregir lo que tenemos, en tu perfil, en cualquier momento.',
  'privacy.rights_take':
    'Llevártelo. Tus ajustes te dan en un solo archivo lo que guardamos sobre ti, sin claves, sin huellas cifradas y sin los documentos que enviaste a nuestro equipo.',
  'privacy.rights_erase':
    'Pedir que se borre. Al eliminar la cuenta en tus ajustes, primero se cancela y reembolsa lo reservado, y luego se borran tus datos.',
  'privacy.rights_object':
    'Oponerte a un uso o pedirnos que lo pausemos mientras lo revisamos. Escribe al correo que está al pie de cada página.',
  'privacy.rights_complain': 'Presentar una queja ante la autoridad de protección de datos del lugar donde vives.',

  'privacy.young_title': 'Si tienes menos de 18 años',
  'privacy.young':
    'Para tener una cuenta hay que tener 16 años o más. Si tienes menos de 18, tu madre, tu padre o quien tenga tu tutela debe haber aceptado que uses Abroad Mentors.',

  'privacy.changes_title': 'Cuando esto cambie',
  'privacy.changes':
    'Los cambios importantes dan lugar a una nueva versión, que se publica en esta página. La versión y su fecha están al principio.',
};
