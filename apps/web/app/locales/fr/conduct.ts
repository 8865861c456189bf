export default {
  'conduct.title': 'Nos règles',
  'conduct.intro':
    'Ces règles valent pour tout le monde : dans les profils, services, messages, avis, réservations et séances. Elles disent ce qui n’est pas permis et ce qui s’ensuit.',
  'conduct.banned_title': 'Ce qui n’est pas permis',
  'conduct.rule_safety': 'Les menaces, la violence et tout ce qui met quelqu’un en danger.',
  'conduct.rule_harassment': 'Les insultes, les pressions et les contacts dont l’autre personne ne veut pas.',
  'conduct.rule_minor_at_risk': 'Tout ce qui nuit à un enfant ou le met en danger.',
  'conduct.rule_scam':
    'Tromper des gens pour leur argent ou leurs données, et vendre des admissions, visas ou bourses.',
  'conduct.rule_paying_outside': 'Demander ou proposer un paiement hors d’Abroad Mentors.',
  'conduct.rule_fake_profile': 'Se faire passer pour quelqu’un d’autre, ou indiquer des études et emplois inventés.',
  'conduct.rule_fake_review': 'Les avis achetés, échangés ou inventés.',
  'conduct.rule_hate': 'Le mépris pour l’origine, la religion, le genre, la sexualité, le handicap ou l’âge.',
  'conduct.rule_sexual': 'Les contenus sexuels et les avances sexuelles.',
  'conduct.rule_privacy': 'Partager les données personnelles de quelqu’un sans son accord.',
  'conduct.rule_copyright': 'Les textes, photos et documents qui appartiennent à quelqu’un d’autre.',
  'conduct.rule_spam': 'La publicité, et le même texte répété sans cesse.',
  'conduct.rule_other_illegal': 'Tout ce qui est contraire à la loi.',
  'conduct.rule_no_show': 'Manquer une séance confirmée, ou l’annuler tardivement.',
  'conduct.steps_title': 'Ce qui s’ensuit',
  'conduct.steps_intro':
    'Une infraction à ces règles est notée comme un manquement. Un manquement compte pendant {months, plural, one {# mois} other {# mois}}. Plus ils sont nombreux, plus les suites sont lourdes. Faire reprendre par la banque le paiement d’une séance qui a eu lieu est aussi un manquement.',
  'conduct.strike': 'Manquement',
  'conduct.leads_to': 'Ce qui s’ensuit',
  'conduct.ladder_no_show': 'Un mentor manque une séance',
  'conduct.ladder_paying_outside': 'Paiement hors d’Abroad Mentors',
  'conduct.late_text':
    'Une annulation par un mentor est tardive moins de {hours, plural, one {# heure} other {# heures}} avant le début. {count, plural, other {# annulations tardives}} comptent comme une séance manquée.',
  'conduct.safety_text':
    'Si quelqu’un est en danger, nous agissons dès le premier manquement et pouvons suspendre ou fermer un compte.',
  'conduct.close_text':
    'Nous fermons le compte d’un mentor {days} jours après lui avoir dit pourquoi, pour qu’il puisse finir ce qui est réservé. Il n’est fermé tout de suite qu’en cas d’infractions répétées, si une loi nous y oblige ou pour un motif urgent prévu par la loi.',
  'conduct.other_text':
    'Pour le reste, nous choisissons la mesure la plus légère qui suffit : une remarque, un avertissement, le retrait du texte, un profil masqué un temps, un compte suspendu ou fermé.',
  'conduct.step_warn': 'Un avertissement',
  'conduct.step_hide_checklist': 'Le profil est masqué jusqu’à une nouvelle lecture de la liste de contrôle',
  'conduct.step_hide_days': 'Le profil est masqué pendant {days, plural, one {# jour} other {# jours}}',
  'conduct.step_suspend_days': 'Le compte est suspendu pendant {days, plural, one {# jour} other {# jours}}',
  'conduct.step_close': 'Le compte est fermé après confirmation par une personne',
  'conduct.decide_title': 'Comment nous décidons',
  'conduct.decide_due':
    'Une personne de notre équipe examine chaque signalement : sous 24 heures si quelqu’un est peut-être en danger, sous 3 jours sinon.',
  'conduct.decide_automatic':
    'Certaines choses se font automatiquement. Ce que {count} personnes indépendantes signalent en {hours} heures est masqué jusqu’à notre examen, et plusieurs comptes derrière une même connexion Internet comptent pour une personne. Après un signalement de danger ou d’enfant en danger, personne ne peut écrire dans cette conversation jusqu’à notre examen. Le même message envoyé à une quatrième personne en un jour attend une vérification. De plus, les séances manquées masquent le profil d’un mentor comme l’indique le tableau.',
  'conduct.decide_signals':
    'Certaines choses attendent seulement que quelqu’un les vérifie. Après plusieurs cartes refusées, les paiements sont suspendus une heure. Un virement attend si le mentor et l’étudiant ont en commun une carte, un navigateur ou un compte bancaire. Un nouveau mentor dont la photo est sur un autre compte ne peut pas être réservé contre paiement avant une preuve ou une vérification. De nombreuses premières séances gratuites le même jour ne comptent pas dans la note.',
  'conduct.decide_statement':
    'Si nous agissons, vous recevez un exposé des motifs : ce que nous avons décidé, pourquoi, pour combien de temps et ce que vous pouvez faire.',
  'conduct.decide_staff': 'Personne ne décide de son propre cas ni de ses propres réservations.',
  'conduct.appeal_title': 'Si vous n’êtes pas d’accord',
  'conduct.appeal_text':
    'Vous pouvez faire appel de chaque décision une fois, pendant 6 mois, même si votre compte est suspendu. Si possible, une autre personne la réexamine. Nous visons une réponse sous 14 jours. Si nous nous sommes trompés, la décision est annulée et son manquement ne compte plus.',
  'conduct.report_title': 'Comment signaler',
  'conduct.report_text':
    'Appuyez sur Signaler sur un profil, un service, un avis, une réservation, une conversation ou un message. Pour ce que tout le monde peut voir, aucun compte n’est nécessaire. Nous confirmons chaque signalement et vous disons la suite donnée. Nous ne disons jamais qui a signalé.',
  'conduct.more': 'À quelle fréquence cela arrive : <link>Transparence</link>.',
};
