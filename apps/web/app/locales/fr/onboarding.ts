export default {
  'onboarding.title': 'Devenir mentor',
  'onboarding.lede':
    'Cinq minutes environ. Nous enregistrons au fur et à mesure, vous pouvez vous arrêter à tout moment.',
  'onboarding.loading': 'Chargement du formulaire',
  'onboarding.steps': 'Étapes',
  'onboarding.step_of': 'Étape {step} sur {count}',
  'onboarding.step_terms': 'Votre nom et les conditions',
  'onboarding.step_studies': 'Vos études',
  'onboarding.step_work': 'Votre travail',
  'onboarding.step_help': 'En quoi vous pouvez aider',
  'onboarding.step_about': 'Vous et votre fuseau horaire',
  'onboarding.step_review': 'Relecture',
  'onboarding.back': 'Retour',
  'onboarding.continue': 'Continuer',
  'onboarding.skip_work': 'Passer cette étape',

  'onboarding.first_name': 'Prénom',
  'onboarding.last_name': 'Nom',
  'onboarding.terms_title': 'Conditions d’utilisation pour les mentors',
  'onboarding.terms_agree': 'J’ai lu les Conditions d’utilisation pour les mentors et je les accepte.',
  'onboarding.terms_done': 'Vous avez accepté cette version.',
  'onboarding.terms_newer':
    'Il existe une version plus récente des conditions. Lisez-la et acceptez-la pour continuer.',
  'onboarding.accepting': 'Enregistrement…',

  'onboarding.studies_lede': 'Les étudiants cherchent un parcours : votre pays d’origine et celui de vos études.',
  'onboarding.studied_abroad': 'Études à l’étranger',
  'onboarding.add_study': 'Ajouter d’autres études',
  'onboarding.add_first_study': 'Ajouter des études',

  'onboarding.work_lede': 'Facultatif. Les étudiants interrogent les mentors sur le premier emploi et les stages.',
  'onboarding.add_job': 'Ajouter un emploi',
  'onboarding.add_another_job': 'Ajouter un autre poste',
  'onboarding.no_work': 'Pas encore d’emploi. Vous pouvez passer cette étape.',

  'onboarding.help_lede': 'Choisissez des sujets que vous connaissez par expérience. Les étudiants filtrent selon eux.',

  'onboarding.zone_hint':
    'Au départ, vos disponibilités vont de 09:00 à 17:00 en semaine, dans ce fuseau horaire. Vous pourrez les changer.',
  'onboarding.link': 'Votre lien de réunion',
  'onboarding.link_hint':
    'De Google Meet, Zoom ou Teams. Les étudiants le reçoivent en réservant. Vous pouvez aussi l’ajouter plus tard.',

  'onboarding.review_title': 'Vérifiez votre profil',
  'onboarding.review_lede':
    'Voici ce que verront les étudiants. Vous commencez avec une séance gratuite de 30 minutes, en semaine de 09:00 à 17:00.',
  'onboarding.change': 'Modifier',
  'onboarding.change_step': 'Modifier : {step}',
  'onboarding.not_said': 'Pas encore ajouté',
  'onboarding.missing':
    'Les étudiants risquent de ne pas vous trouver ainsi. Vous pouvez publier maintenant et compléter plus tard.',
  'onboarding.publish': 'Publier le profil',
  'onboarding.publishing': 'Publication…',
  'onboarding.kept': 'Votre saisie est enregistrée dans votre compte jusqu’à la fin.',
  'onboarding.published': 'Votre profil de mentor est en ligne.',

  'onboarding.already_title': 'Vous êtes déjà mentor',
  'onboarding.already_text': 'Les étudiants peuvent trouver votre profil.',
  'onboarding.to_profile': 'Aller à votre profil',
};
