import type { WelcomeWords } from './words.ts';

export const fr: WelcomeWords = {
  title: 'Votre profil de mentor est en ligne',
  lead: 'Les étudiants peuvent désormais vous trouver et réserver. Une photo, un lien de connexion et votre agenda vous aident à obtenir une première séance. Votre espace mentor montre ce qu’il reste à faire, vos prochaines séances et vos demandes.',
  button: 'Ouvrir votre espace mentor',
};
