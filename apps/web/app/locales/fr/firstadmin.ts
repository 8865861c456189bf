export default {
  'firstadmin.title': 'Devenir le premier administrateur',
  'firstadmin.text':
    'Connexion active : {email}. L’administrateur traite les dossiers et les versements, et donne leurs rôles aux autres.',
  'firstadmin.hint': 'Ce n’est pas votre compte ? Déconnectez-vous et ouvrez de nouveau le lien.',
  'firstadmin.become': 'Devenir administrateur',
  'firstadmin.becoming': 'Un instant',
  'firstadmin.done': 'Vous êtes le premier administrateur.',
  'firstadmin.done_text':
    'La console de l’équipe se trouve dans le menu de votre compte. Donnez bientôt le rôle d’administrateur à une deuxième personne.',
  'firstadmin.used_up': 'Ce lien ne fonctionne plus. Créez-en un nouveau avec npm run staff -- --first.',
};
