export default {
  'ranking.title': 'Comment fonctionne le classement',
  'ranking.intro':
    'Cette page explique dans quel ordre la recherche affiche les mentors, et combien compte chaque critère.',
  'ranking.unpaid':
    'Personne ne peut payer pour être mieux classé. Nous ne vendons ni publicité ni place dans les résultats.',

  'ranking.orders_title': 'Les ordres au choix',
  'ranking.order_recommended':
    '{order} : selon les points ci-dessous. C’est l’ordre utilisé si vous n’en choisissez aucun et ne tapez aucun mot.',
  'ranking.order_relevance':
    '{order} : selon les mots que vous tapez, puis selon les points ci-dessous. C’est l’ordre utilisé si vous tapez des mots.',
  'ranking.order_rating':
    '{order} : selon la moyenne des avis, affichée dès {count} avis. Les autres mentors viennent en dernier.',
  'ranking.order_next_available': '{order} : selon le prochain créneau à réserver.',
  'ranking.order_price':
    '{order} : selon le prix affiché, converti aux taux de change de ce site. Les prix sans taux viennent en dernier.',
  'ranking.order_newest': '{order} : selon la date d’inscription comme mentor.',
  'ranking.order_name': '{order} : selon le nom uniquement.',

  'ranking.points_title': 'Ce qui donne des points',
  'ranking.points_intro':
    'Un mentor a entre {least} et {most} points. À égalité de points, l’ordre est aléatoire, mais toujours le même.',
  'ranking.factor': 'Ce qui compte',
  'ranking.points': 'Points',
  'ranking.from_to': '{from}–{to}',
  'ranking.reviews': 'Avis',
  'ranking.reviews_how':
    '{points, plural, one {# point} other {# points}} par étoile de la moyenne. Chaque moyenne comprend {assumed, plural, one {# avis supposé} other {# avis supposés}} à {stars} étoiles, car peu d’avis disent peu de chose. Une moyenne inférieure à {least} compte comme {least}.',
  'ranking.complete': 'Un profil complet',
  'ranking.complete_how':
    '{points, plural, one {# point} other {# points}} pour chacun de ces éléments : titre, texte de présentation, photo, pays d’origine, 3 sujets, langues, diplôme avec sa date de début, expérience professionnelle.',
  'ranking.new': 'Nouveaux mentors',
  'ranking.new_how': 'Leur profil n’a pas encore d’avis. Chaque avis diminue ces points.',
  'ranking.proof': 'Justificatif d’études à l’étranger',
  'ranking.proof_how':
    'Le plus fort compte : {affiliation} pour une adresse à l’université, {degree} pour un diplôme que nous avons vu, {named} si l’université a confirmé les études.',
  'ranking.sessions': 'Expérience',
  'ranking.sessions_how':
    '{points, plural, one {# point} other {# points}} de plus à 1, 3, 7 et 15 séances, et ainsi de suite chaque fois que leur nombre double.',
  'ranking.active': 'Activité récente',
  'ranking.active_how':
    'Un changement du profil, d’un service ou des disponibilités, une réponse à une demande ou une séance.',
  'ranking.soon': 'Bientôt disponible',
  'ranking.soon_how': 'Dans combien de temps vous pouvez réserver une séance.',
  'ranking.step_new':
    '{days, plural, one {Inscription depuis # jour au plus : {points}} other {Inscription depuis # jours au plus : {points}}}',
  'ranking.step_active':
    '{days, plural, one {Activité depuis # jour au plus : {points}} other {Activité depuis # jours au plus : {points}}}',
  'ranking.step_soon':
    '{days, plural, one {Créneau d’ici # jour au plus : {points}} other {Créneau d’ici # jours au plus : {points}}}',

  'ranking.words_title': 'Si vous tapez des mots',
  'ranking.words_intro':
    'Chaque mot donne des points là où il correspond le mieux. Les points ci-dessus s’y ajoutent : ils départagent les mentors qui correspondent aussi bien.',
  'ranking.place': 'Où se trouve le mot',
  'ranking.whole': 'Mot entier',
  'ranking.part': 'Début d’un mot',
  'ranking.in_name': 'Nom',
  'ranking.in_school': 'Université, diplôme, domaine ou pays d’études',
  'ranking.in_work': 'Travail, sujets ou titre du profil',
  'ranking.in_other': 'Autres textes du profil',

  'ranking.never_title': 'Ce qui ne compte jamais',
  'ranking.never_money': 'L’argent : un prix, des frais ou un paiement ne donnent aucun point.',
  'ranking.never_who': 'La personne : son pays d’origine, son genre, son âge ou l’aspect de sa photo.',

  'ranking.data_title': 'Vos données',
  'ranking.data_reader':
    'L’ordre « {order} » n’utilise rien sur vous : ni votre profil, ni l’endroit où vous êtes, ni vos réservations, ni vos recherches passées. Avec les mêmes filtres, tout le monde voit le même ordre, avec ou sans compte.',
  'ranking.data_zone': 'Seuls les filtres des soirs et des week-ends utilisent votre fuseau horaire.',
  'ranking.data_mentor':
    'L’ordre « {order} » utilise les données des mentors : avis, séances, profil, activité et disponibilités.',
  'ranking.data_without': 'Pour un ordre sans ces données, choisissez :',
  'ranking.tested':
    'Un test compare cette page au code qui classe les mentors. Nous ne pouvons pas changer l’un sans l’autre.',
};
