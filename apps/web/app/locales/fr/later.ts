export default {
  'later.status': 'Réservée, à payer plus tard',
  'later.today': 'Vous ne payez rien aujourd’hui. Payez entre le {from} et le {to}.',
  'later.today_request':
    'Vous ne payez rien aujourd’hui. Payez entre le {from} et le {to}. {name} pourra ensuite accepter ou refuser.',
  'later.book': 'Réserver, payer plus tard',
  'later.pay': 'À payer entre le {from} et le {to}',
  'later.pays': '{name} paie entre le {from} et le {to}',
  'later.title': 'Nous vous gardons le créneau avec {name}',
  'later.text': 'Vous ne payez rien aujourd’hui. Nous vous écrirons dès que vous pourrez payer.',
  'later.policy':
    'Rien n’a encore été payé\u00a0: l’annulation est gratuite. Pour changer d’horaire, annulez et réservez un autre créneau au prix du jour.',
  'later.policy_mentor':
    'Rien n’a encore été payé\u00a0: l’annulation est gratuite. Pour changer d’horaire, annulez et demandez à {name} de réserver un autre créneau.',
  'later.pay_by': 'Date limite de paiement\u00a0: {moment}. Nous gardons ce créneau jusque-là.',
  'later.turn': 'Payez votre séance avec {name}. Date limite\u00a0: {moment}',
  'later.story_you': 'Vous avez réservé ce créneau, à payer plus tard',
  'later.story_other': '{name} a réservé ce créneau, à payer plus tard',
};
