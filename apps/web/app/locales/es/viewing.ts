export default {
  'viewing.as':
    'Ves el sitio como {name}, solo para mirar. {count, plural, one {Queda # minuto.} other {Quedan # minutos.}}',
  'viewing.stop': 'Terminar',
  'viewing.not_shown': 'Esto no se muestra mientras ves el sitio como otra persona.',
  'viewing.stopping': 'Terminando…',
};
