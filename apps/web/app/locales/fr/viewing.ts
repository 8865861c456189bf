export default {
  'viewing.as':
    'Vous voyez le site comme {name}, sans rien pouvoir modifier. {count, plural, one {Il reste # minute.} other {Il reste # minutes.}}',
  'viewing.stop': 'Arrêter',
  'viewing.not_shown': 'Cela n’est pas affiché quand vous voyez le site à la place d’une autre personne.',
  'viewing.stopping': 'Arrêt…',
};
