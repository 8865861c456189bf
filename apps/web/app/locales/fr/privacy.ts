export default {
  'privacy.intro':
    'Abroad Mentors met en relation des étudiants et des personnes qui ont étudié à l’étranger. Pour cela, nous conservons une partie de ce que vous nous confiez. Cette page dit quoi, pourquoi, combien de temps, qui le voit et ce que vous pouvez faire.',

  'privacy.kept_title': 'Ce que nous conservons, et pourquoi',
  'privacy.kept_account':
    'Votre nom, votre adresse e-mail et votre moyen de connexion, pour que votre compte soit bien le vôtre. Le fournisseur d’identité conserve votre mot de passe. Nous ne le voyons jamais.',
  'privacy.kept_profile':
    'Ce que vous écrivez dans votre profil : origine, études, travail, sujets, langues, projets, photo et fuseau horaire. C’est ainsi que mentors et étudiants se trouvent et se préparent.',
  'privacy.kept_bookings':
    'Vos réservations : qui, quand, quel service, ce que vous avez écrit à l’autre personne et ce qui en est advenu. Pour les séances payantes, aussi ce qui a été payé et remboursé.',
  'privacy.kept_acceptance':
    'Quelle version de quelles conditions vous avez acceptée, quand et depuis quelle adresse réseau. C’est notre preuve de votre accord.',
  'privacy.kept_mail': 'Les e-mails que nous vous avons envoyés au sujet de vos réservations.',
  'privacy.kept_technical':
    'Les notes de nos serveurs sur les requêtes et les erreurs. Elles portent un numéro par requête, et ni noms, ni adresses, ni messages.',

  'privacy.basis_title': 'Ce qui nous y autorise',
  'privacy.basis_contract':
    'La plupart de ces données nous servent à faire ce que vous nous demandez : afficher votre profil, faire une réservation, envoyer une invitation, encaisser un paiement.',
  'privacy.basis_interest': 'Protéger le site des abus et réparer ses défauts est notre intérêt légitime, et le vôtre.',
  'privacy.basis_consent': 'Ce qui est facultatif dans un profil, vous le donnez librement et pouvez le retirer.',
  'privacy.basis_law': 'La loi nous oblige à garder une trace des paiements.',

  'privacy.seen_title': 'Qui voit quoi',
  'privacy.seen_mentor': 'Le profil d’un mentor est public, et les moteurs de recherche peuvent l’afficher.',
  'privacy.seen_prospect':
    'Le profil d’un étudiant est visible par les mentors avec qui il a réservé. Il peut y choisir que personne d’autre, ou tout le monde, le voie.',
  'privacy.seen_email':
    'Une adresse e-mail n’est montrée qu’aux deux personnes d’une réservation confirmée. Personne ne peut en rechercher une.',
  'privacy.seen_providers':
    'Les services qui travaillent pour nous reçoivent ce dont leur travail a besoin, et rien de plus : le fournisseur d’identité, le service d’e-mail, le service de paiement, le stockage de vos fichiers, et un agenda si vous en connectez un.',
  'privacy.seen_nobody': 'Nous ne vendons rien à votre sujet, et il n’y a ici ni publicité ni pistage.',

  'privacy.browser_title': 'Ce qui reste dans votre navigateur',
  'privacy.browser_intro':
    'Aucun de nos cookies ne vous suit ailleurs. Ceux-ci permettent de retrouver le site comme vous l’avez laissé et vivent un an au plus :',
  'privacy.browser_id': 'un nombre aléatoire pour ce navigateur, qui nous permet de distinguer l’abus de l’usage ;',
  'privacy.browser_choices':
    'votre langue, vos couleurs, votre format d’heure, votre fuseau horaire et le rôle sous lequel vous êtes ici ;',
  'privacy.browser_signed_in':
    'une note indiquant que votre session est ouverte ici et quel profil est le vôtre, pour que la page laisse de la place à votre nom et à ce que vous pouvez modifier.',
  'privacy.browser_storage':
    'Les clés de votre session et ce que vous avez commencé à saisir restent dans le stockage de votre navigateur, jusqu’à la déconnexion ou à l’envoi.',

  'privacy.time_title': 'Pendant combien de temps',
  'privacy.time_account': 'Votre compte et votre profil : jusqu’à ce que vous les supprimiez.',
  'privacy.time_bookings':
    'Les réservations : tant que l’une des deux personnes a un compte. Si vous supprimez le vôtre, elles restent chez l’autre sans votre nom.',
  'privacy.time_payments': 'Les traces de paiement : aussi longtemps que la loi l’exige, sans votre profil.',
  'privacy.time_technical': 'Les notes de nos serveurs : le temps de trouver un défaut ou d’arrêter un abus.',

  'privacy.rights_title': 'Ce que vous pouvez faire',
  'privacy.rights_read': 'Lire et corriger ce que nous avons : dans votre profil, à tout moment.',
  'privacy.rights_take':
    'Tout emporter : vos réglages vous donnent en un seul fichier tout ce que nous conservons sur vous.',
  'privacy.rights_erase':
    'Tout faire effacer : supprimer le compte dans vos réglages annule et rembourse d’abord ce qui est réservé, puis vous efface.',
  'privacy.rights_object':
    'Vous opposer à un usage, ou demander une pause le temps que nous l’examinions : répondez à n’importe lequel de nos e-mails.',
  'privacy.rights_complain': 'Vous plaindre auprès de l’autorité de protection des données de votre lieu de résidence.',

  'privacy.young_title': 'Si vous êtes jeune',
  'privacy.young':
    'Il faut avoir 16 ans ou plus pour avoir un compte. Si vous avez moins de 18 ans, un parent ou tuteur a accepté que vous utilisiez Abroad Mentors.',

  'privacy.changes_title': 'Quand cela change',
  'privacy.changes':
    'Un changement important vous est annoncé par e-mail avant de s’appliquer. La version et sa date figurent en haut de cette page.',
};
