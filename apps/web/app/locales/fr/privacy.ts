export default {
  'privacy.intro':
    'Abroad Mentors met en relation des étudiants et des personnes qui ont étudié à l’étranger. Pour cela, nous conservons une partie de ce que vous nous confiez. Cette page explique ce que nous conservons, pourquoi, combien de temps, qui le voit et ce que vous pouvez faire.',

  'privacy.kept_title': 'Ce que nous conservons, et pourquoi',
  'privacy.kept_account':
    'Votre nom, votre adresse e-mail et votre moyen de connexion, pour que votre compte soit bien le vôtre. Le fournisseur d’identité conserve votre mot de passe. Nous ne le voyons jamais.',
  'privacy.kept_profile':
    'Ce que vous écrivez dans votre profil : origine, études, travail, sujets, langues, projets, photo et fuseau horaire. Mentors et étudiants s’en servent pour se trouver et se préparer.',
  'privacy.kept_bookings':
    'Vos réservations : avec qui, quand, quel service, ce que vous avez écrit à l’autre personne et leur issue. Pour les séances payantes, aussi ce qui a été payé et remboursé.',
  'privacy.kept_messages':
    'Vos conversations : messages, fichiers, vos réponses par e-mail en entier, et les personnes que vous avez bloquées. Un logiciel cherche des coordonnées dans les messages et les avis et, dans les messages, des offres de paiement ailleurs et des textes envoyés à beaucoup de personnes. Les fichiers peuvent être analysés à la recherche de logiciels malveillants.',
  'privacy.kept_reviews': 'Vos avis et réponses sur les séances, et vos mots à l’autre personne.',
  'privacy.kept_sessions':
    'Quand vous avez appuyé sur Rejoindre pour une séance. Si quelqu’un signale que l’autre n’est pas venu : ce que les deux en disent, et leurs documents, chiffrés.',
  'privacy.kept_trading':
    'Si vous êtes mentor : si vous exercez en tant que professionnel et, dans ce cas, le nom, l’adresse postale, l’e-mail, le téléphone, le numéro d’immatriculation et le numéro de TVA de l’entreprise, visibles par tous. Pour les versements, le compte, le montant et la date. Les coordonnées bancaires que vous nous donnez sont chiffrées.',
  'privacy.kept_withdrawal':
    'Si vous vous rétractez d’un contrat : le nom et l’adresse e-mail indiqués, et la date. Si vous avez demandé une séance dans les 14 jours, cela aussi.',
  'privacy.kept_acceptance':
    'Quelle version de quelles conditions vous avez acceptée, quand et depuis quelle adresse réseau. C’est notre preuve de votre accord.',
  'privacy.kept_mail': 'Les e-mails que nous vous avons envoyés.',
  'privacy.kept_calendars':
    'Si vous connectez un agenda : votre compte chez ce service, notre accès, chiffré, et les moments où vous êtes occupé. Nous ne conservons pas le contenu de vos événements.',
  'privacy.kept_more':
    'Vos paramètres, notifications et recherches enregistrées. Si vous en utilisez, aussi les clés d’API, sous forme d’empreintes brouillées, et les webhooks avec ce que nous leur avons envoyé.',
  'privacy.kept_push':
    'Si vous activez les notifications à l’écran : l’adresse que l’éditeur de votre navigateur leur attribue, et le nom du navigateur, jusqu’à ce que vous les désactiviez ou vous déconnectiez. Ce que nous y envoyons est chiffré et seul votre navigateur peut le lire.',
  'privacy.kept_signals':
    'Le navigateur, le réseau et la carte de paiement que vous utilisez, et le nom du compte bancaire pour les virements, sous forme d’empreintes brouillées et irréversibles. Nous les comparons entre un mentor et ses étudiants, pour repérer les avis sur soi-même et les séances payées à soi-même.',
  'privacy.kept_sign_ins':
    'La date de chaque connexion, pour que vous et notre équipe puissiez voir qui a utilisé un compte.',
  'privacy.kept_fraud':
    'Ce qui ressemble à une fraude : cartes refusées, paiements repris par une banque, photo présente sur un autre compte (nous comparons l’aspect des photos) et ce que les empreintes révèlent. La suite est décidée par des personnes.',
  'privacy.kept_proofs':
    'Ce qui prouve vos études : une adresse universitaire, sous forme d’empreinte brouillée et irréversible, et des documents chiffrés que seule notre équipe voit.',
  'privacy.kept_reports':
    'Vos signalements : ce que vous avez écrit, votre nom et votre adresse e-mail si vous les avez donnés, et votre adresse réseau sous forme d’empreinte brouillée.',
  'privacy.kept_decisions':
    'Ce que notre équipe a décidé à votre sujet ou sur ce que vous avez signalé : les motifs, des copies des textes en cause, les manquements et les appels.',
  'privacy.kept_technical':
    'Les journaux de nos serveurs sur les requêtes et les erreurs. Ils indiquent la page demandée et désignent les requêtes et les comptes par des numéros. Nous n’y notons ni adresses e-mail, ni adresses réseau, ni messages, ni rien de ce que vous saisissez.',

  'privacy.basis_title': 'Notre base légale',
  'privacy.basis_contract':
    'La plupart de ces données servent à faire ce que vous nous demandez : afficher votre profil, faire une réservation, envoyer une invitation ou encaisser un paiement.',
  'privacy.basis_interest':
    'Protéger le site des abus et corriger ses défauts est notre intérêt légitime, et le vôtre.',
  'privacy.basis_consent':
    'Vous choisissez de donner ou non ce qui est facultatif dans un profil, et vous pouvez le retirer.',
  'privacy.basis_law': 'La loi nous oblige à garder une trace des paiements.',

  'privacy.seen_title': 'Qui voit quoi',
  'privacy.seen_mentor': 'Le profil d’un mentor est public, et les moteurs de recherche peuvent l’afficher.',
  'privacy.seen_prospect':
    'Un mentor peut voir le profil d’un étudiant tant que sa demande attend, puis dès qu’une séance est confirmée entre eux. L’étudiant peut y choisir d’être seul à le voir, ou que tout le monde le voie.',
  'privacy.seen_email':
    'Nous ne montrons l’adresse e-mail de votre compte qu’à l’autre personne d’une réservation confirmée. Seule notre équipe peut en rechercher une.',
  'privacy.seen_team':
    'Notre équipe voit ce qu’il lui faut pour aider, décider et payer. Elle lit des messages s’ils ont été signalés, s’ils semblent enfreindre nos règles ou s’ils éclairent une séance manquée. Chaque consultation de textes ou de documents est enregistrée.',
  'privacy.seen_providers':
    'Les services qui travaillent pour nous reçoivent ce qu’il leur faut et rien de plus : le fournisseur d’identité, le service d’e-mail, le service de paiement, le service qui stocke vos fichiers, et un agenda si vous en connectez un.',
  'privacy.seen_bank':
    'Si vous contestez un paiement par carte après une séance, la banque reçoit votre nom, votre adresse e-mail, la réservation et vos messages au mentor, pour montrer que la séance a eu lieu.',
  'privacy.seen_nobody': 'Nous ne vendons pas vos données, et il n’y a ici ni publicité ni pistage.',

  'privacy.browser_title': 'Ce qui reste dans votre navigateur',
  'privacy.browser_intro':
    'Aucun de nos cookies ne vous suit ailleurs. Ceux-ci gardent le site comme vous l’avez laissé et durent un an au plus :',
  'privacy.browser_id': 'un nombre aléatoire pour ce navigateur, qui nous aide à distinguer l’abus de l’usage normal ;',
  'privacy.browser_choices':
    'votre langue, l’apparence, votre format d’heure, votre fuseau horaire, votre devise, si la carte de la recherche est ouverte et si vous êtes ici côté mentor ou côté étudiant ;',
  'privacy.browser_signed_in':
    'une note indiquant que votre session est ouverte ici et quel profil est le vôtre, pour que la page laisse de la place à votre nom et à ce que vous pouvez modifier.',
  'privacy.browser_storage':
    'Les clés de votre session et ce que vous avez commencé à saisir restent dans le stockage de votre navigateur, jusqu’à la déconnexion ou à l’envoi. Le fournisseur d’identité et, là où vous payez, le service de paiement ont leurs propres cookies.',

  'privacy.time_title': 'Pendant combien de temps',
  'privacy.time_account':
    'Votre compte et votre profil : jusqu’à ce que vous les supprimiez. Ensuite, votre lien reste pris pendant un an, sous forme d’empreinte brouillée.',
  'privacy.time_bookings':
    'Les réservations : jusqu’à ce que vous supprimiez votre compte. Ensuite, elles restent chez l’autre personne et dans nos registres, sans votre nom ni ce que vous avez écrit.',
  'privacy.time_messages':
    'Les conversations : 24 mois après le dernier message et la dernière séance. Si vous supprimez votre compte, l’autre personne garde vos messages, sans votre nom ni vos fichiers.',
  'privacy.time_reviews':
    'Les avis et les mots privés : jusqu’à ce que vous supprimiez votre compte. Les étoiles restent alors, sans votre nom ni vos mots.',
  'privacy.time_mail':
    'Les e-mails que nous vous avons envoyés, et ce que nous avons envoyé aux webhooks : 30 jours. Les notifications : 180 jours.',
  'privacy.time_connected':
    'Les agendas, recherches enregistrées, clés d’API et webhooks : jusqu’à ce que vous les retiriez.',
  'privacy.time_payments': 'Les traces de paiement : aussi longtemps que la loi l’exige, sans votre profil.',
  'privacy.time_signals':
    'Ces empreintes : 90 jours après la dernière utilisation du navigateur, du réseau ou de la carte ; le nom du compte bancaire, tant que le compte est là.',
  'privacy.time_sign_ins': 'Connexions : 90 jours.',
  'privacy.time_fraud':
    'Cartes refusées : un jour. Ce qui ressemblait à une fraude : un an, ou jusqu’à la clôture du cas.',
  'privacy.time_proofs':
    'Documents : jusqu’à 30 jours après notre décision, et 90 jours au plus. L’empreinte d’une adresse universitaire : jusqu’à ce que vous retiriez la preuve. Si nous avons dû la retirer nous-mêmes, nous gardons l’empreinte, sans votre nom, même après la suppression de votre compte.',
  'privacy.time_reports':
    'Les signalements : jusqu’à la suppression de votre compte, ou 6 mois après la clôture du cas si vous avez signalé sans compte.',
  'privacy.time_decisions':
    'Les décisions à votre sujet : jusqu’à ce que vous supprimiez votre compte, puis sans votre nom ni textes. Les copies de textes : jusqu’à 6 mois après la clôture du cas.',
  'privacy.time_technical': 'Les journaux de nos serveurs : le temps de trouver un défaut ou d’arrêter un abus.',

  'privacy.rights_title': 'Ce que vous pouvez faire',
  'privacy.rights_read': 'Voir et corriger ce que nous avons, dans votre profil, à tout moment.',
  'privacy.rights_take':
    'L’emporter. Vos paramètres vous donnent en un seul fichier ce que nous conservons sur vous, sans les clés, les empreintes brouillées et les documents envoyés à notre équipe.',
  'privacy.rights_erase':
    'Tout faire effacer. Supprimer le compte dans vos paramètres annule et rembourse d’abord ce qui est réservé, puis efface vos données.',
  'privacy.rights_object':
    'Vous opposer à un usage, ou nous demander de le suspendre le temps de l’examiner. Écrivez à l’adresse e-mail en bas de chaque page.',
  'privacy.rights_complain': 'Vous plaindre auprès de l’autorité de protection des données de votre lieu de résidence.',

  'privacy.young_title': 'Si vous avez moins de 18 ans',
  'privacy.young':
    'Il faut avoir 16 ans ou plus pour avoir un compte. Si vous avez moins de 18 ans, un parent ou tuteur doit avoir accepté que vous utilisiez Abroad Mentors.',

  'privacy.changes_title': 'Quand cela change',
  'privacy.changes':
    'Les changements importants donnent lieu à une nouvelle version, publiée sur cette page. La version et sa date figurent en haut.',
};
