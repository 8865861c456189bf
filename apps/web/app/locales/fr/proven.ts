export default {
  'proven.affiliation': 'Avait une adresse {domain} · vérifiée en {month}',
  'proven.graduation': 'Diplôme vu · {month}',
  'proven.graduation_at': 'Diplôme vu, {university} · {month}',
  'proven.vouched': 'Études confirmées par {university} · {month}',
  'proven.list': 'Justificatifs de ces études',
  'proven.affiliation_how':
    'Nous avons envoyé un code à une adresse de l’université, et ce code a été saisi ici. Cela prouve l’adresse, pas le diplôme.',
  'proven.graduation_how':
    'Notre équipe a vu un document de ce diplôme et a comparé le nom, l’université et les dates.',
  'proven.vouched_how': 'L’université nous a confirmé ces études.',
  'proven.once': 'Cette vérification a eu lieu une seule fois, à cette date.',
};
