import type { Words } from './en.ts';
import { inMinutes } from './in-minutes.ts';

export const fr: Words = {
  backToProduct: 'Retour à Abroad Mentors',
  cancel: 'Annuler',
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    newPasswordHint: '8 caractères au minimum',
  },
  signIn: {
    title: 'Se connecter',
    subtitle: 'Bon retour. Vous retrouvez vos mentors et vos réservations.',
    submit: 'Se connecter',
    wrong: 'Cet e-mail et ce mot de passe ne correspondent à aucun compte.',
    noAccount: 'Première visite ?',
    signUp: 'Créer un compte',
    tooMany: (minutes) =>
      `Trop de tentatives pour cette adresse e-mail. Patientez ${inMinutes('fr', minutes)}, puis réessayez.`,
  },
  demo: {
    title: 'Essayer un compte de démonstration',
    hint: (password) => `Ceci est un serveur de développement. Le mot de passe de chaque compte est « ${password} ».`,
    roles: { mentor: 'Mentor', prospect: 'Étudiant', both: 'Mentor et étudiant' },
  },
  signUp: {
    title: 'Créez votre compte',
    subtitle: 'Un seul compte pour trouver un mentor, pour en être un, ou les deux.',
    submit: 'Créer un compte',
    hasAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    taken: 'Cette adresse e-mail a déjà un compte.',
    signInInstead: 'Se connecter plutôt',
  },
  upstream: {
    title: (provider) => `Comptes de développement pour ${provider}`,
    notice: (provider) =>
      `Ceci remplace ${provider} pendant le développement. Ce n’est pas ${provider}. Choisissez le compte à utiliser.`,
    choose: 'Choisir un compte',
    another: 'Utiliser une autre adresse e-mail',
    namesHint: 'Votre nom n’est demandé que la première fois.',
    submit: 'Continuer',
    otherKind: (email) => `${email} a un compte avec un autre moyen de connexion. Revenez et utilisez celui-là.`,
    emailPassword: 'Utiliser un e-mail et un mot de passe',
  },
  federation: {
    title: (provider) => `Se connecter avec ${provider}`,
    again: (provider) => `Réessayer avec ${provider}`,
    denied: (provider) => `La connexion avec ${provider} n’a pas eu lieu, car l’accès n’a pas été accordé.`,
    failed: (provider) => `Un problème est survenu avec ${provider}. Réessayez.`,
    noAnswer: (provider) => `${provider} ne répond pas pour le moment. Réessayez, ou utilisez votre e-mail.`,
    stale: 'Cette connexion a déjà servi ou appartient à une autre. Recommencez.',
    unverified: (provider) =>
      `${provider} n’a pas vérifié votre adresse e-mail. Vérifiez-la là-bas, ou utilisez un e-mail et un mot de passe.`,
    taken: (email) => `${email} a déjà un compte avec un autre moyen de connexion. Utilisez celui-là.`,
  },
  validation: {
    firstNameRequired: 'Le prénom est obligatoire',
    firstNameLong: '50 caractères au maximum pour le prénom',
    firstNameHidden: 'Le prénom contient des caractères invisibles. Effacez-le et saisissez-le à nouveau',
    lastNameRequired: 'Le nom est obligatoire',
    lastNameLong: '50 caractères au maximum pour le nom',
    lastNameHidden: 'Le nom contient des caractères invisibles. Effacez-le et saisissez-le à nouveau',
    emailRequired: 'L’e-mail est obligatoire',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com',
    passwordRequired: 'Le mot de passe est obligatoire',
    passwordShort: '8 caractères au minimum pour le mot de passe',
    passwordLong: '200 caractères au maximum pour le mot de passe',
    passwordCommon: 'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre',
  },
  signOut: {
    title: 'Se déconnecter',
    question: 'Voulez-vous fermer votre session Abroad Mentors ?',
    leaving: 'Déconnexion…',
    submit: 'Se déconnecter',
  },
  error: {
    title: 'Une erreur est survenue',
    expiredTitle: 'Cette connexion a expiré',
    expired:
      'Cette page est restée ouverte trop longtemps, ou vous avez terminé dans un autre onglet. Recommencez depuis Abroad Mentors.',
    notFoundTitle: 'Page introuvable',
    notFound: 'Cette page n’existe pas. Le lien a peut-être changé.',
    otherSite: 'Ce formulaire vient d’un autre site, nous l’avons donc ignoré.',
    notAForm: 'Cette page n’accepte que son propre formulaire. Ouvrez-la de nouveau et envoyez le formulaire.',
    tooLarge: 'Ce texte est trop long pour ce formulaire. Raccourcissez-le et réessayez.',
    badText:
      'Le formulaire contient des caractères qui ne peuvent pas être enregistrés. Vérifiez votre saisie et réessayez.',
    server: 'Erreur du serveur. Réessayez plus tard.',
  },
};
