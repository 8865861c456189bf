export default {
  'outcome.success_page': 'Après votre paiement',
  'outcome.fail_page': 'Paiement inachevé',
  'outcome.waiting_title': 'Nous attendons votre paiement',
  'outcome.waiting_text':
    'Le prestataire de paiement ne nous a encore rien dit. Cette page avance d’elle-même. Le créneau vous est réservé jusqu’à {time}.',
  'outcome.waiting_text_open': 'Le prestataire de paiement ne nous a encore rien dit. Cette page avance d’elle-même.',
  'outcome.failed_title': 'Le paiement n’a pas abouti',
  'outcome.failed_text':
    'Rien n’est réservé pour l’instant. Le créneau avec {name} est gardé pour vous jusqu’à {time}.',
  'outcome.failed_text_open': 'Rien n’est réservé pour l’instant. Le créneau avec {name} est toujours gardé pour vous.',
  'outcome.after_all_text':
    'Le paiement est finalement arrivé. L’invitation est dans votre boîte mail, et {name} l’a reçue aussi.',
  'outcome.expired_title': 'Ce créneau n’est plus gardé',
  'outcome.expired_text':
    'Aucun paiement ne nous est parvenu à temps. S’il arrive encore, il est remboursé aussitôt. Le créneau est peut-être de nouveau libre.',
  'outcome.too_late_text':
    'Votre paiement est arrivé après que le créneau a été libéré : rien n’est réservé. Tout revient sur votre carte.',
  'outcome.ended_title': 'Cette séance n’est plus réservée',
  'outcome.declined_text': '{name} ne peut pas à cette heure-là. Ce que vous avez payé vous est rendu.',
  'outcome.cancelled_text':
    'La séance avec {name} a été annulée. Le remboursement suit la règle affichée au moment de réserver.',
  'outcome.open': 'Ouvrir la réservation',
  'outcome.back': 'Retour à la réservation',
  'outcome.look_again': 'Vérifier de nouveau',
  'outcome.looking': 'Vérification…',
  'outcome.other_time': 'Choisir un autre créneau',
  'outcome.other_mentor': 'Trouver un autre mentor',
  'outcome.no_id_title': 'Quelle réservation ?',
  'outcome.no_id_text': 'Cette adresse ne désigne aucune réservation. Les vôtres sont toutes dans une liste.',
};
