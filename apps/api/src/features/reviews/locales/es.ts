import type { ReviewWords } from './words.ts';

export const es: ReviewWords = {
  asked: {
    title: (name) => `¿Cómo fue tu sesión con ${name}?`,
    lead: (name) =>
      `Cuéntanoslo en un minuto. ${name} no verá tu reseña hasta que ambos hayan escrito la suya, o hasta 14 días después de la sesión.`,
    button: 'Escribir una reseña',
    stop: 'Dejar de recibir recordatorios',
    why: 'Recibes este correo porque tuviste una sesión.',
  },
  published: {
    mentor: {
      title: (name) => `${name} ha reseñado tu sesión`,
      lead: () => 'La reseña ya está en tu perfil. Puedes responder una vez, en un plazo de 30 días.',
      button: 'Leer la reseña',
    },
    prospect: {
      title: (name) => `${name} ha reseñado tu sesión`,
      lead: () => 'Solo tú puedes ver esta reseña. No aparece en tu perfil.',
      button: 'Leer la reseña',
    },
  },
  replied: {
    title: (name) => `${name} ha respondido a tu reseña`,
    lead: (name) => `La respuesta está en el perfil de ${name}, debajo de tu reseña.`,
    button: 'Leer la respuesta',
  },
};
