export default {
  'reviewing.title': 'Comment fonctionnent les avis',
  'reviewing.intro':
    'Cette page explique qui peut donner un avis sur un mentor, ce que nous vérifions et ce que nous faisons des avis.',

  'reviewing.who_title': 'Qui peut donner un avis',
  'reviewing.who_session':
    'Seulement un étudiant qui a eu une séance avec le mentor, réservée ici. Chaque séance donne droit à un seul avis sur le mentor.',
  'reviewing.who_time': 'À partir de la fin de la séance, pendant {days, plural, one {# jour} other {# jours}}.',
  'reviewing.who_none':
    'Une séance annulée, ou à laquelle quelqu’un n’a pas participé, ne reçoit pas d’avis. Le profil indique combien de séances le mentor a assurées.',
  'reviewing.who_mentor':
    'Les mentors répondent à trois questions sur l’étudiant. Ces réponses ne sont jamais publiques. Un mentor chez qui l’étudiant réserve voit combien de fois la réponse était oui, dès que plusieurs mentors ont répondu.',

  'reviewing.checked_title': 'Ce que nous vérifions',
  'reviewing.checked_session': 'La réservation nous dit que l’étudiant et le mentor ont eu cette séance.',
  'reviewing.checked_opinion': 'Nous ne vérifions pas si un avis a raison. Il dit comment l’étudiant a vécu la séance.',
  'reviewing.checked_signs':
    'Nous cherchons des signes qu’un mentor a écrit un avis depuis un autre compte : même carte de paiement, même navigateur ou même réseau.',
  'reviewing.checked_paid':
    'Nous n’écrivons, n’achetons et ne payons aucun avis. Les mentors ne doivent rien offrir en échange d’un avis.',

  'reviewing.sealed_title': 'D’abord sous scellé',
  'reviewing.sealed':
    'Personne d’autre ne peut lire un avis avant que les deux personnes aient écrit le leur, ou avant {days, plural, one {# jour} other {# jours}} après la séance. D’ici là, son auteur peut le modifier. Ainsi, personne ne répond à un avis par un autre.',

  'reviewing.shown_title': 'Ce qui est affiché',
  'reviewing.shown_all':
    'Tous les avis publiés, bons et mauvais : d’abord ceux dans votre langue, et les plus récents avant les anciens.',
  'reviewing.shown_mean':
    'La moyenne compte chaque étudiant une fois, par son dernier avis. {count, plural, one {Elle est affichée à partir d’un étudiant.} other {Elle est affichée à partir de # étudiants.}} Avant, le profil indique « Nouveau profil ».',
  'reviewing.shown_reversed': 'Si la banque reprend plus tard un paiement, l’avis reste et l’indique.',
  'reviewing.shown_reply':
    'Le mentor peut répondre une fois, {reply_days, plural, one {dans un délai de # jour} other {dans un délai de # jours}}.',

  'reviewing.uncounted_title': 'Ce qui ne compte pas',
  'reviewing.uncounted': 'Ces avis sont affichés, mais ne changent pas la moyenne :',
  'reviewing.uncounted_new':
    'un avis sur une séance gratuite donné par un compte récent. L’avis indique qu’il ne compte pas.',
  'reviewing.uncounted_same':
    'un avis donné par un compte qui a la carte de paiement, le navigateur ou le réseau du mentor. L’avis indique pourquoi il ne compte pas.',
  'reviewing.uncounted_ring':
    'des avis sur de nombreuses premières séances gratuites avec le mentor le même jour. Chacun indique pourquoi il ne compte pas.',
  'reviewing.uncounted_before': 'un avis plus ancien du même étudiant.',
  'reviewing.uncounted_frozen':
    'Si de nombreux comptes récents donnent un avis sur un mentor en une journée, la moyenne reste inchangée pendant un jour, le temps de vérifier.',

  'reviewing.hide_title': 'Qui peut modifier ou masquer un avis',
  'reviewing.hide_change': 'Personne ne peut modifier un avis publié : ni l’étudiant, ni le mentor, ni nous.',
  'reviewing.hide_student': 'L’étudiant peut le retirer entièrement.',
  'reviewing.hide_mentor': 'Le mentor ne peut pas le masquer, et nous ne masquons pas un avis parce qu’il est mauvais.',
  'reviewing.hide_contact':
    'Les numéros de téléphone, adresses e-mail, noms d’utilisateur et liens d’un avis sont masqués. Le reste est affiché.',
  'reviewing.hide_staff':
    'Nous pouvons masquer un avis contraire à nos règles. Nous en donnons la raison à son auteur, qui peut faire appel.',

  'reviewing.erase_title': 'Quand un compte est supprimé',
  'reviewing.erase_student':
    'Si l’étudiant supprime le sien, son nom et ses mots disparaissent. Les étoiles restent, donc la moyenne ne change pas.',
  'reviewing.erase_mentor': 'Si le mentor supprime le sien, le profil et ses avis ne sont plus affichés.',
};
