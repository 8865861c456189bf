import type { Messages } from '../index.ts';

export default {
  'turns.title': 'En attente de votre part',
  'turns.count': '{count, plural, one {# réservation vous attend} other {# réservations vous attendent}}',
  'turns.pay_left':
    '{minutes, plural, one {Terminez le paiement de votre séance avec {name} : encore # min} other {Terminez le paiement de votre séance avec {name} : encore # min}}',
  'turns.pay': 'Payer',
  'turns.pay_session': 'Payer la séance avec {name}',
  'turns.request': 'Nouvelle demande : {name}, {service}, {moment}',
  'turns.answer_until': 'À répondre avant : {moment}',
  'turns.answer': 'Répondre',
  'turns.answer_to': 'Répondre à la demande envoyée par {name}',
  'turns.proposal': '{name} propose un autre créneau : {service}',
  'turns.choose': 'Choisir une heure',
  'turns.choose_of': 'Choisir une heure pour la séance avec {name}',
  'turns.no_show': '{name} a signalé votre absence : {service}',
  'turns.say': 'Dire ce qui s’est passé',
  'turns.say_of': 'Dire ce qui s’est passé : {name}',
  'turns.all': 'Tout voir ({count})',
} satisfies Messages;
