export default {
  'viewing.as':
    'Vous voyez le site comme {name}, sans rien pouvoir modifier. {count, plural, one {Il reste # minute.} other {Il reste # minutes.}}',
  'viewing.stop': 'Arrêter',
  'viewing.stopping': 'Arrêt…',
};
