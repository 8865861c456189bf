export default {
  'transparency.title': 'Transparence',
  'transparency.intro':
    'Ce qui a été signalé, ce que nous avons fait et comment les appels se sont terminés. Les chiffres viennent de nos données et comprennent chaque cas. <link>Nos règles</link> disent ce qui n’est pas permis.',
  'transparency.means_title': 'Ce que fait le logiciel, et ce que décident des personnes',
  'transparency.means_intro':
    'Le logiciel n’agit seul que si attendre ferait du tort ou si une règle fixe ne laisse rien à apprécier. Il vous le dit, et vous pouvez demander qu’une personne l’examine.',
  'transparency.software': 'Le logiciel, selon des règles fixes',
  'transparency.means_hide':
    'Masque ce que {reporters} personnes indépendantes signalent en {hours} heures, jusqu’à l’examen par une personne. Après un signalement de danger ou d’enfant en danger, il ferme d’ici là la conversation aux deux personnes.',
  'transparency.means_missed':
    'Masque le profil d’un mentor qui manque des séances, pour la durée que nos règles indiquent. Il ne ferme jamais un compte.',
  'transparency.means_contact':
    'Masque les numéros de téléphone, les adresses e-mail et les liens dans les avis, et dans les messages jusqu’à ce que les deux personnes aient une séance confirmée. Le même message envoyé à une quatrième personne en un jour attend l’examen par une personne.',
  'transparency.means_rating':
    'Laisse hors de la note les avis qui ne sont sans doute pas indépendants : ceux de nouveaux comptes, avec la même carte, le même navigateur ou le même réseau des deux côtés, ou de groupes de premières séances gratuites. Ils restent visibles. Si de nombreux comptes récents donnent un avis sur un mentor en une journée, la note reste inchangée pendant un jour.',
  'transparency.means_cards':
    'Suspend les paiements une heure après plus de {declines} cartes refusées en {minutes} minutes.',
  'transparency.means_photo':
    'Empêche les réservations payantes avec un nouveau mentor si sa photo est sur un autre compte et si son pays de versement ne correspond à aucune de ses études, jusqu’à une preuve d’études ou un examen par une personne.',
  'transparency.means_payouts':
    'Retient un versement après un changement de compte bancaire, ou si mentor et étudiant semblent être une seule personne, jusqu’à l’examen par une personne.',
  'transparency.means_files': 'Refuse les fichiers qui contiennent un logiciel malveillant.',
  'transparency.people': 'Des personnes, au cas par cas',
  'transparency.people_rules':
    'Si quelque chose enfreint nos règles, ce que nous retirons, et si nous suspendons ou fermons un compte.',
  'transparency.people_proofs':
    'Quels documents prouvent des études, ce qui s’est passé lors d’une absence contestée, et ce qui est alors remboursé.',
  'transparency.people_appeals': 'Chaque appel, aussi contre ce que le logiciel a fait.',
  'transparency.taken_back':
    '{count, plural, one {# d’entre elles a été retirée.} other {# d’entre elles ont été retirées.}}',
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
