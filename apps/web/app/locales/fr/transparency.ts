export default {
  'transparency.title': 'Transparence',
  'transparency.intro':
    'Ce qui a été signalé, ce que nous avons fait et comment les appels se sont terminés. Les chiffres viennent de nos données et comprennent chaque cas. <link>Nos règles</link> disent ce qui n’est pas permis.',
  'transparency.so_far': '{year} jusqu’ici',
  'transparency.none': 'Aucun signalement',
  'transparency.reports': '{count, plural, one {# signalement} other {# signalements}}',
  'transparency.reason': 'Motif',
  'transparency.number': 'Nombre',
  'transparency.by_reason': 'Signalements par motif',
  'transparency.actions': 'Ce que nous avons fait',
  'transparency.action': 'Mesure',
  'transparency.no_actions': 'Aucune décision',
  'transparency.automatic':
    '{count, plural, one {# décision a été prise automatiquement, puis vérifiée.} other {# décisions ont été prises automatiquement, puis vérifiées.}}',
  'transparency.time': 'Délai de décision',
  'transparency.median': 'La moitié des cas a été décidée en {hours, plural, one {# heure} other {# heures}} au plus.',
  'transparency.too_few': 'Trop peu de décisions pour donner un délai habituel.',
  'transparency.appeals': 'Appels',
  'transparency.appeals_received': 'Reçus',
  'transparency.appeals_decided': 'Décidés',
  'transparency.appeals_overturned': 'Décision annulée',
  'transparency.as_of': 'État : {moment}',
};
