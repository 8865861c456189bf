export default {
  'outcome.success_page': 'Après votre paiement',
  'outcome.fail_page': 'Paiement inachevé',
  'outcome.waiting_title': 'En attente de votre paiement',
  'outcome.waiting_text':
    'Le prestataire de paiement ne nous a pas encore répondu. Cette page se met à jour toute seule. Le créneau vous est gardé jusqu’à {time}.',
  'outcome.waiting_text_open':
    'Le prestataire de paiement ne nous a pas encore répondu. Cette page se met à jour toute seule.',
  'outcome.failed_title': 'Votre paiement n’a pas abouti',
  'outcome.failed_text': 'Rien n’est encore réservé. Le créneau avec {name} vous est gardé jusqu’à {time}.',
  'outcome.failed_text_open': 'Rien n’est encore réservé. Le créneau avec {name} vous est toujours gardé.',
  'outcome.after_all_text':
    'Votre paiement est finalement arrivé. L’invitation est dans votre boîte e-mail et dans celle de votre mentor, {name}.',
  'outcome.expired_title': 'Ce créneau n’est plus gardé',
  'outcome.expired_text':
    'Votre paiement n’est pas arrivé à temps. S’il arrive encore, il sera remboursé. Le créneau est peut-être de nouveau libre.',
  'outcome.too_late_text':
    'Votre paiement est arrivé après la libération du créneau : rien n’est réservé. Il est remboursé intégralement.',
  'outcome.ended_title': 'Cette séance n’est plus réservée',
  'outcome.declined_text': '{name} a refusé votre demande. Vous ne payez rien.',
  'outcome.cancelled_text':
    'Votre séance avec {name} a été annulée. Le remboursement suit les conditions d’annulation affichées lors de la réservation.',
  'outcome.open': 'Voir la réservation',
  'outcome.back': 'Retour à la réservation',
  'outcome.look_again': 'Vérifier de nouveau',
  'outcome.looking': 'Vérification…',
  'outcome.other_time': 'Choisir un autre créneau',
  'outcome.other_mentor': 'Trouver un autre mentor',
  'outcome.no_id_title': 'Quelle réservation ?',
  'outcome.no_id_text': 'Ce lien ne mène à aucune réservation. Vous les trouverez toutes dans Réservations.',
};
