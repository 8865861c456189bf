export default {
  'withdrawal.title': 'Se rétracter du contrat',
  'withdrawal.lede':
    'Dans l’UE, en Islande, au Liechtenstein et en Norvège, les étudiants peuvent se rétracter pendant 14 jours d’une séance payante avec un professionnel, jusqu’à son début. Le prix est intégralement remboursé.',
  'withdrawal.session': '{service} avec {name}',
  'withdrawal.until': 'Rétractation possible jusqu’à {moment}, avec un remboursement intégral.',
  'withdrawal.until_mentor':
    'Jusqu’à {moment}, {name} peut se rétracter du contrat et être intégralement remboursé, même après la séance. Nous vous payons ensuite.',
  'withdrawal.later': 'Rétractation possible pendant les 14 jours après le paiement, avec un remboursement intégral.',
  'withdrawal.until_start': 'Rétractation possible jusqu’au début de la séance, avec un remboursement intégral.',
  'withdrawal.after': 'Ensuite, la règle du mentor s’applique\u00a0: {rule}',
  'withdrawal.none_title': 'Aucune séance à rétracter',
  'withdrawal.none_text':
    'Les séances apparaissent ici tant que vous pouvez vous rétracter. Vous pouvez annuler les autres dans Réservations.',
  'withdrawal.to_bookings': 'Voir les réservations',
  'withdrawal.back_to_booking': 'Retour à la réservation',
  'withdrawal.closed_title': 'Rétractation impossible pour ce contrat',
  'withdrawal.closed_text':
    'Il n’y a pas de droit de rétractation, ou le délai est passé. La réservation indique ce que vous pouvez encore faire.',
  'withdrawal.contract': 'Contrat',
  'withdrawal.name': 'Votre nom',
  'withdrawal.email': 'Adresse e-mail pour l’accusé de réception',
  'withdrawal.email_hint': 'Nous l’envoyons aussitôt.',
  'withdrawal.next': 'Continuer',
  'withdrawal.confirm_title': 'Confirmer la rétractation ?',
  'withdrawal.declared': '{name} se rétracte de ce contrat. L’accusé de réception est envoyé à {email}.',
  'withdrawal.follows': 'La séance sera annulée et {price} remboursés. Cette action est définitive.',
  'withdrawal.follows_held': '{price} seront remboursés. Cette action est définitive.',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.confirming': 'Confirmation…',
  'withdrawal.back': 'Retour',
  'withdrawal.done_title': 'Rétractation du contrat reçue',
  'withdrawal.done_text': 'Nous avons reçu votre rétractation le {moment}. {price} vous sont remboursés.',
  'withdrawal.receipt_sent': 'L’accusé de réception est parti à {email}.',
  'withdrawal.trader': 'Professionnel',
  'withdrawal.see_receipt': 'Voir l’accusé de réception',
  'withdrawal.early':
    'Je demande que la séance ait lieu avant la fin des 14 jours. Une fois qu’elle a eu lieu, je ne peux plus me rétracter.',
};
