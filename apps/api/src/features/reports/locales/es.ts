import type { ReportWords } from './words.ts';

export const es: ReportWords = {
  see_reports: 'Ver tus informes',
  see_rules: 'Ver nuestras reglas',
  why_address: 'Recibes este correo porque se envió un informe con esta dirección de correo.',
  received: {
    title: 'Recibimos tu informe',
    lead: (code) =>
      `Tu informe tiene el número ${code}. Una persona de nuestro equipo lo revisará, y te enviaremos el resultado por correo.`,
  },
  outcome: {
    title: 'El resultado de tu informe',
    leads: {
      removed: (code) =>
        `Revisamos tu informe ${code}. Lo que informaste iba contra nuestras reglas y lo retiramos. Gracias por avisarnos.`,
      acted: (code) =>
        `Revisamos tu informe ${code}. Lo que informaste iba contra nuestras reglas y actuamos. Lo que hicimos queda entre nosotros y la otra persona. Gracias por avisarnos.`,
      nothing: (code) =>
        `Revisamos tu informe ${code} y no encontramos nada contra nuestras reglas. Si pasa algo nuevo, vuelve a informarlo.`,
      reversed: (code) =>
        `Actuamos tras tu informe ${code}. Después de una apelación lo revisamos de nuevo y cambiamos la decisión.`,
    },
  },
  decision: {
    title: 'Tomamos una decisión sobre ti',
    lead: 'Esto es lo que decidimos y por qué. Si no estás de acuerdo, puedes apelar durante 6 meses.',
    label: 'Nuestra decisión',
    button: 'Ver la decisión',
  },
  appeal: {
    upheld: {
      title: 'Tu apelación: la decisión se mantiene',
      lead: 'Revisamos la decisión de nuevo y no la cambiamos.',
    },
    overturned: {
      title: 'Tu apelación: la decisión queda anulada',
      lead: 'Tenías razón. La decisión ya no cuenta y deshicimos sus efectos.',
    },
    label: 'Nuestra respuesta',
    button: 'Ver la decisión',
  },
};
