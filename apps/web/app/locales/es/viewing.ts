export default {
  'viewing.as':
    'Ves el sitio como {name}, solo para mirar. {count, plural, one {Queda # minuto.} other {Quedan # minutos.}}',
  'viewing.stop': 'Terminar',
  'viewing.stopping': 'Terminando…',
};
