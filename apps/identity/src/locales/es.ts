import type { Words } from './en.ts';
import { inMinutes } from './in-minutes.ts';

export const es: Words = {
  backToProduct: 'Volver a Abroad Mentors',
  cancel: 'Cancelar y volver',
  field: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo',
    password: 'Contraseña',
    newPasswordHint: '8 caracteres como mínimo',
  },
  signIn: {
    title: 'Iniciar sesión',
    subtitle: 'Hola de nuevo. Tus mentores y tus reservas siguen donde los dejaste.',
    submit: 'Iniciar sesión',
    wrong: 'Ese correo y esa contraseña no corresponden a ninguna cuenta.',
    noAccount: '¿Es tu primera vez aquí?',
    signUp: 'Crea una cuenta',
    tooMany: (minutes) =>
      `Demasiados intentos con esta dirección. Espera ${inMinutes('es', minutes)} y vuelve a intentarlo.`,
  },
  demo: {
    title: 'Prueba una cuenta de demostración',
    hint: (password) => `Este es un servidor de desarrollo. La contraseña de cada cuenta es «${password}».`,
    roles: { mentor: 'Mentor', prospect: 'Estudiante', both: 'Mentor y estudiante' },
  },
  signUp: {
    title: 'Crea tu cuenta',
    subtitle: 'Una sola cuenta para encontrar mentor, para serlo o para ambas cosas.',
    submit: 'Crear cuenta',
    hasAccount: '¿Ya tienes cuenta?',
    signIn: 'Inicia sesión',
    taken: 'Esa dirección ya tiene una cuenta.',
    signInInstead: 'Iniciar sesión con ella',
  },
  upstream: {
    title: (provider) => `Cuentas de desarrollo de ${provider}`,
    notice: (provider) =>
      `Esto sustituye a ${provider} durante el desarrollo. No es ${provider}, y a ${provider} no se le pregunta: elige quién ser.`,
    choose: 'Elige una cuenta',
    another: 'Usar otra dirección',
    namesHint: 'El nombre y los apellidos solo hacen falta la primera vez.',
    submit: 'Continuar',
    otherKind: (email) => `${email} inicia sesión de otra forma. Vuelve y usa la forma con la que se creó.`,
    emailPassword: 'Usar correo y contraseña',
  },
  federation: {
    title: (provider) => `Iniciar sesión con ${provider}`,
    again: (provider) => `Probar ${provider} otra vez`,
    denied: (provider) => `${provider} no inició tu sesión porque no se dio acceso.`,
    failed: (provider) => `Hubo un problema con ${provider}. Vuelve a intentarlo.`,
    noAnswer: (provider) => `${provider} no responde ahora mismo. Vuelve a intentarlo o usa tu correo.`,
    stale: 'Esa respuesta ya se usó o pertenece a otro inicio de sesión. Empieza de nuevo.',
    unverified: (provider) =>
      `${provider} no ha verificado ninguna dirección tuya. Verifícala allí o usa correo y contraseña.`,
    taken: (email) => `${email} ya tiene una cuenta que inicia sesión de otra forma. Usa la forma con la que se creó.`,
  },
  validation: {
    firstNameRequired: 'El nombre es obligatorio',
    firstNameLong: 'El nombre debe tener 50 caracteres o menos',
    firstNameHidden: 'El nombre contiene caracteres invisibles. Bórralo y escríbelo de nuevo',
    lastNameRequired: 'Los apellidos son obligatorios',
    lastNameLong: 'Los apellidos deben tener 50 caracteres o menos',
    lastNameHidden: 'Los apellidos contienen caracteres invisibles. Bórralos y escríbelos de nuevo',
    emailRequired: 'El correo es obligatorio',
    emailInvalid: 'Escribe una dirección como nombre@example.com',
    passwordRequired: 'La contraseña es obligatoria',
    passwordShort: 'La contraseña debe tener 8 caracteres o más',
    passwordLong: 'La contraseña debe tener 200 caracteres o menos',
    passwordCommon: 'Mucha gente usa esta contraseña. Elige otra',
  },
  signOut: {
    title: 'Cerrar sesión',
    question: '¿Quieres cerrar tu sesión en Abroad Mentors?',
    leaving: 'Cerrando sesión…',
    submit: 'Cerrar sesión',
  },
  error: {
    title: 'Algo salió mal',
    expiredTitle: 'Este inicio de sesión ha caducado',
    expired: 'Estuvo abierto demasiado tiempo o terminó en otra pestaña. Empieza de nuevo desde Abroad Mentors.',
    notFoundTitle: 'Página no encontrada',
    notFound: 'No hay nada en esta dirección.',
    otherSite: 'Este formulario se envió desde otro sitio, así que no se hizo nada.',
    notAForm: 'Esta página acepta el formulario que muestra y nada más.',
    tooLarge: 'Es más texto del que admite este formulario.',
    badText:
      'El formulario contiene caracteres que no se pueden guardar. Revisa lo que escribiste y vuelve a intentarlo.',
    server: 'Error del servidor. Vuelve a intentarlo más tarde.',
  },
};
