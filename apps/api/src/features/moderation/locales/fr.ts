import type { ModerationWords } from './words.ts';

export const fr: ModerationWords = {
  about: {
    mentor_profile: 'Cette décision concerne votre profil de mentor.',
    prospect_profile: 'Cette décision concerne votre profil étudiant.',
    service: 'Cette décision concerne l’un de vos services.',
    review: 'Cette décision concerne un avis que vous avez écrit.',
    booking: 'Cette décision concerne l’une de vos réservations.',
    thread: 'Cette décision concerne ce que vous avez écrit dans une conversation.',
    message: 'Cette décision concerne un message que vous avez écrit.',
    account: 'Cette décision concerne votre compte.',
  },
  note: 'Ceci est une note de notre équipe. Elle n’a pas d’autre conséquence et n’est pas un manquement.',
  warn: 'Ceci est un avertissement. En cas de récidive, nous irons plus loin.',
  remove: {
    service: 'Votre service n’est plus affiché et ne peut plus être réservé. Les séances déjà réservées ont lieu.',
    review: 'Votre avis n’est plus affiché et ne compte plus dans la note.',
    message: 'Votre message est retiré. L’autre personne ne le voit plus.',
  },
  restore: 'Ce que nous avions retiré ou masqué est de nouveau affiché.',
  active_again: 'Votre compte est de nouveau actif.',
  undone: (date) =>
    `Nous revenons sur notre décision du ${date}. Ses effets prennent fin et son manquement ne compte plus.`,
  mask: (fields) => `Nous avons retiré ces textes\u00a0: ${fields}.`,
  fields: {
    headline: 'titre',
    about: 'présentation',
    why_study_abroad: 'pourquoi étudier à l’étranger',
    career_aspirations: 'projets professionnels',
    topics_can_discuss: 'sujets abordés',
    description: 'description',
    message: 'message',
  },
  hide_until: (date) =>
    `Votre profil de mentor est masqué jusqu’au ${date}. D’ici là, on ne peut ni le trouver ni réserver. Les séances déjà réservées ont lieu.`,
  hide_open:
    'Votre profil de mentor est masqué jusqu’à nouvel ordre. On ne peut ni le trouver ni réserver. Les séances déjà réservées ont lieu.',
  hide_until_read:
    'Votre profil de mentor est masqué tant que vous n’avez pas lu la liste de contrôle des séances. D’ici là, on ne peut ni le trouver ni réserver. Les séances déjà réservées ont lieu.',
  suspend_until: (date) => `Votre compte est suspendu jusqu’au ${date}.`,
  suspend_open: 'Votre compte est suspendu jusqu’à nouvel ordre.',
  sessions_stay: 'Les séances confirmées ont toujours lieu\u00a0: vous pouvez les rejoindre ou les annuler.',
  sessions_end: 'Vos séances à venir sont annulées.',
  sessions_some:
    'Certaines de vos séances à venir sont annulées. Les autres ont toujours lieu\u00a0: vous pouvez les rejoindre ou les annuler.',
  revoke_proof: 'Les preuves de vos études ne comptent plus et votre profil ne les affiche plus.',
  hold_until: (date) =>
    `Vos gains ne vous seront pas versés avant le ${date}. L’argent reste à vous et vous pouvez continuer à donner des séances.`,
  hold_open:
    'Vos gains ne vous seront pas versés jusqu’à nouvel ordre. L’argent reste à vous et vous pouvez continuer à donner des séances.',
  limit_until: (date) =>
    `Vous ne pouvez pas envoyer de messages jusqu’au ${date}. Vous pouvez toujours les lire. Les séances déjà réservées ont lieu.`,
  limit_open:
    'Vous ne pouvez pas envoyer de messages jusqu’à nouvel ordre. Vous pouvez toujours les lire. Les séances déjà réservées ont lieu.',
  freeze:
    'Personne ne peut écrire dans la conversation tant que nous ne l’avons pas examinée. Les séances déjà réservées ont lieu.',
  refund_booking: 'Le paiement de la séance est remboursé en totalité.',
  close_account:
    'Votre compte est fermé et vos séances à venir sont annulées. Vous pouvez encore vous connecter pour télécharger vos données et faire appel.',
  close_on: (date) =>
    `Votre compte ferme à cette date\u00a0: ${date}. Jusque-là, rien ne change et vous pouvez donner les séances prévues avant ce jour. Ce jour-là, les séances encore à venir sont annulées. Vous pourrez encore vous connecter pour télécharger vos données et faire appel.`,
  close_at_once: {
    repeated_breach:
      'Il n’y a pas de préavis de 30\u00a0jours, car vous avez enfreint nos règles à plusieurs reprises.',
    legal_duty: 'Il n’y a pas de préavis de 30\u00a0jours, car une loi nous y oblige.',
    urgent_reason: 'Il n’y a pas de préavis de 30\u00a0jours, car la loi nous donne un motif urgent.',
  },
  scope: 'Cela vaut partout sur Abroad Mentors.',
  facts: (text) => `Ce que nous avons constaté\u00a0: ${text}`,
  rule: (rule) => `La règle enfreinte\u00a0: ${rule}.`,
  rules: {
    safety: 'Les menaces, la violence et tout ce qui met quelqu’un en danger',
    harassment: 'Les insultes, les pressions et les contacts dont l’autre personne ne veut pas',
    minor_at_risk: 'Tout ce qui nuit à un enfant ou le met en danger',
    scam: 'Tromper des gens pour leur argent ou leurs données, et vendre des admissions, visas ou bourses',
    paying_outside: 'Demander ou proposer un paiement hors d’Abroad Mentors',
    fake_profile: 'Se faire passer pour quelqu’un d’autre, ou indiquer des études et emplois inventés',
    fake_review: 'Les avis achetés, échangés ou inventés',
    hate: 'Le mépris pour l’origine, la religion, le genre, la sexualité, le handicap ou l’âge',
    sexual: 'Les contenus sexuels et les avances sexuelles',
    privacy: 'Partager les données personnelles de quelqu’un sans son accord',
    copyright: 'Les textes, photos et documents qui appartiennent à quelqu’un d’autre',
    spam: 'La publicité, et le même texte répété sans cesse',
    other_illegal: 'Tout ce qui est contraire à la loi',
    other: 'Tout ce qui nuit à d’autres personnes ici',
    no_show: 'Manquer une séance confirmée, ou l’annuler tardivement',
  },
  reported: 'Nous avons examiné ceci à la suite d’un signalement.',
  noticed: 'Personne ne l’a signalé\u00a0: nous l’avons examiné de notre propre initiative.',
  by_person: 'Une personne a pris cette décision, pas un logiciel.',
  by_itself: 'Cette décision a été prise automatiquement, selon une règle fixe et sans intervention humaine.',
  strike: (date) => `C’est un manquement. Il compte jusqu’au ${date}.`,
  redress: (date) =>
    `Si vous n’êtes pas d’accord, vous pouvez faire appel une fois, jusqu’au ${date}, sur la page de cette décision. Une autre personne décide, s’il y en a une. C’est gratuit. Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges ou un tribunal.`,
  many_reports: 'Au moins trois personnes l’ont signalé indépendamment en 24\u00a0heures.',
  in_danger: 'Le signalement indique que quelqu’un est peut-être en danger.',
  missed: (date, count) =>
    `Vous avez manqué une séance confirmée le ${date}. Séances manquées en 12\u00a0mois\u00a0: ${count}.`,
  cancelled_late: (count) =>
    `Vous avez annulé trois séances moins de 24\u00a0heures avant le début, ce qui compte comme une séance manquée. Séances manquées en 12\u00a0mois\u00a0: ${count}.`,
  domain_abused: (domain) =>
    `Des adresses e-mail du domaine ${domain} ont été utilisées abusivement\u00a0: les preuves qui en viennent ne comptent plus. Personne ne dit que vous avez mal agi. Vous pouvez prouver vos études autrement.`,
  no_longer_named: (university) =>
    `${university} ne vous nomme plus\u00a0: la preuve qui en venait ne compte plus. Personne ne dit que vous avez mal agi. Vous pouvez prouver vos études autrement.`,
  presets: {
    contact_outside: 'Vous avez demandé à quelqu’un d’organiser ou de payer des séances hors d’Abroad Mentors.',
    offensive: 'Vos propos insultent ou menacent d’autres personnes.',
    false_claims: 'Votre profil mentionne des études, des emplois ou des résultats inexacts.',
    fake_review: 'Cet avis ne parle pas d’une séance telle qu’elle a eu lieu, ou il a été récompensé.',
    personal_data: 'Votre texte partage les données personnelles de quelqu’un sans son accord.',
    advertising: 'Votre texte fait la publicité d’autre chose que d’une séance ici.',
    copied: 'Le texte ou l’image appartient à quelqu’un d’autre.',
    missed_sessions: 'Vous avez manqué des séances confirmées, ou les avez annulées tardivement.',
  },
};
