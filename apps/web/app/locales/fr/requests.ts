import type { Messages } from '../index.ts';

export default {
  'requests.about': 'Profil : {name}',
  'requests.loading': 'Chargement du profil étudiant',
  'requests.none': 'Aucune séance passée avec des mentors',
  'requests.kept': '{count, plural, one {Présence à # séance} other {Présence à # séances}}',
  'requests.missed': '{count, plural, =0 {Aucune absence} one {# absence} other {# absences}}',
  'requests.answers':
    'Ce qu’ont dit les mentors après {sessions, plural, one {# séance} many {# séances} other {# séances}} avec {name}',
  'requests.on_time': 'Ponctualité\u00a0: {count} sur {sessions}',
  'requests.prepared': 'Préparation\u00a0: {count} sur {sessions}',
  'requests.meet_again': 'À revoir volontiers\u00a0: {count} sur {sessions}',
  'requests.hidden': '{name} ne partage pas de profil avec vous.',
  'requests.full': 'Voir le profil complet',
  'requests.full_of': 'Voir le profil complet : {name}',
  'requests.who': 'Voir qui demande',
  'requests.who_of': 'Voir qui demande : {name}',
  'requests.propose': 'Proposer d’autres horaires',
  'requests.propose_to': 'Proposer d’autres horaires à {name}',
  'requests.propose_text':
    'Proposez jusqu’à 3 horaires. Tant qu’aucun n’est choisi par {name}, la demande garde son horaire et vous pouvez encore l’accepter.',
  'requests.own_text':
    'Tant qu’aucun horaire n’est choisi par {name}, la demande garde le sien : {moment}. Vous pouvez encore l’accepter.',
  'requests.moved_toast': 'Demande déplacée. Nous avons prévenu {name}.',
} satisfies Messages;
