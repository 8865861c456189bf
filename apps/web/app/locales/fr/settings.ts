export default {
  'settings.title': 'Réglages',
  'settings.loading': 'Chargement de vos réglages',
  'settings.save': 'Enregistrer',
  'settings.saving': 'Enregistrement…',
  'settings.saved': 'Enregistré',
  'settings.discard': 'Abandonner',
  'settings.unsaved': 'Pas encore enregistré',

  'settings.account': 'Nom et lien',
  'settings.slug': 'Votre lien',
  'settings.slug_hint': 'Vos pages se trouvent sous {address}.',
  'settings.slug_checking': 'Vérification de l’adresse…',
  'settings.slug_free': 'Elle est libre.',
  'settings.slug_taken': 'Cette adresse est prise. Choisissez-en une autre.',
  'settings.slug_old':
    'Les liens vers «\u00a0{old}\u00a0» mènent à vous jusqu’à ce que vous ayez changé de lien trois fois encore. Vous pouvez en changer trois fois en 30 jours.',
  'settings.email': 'E-mail',
  'settings.email_none': 'Aucune adresse confirmée',
  'settings.email_hint': 'Elle vient de votre fournisseur de connexion. Modifiez-la chez lui, puis reconnectez-vous.',

  'settings.language_zone': 'Langue et fuseau horaire',
  'settings.language': 'Langue',
  'settings.language_hint': 'De ces pages et de nos e-mails.',
  'settings.zone': 'Fuseau horaire',
  'settings.zone_detected': 'C’est celui de cet appareil. Enregistrez-le, et nos e-mails le suivront aussi.',
  'settings.zone_hint':
    'Les e-mails et les heures de ce site l’utilisent. Vos horaires gardent le fuseau de leur planning.',

  'settings.emails': 'E-mails',
  'settings.bounce_title': 'Les e-mails envoyés à {email} nous reviennent',
  'settings.bounce_text':
    'Ils n’y sont plus acceptés (constaté : {moment}). En attendant, nous ne vous écrivons que ce que fait l’autre personne de vos réservations. L’adresse est celle de votre connexion : changez-la là-bas, ou demandez un nouvel essai.',
  'settings.bounce_retry': 'Réessayer',
  'settings.emails_to': 'À {email}',
  'settings.emails_always': 'Ce que fait l’autre personne vous parvient toujours : réservé, accepté, annulé.',
  'settings.own_actions': 'Une copie de ce que je fais moi-même',
  'settings.own_actions_hint': 'Avec le fichier d’agenda. Il est aussi dans vos réservations.',
  'settings.reminders': 'Rappels, 24 heures et 1 heure avant une séance',
  'settings.saved_searches': 'Les nouveaux mentors de mes recherches enregistrées',

  'settings.data': 'Vos données',
  'settings.data_text':
    'Tout ce que nous conservons sur vous dans un fichier ZIP : compte, profils, services, horaires, réservations, e-mails et images.',
  'settings.download': 'Télécharger vos données',
  'settings.preparing': 'Préparation…',
  'settings.downloading': 'Téléchargement…',
  'settings.downloaded': '{size} ko téléchargés. Regardez dans vos téléchargements.',
  'settings.download_later':
    'C’est assez pour l’instant. Vous pourrez télécharger de nouveau dans {minutes, plural, one {une minute} other {# minutes}}.',

  'settings.feed': 'Vos séances dans votre agenda',
  'settings.feed_text':
    'Tout agenda abonné à votre adresse privée affiche vos séances et suit les changements de lui-même.',
  'settings.feed_show': 'Afficher mon adresse',
  'settings.feed_fetching': 'Un instant…',
  'settings.feed_address': 'Adresse privée',
  'settings.feed_secret': 'Toute personne qui l’a peut voir vos séances. Ne la partagez pas.',
  'settings.feed_copy': 'Copier',
  'settings.feed_copied': 'Copiée',
  'settings.feed_not_copied': 'Copie impossible. Sélectionnez l’adresse et copiez-la à la main.',
  'settings.feed_open': 'Ouvrir dans mon agenda',
  'settings.feed_rotate': 'Créer une nouvelle adresse…',
  'settings.feed_rotate_title': 'Créer une nouvelle adresse\u00a0?',
  'settings.feed_rotate_text':
    'L’ancienne ne mène plus nulle part\u00a0: les agendas qui l’utilisent n’affichent plus vos séances tant que vous ne leur donnez pas la nouvelle.',
  'settings.feed_rotate_now': 'Créer une nouvelle adresse',
  'settings.feed_rotating': 'Création…',
  'settings.feed_keep': 'Garder l’ancienne',
  'settings.feed_new': 'Voici votre nouvelle adresse',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'Pour qui développe : un de vos serveurs apprend ce qui arrive à vos réservations.',

  'settings.sessions': 'Sessions ouvertes',
  'settings.sessions_text': 'Se déconnecter partout y met fin sur vos autres appareils aussi, en quelques minutes.',
  'settings.sessions_text_here': 'Sur cet appareil.',
  'settings.sign_out': 'Se déconnecter',
  'settings.signing_out': 'Déconnexion…',
  'settings.sign_out_everywhere': 'Se déconnecter partout',

  'settings.delete': 'Supprimer le compte',
  'settings.delete_text': 'C’est définitif. Vous verrez ce que cela implique avant que quoi que ce soit ne se passe.',
  'settings.delete_open': 'Supprimer mon compte…',
  'settings.delete_title': 'Supprimer votre compte ?',
  'settings.delete_close': 'Garder mon compte',
  'settings.delete_counting': 'Calcul des conséquences…',
  'settings.delete_upcoming':
    '{count, plural, one {# séance ou demande à venir est annulée, et l’autre personne est prévenue.} other {# séances et demandes à venir sont annulées, et les autres personnes sont prévenues.}}',
  'settings.delete_sides': '{mentor} comme mentor, {prospect} comme étudiant.',
  'settings.delete_no_upcoming': 'Vous n’avez aucune séance à venir : personne ne vous attend.',
  'settings.delete_paid_to_me': 'Ce que les étudiants vous ont payé leur est remboursé : {refund}.',
  'settings.delete_paid_whole': 'Tout ce que vous avez payé vous est remboursé : {refund}.',
  'settings.delete_paid_part': 'Des {paid} que vous avez payés, {refund} vous sont remboursés.',
  'settings.delete_paid_lost': 'Rien des {paid} que vous avez payés ne vous est remboursé.',
  'settings.delete_mentor_profile':
    'Votre profil de mentor disparaît, avec {count, plural, =0 {aucun service} one {# service} other {# services}} et vos horaires.',
  'settings.delete_earned':
    'La suppression du compte ne change rien à ce que vous avez gagné. Téléchargez d’abord vos revenus, car vous ne les verrez plus ensuite.',
  'settings.delete_prospect_profile': 'Votre profil d’étudiant disparaît.',
  'settings.delete_past':
    '{count, plural, one {# séance passée reste chez l’autre personne, comme séance avec une personne supprimée.} other {# séances passées restent chez les autres personnes, comme séances avec une personne supprimée.}}',
  'settings.delete_rest':
    'Votre nom, votre e-mail, vos images et les e-mails que nous vous avons envoyés disparaissent. Vos liens ne mènent plus nulle part.',
  'settings.delete_provider':
    'Votre moyen de connexion reste chez le fournisseur de connexion. Avec lui, vous pourrez repartir de zéro.',
  'settings.delete_confirm': 'Saisissez « {slug} » pour confirmer',
  'settings.delete_now': 'Supprimer définitivement',
  'settings.deleting': 'Suppression…',
  'settings.farewell': 'Votre compte n’existe plus. Merci du temps passé ici, et bon voyage.',

  'settings.suspended_title': 'Votre compte est suspendu',
  'settings.suspended_reason': 'Pourquoi',
  'settings.suspended_text':
    'Personne ne trouve vos pages, et vous ne pouvez rien réserver ni modifier pour l’instant. Les séances confirmées ont toujours lieu : vous pouvez y participer ou les annuler. Vous pouvez aussi télécharger vos données.',
  'settings.suspended_sessions': 'Voir vos séances',
  'settings.suspended_write': 'Nous écrire',
  'settings.suspended_address': 'Si vous pensez que c’est une erreur, écrivez à {address}.',

  'settings.currency': 'Votre devise',
  'settings.currency_text':
    'À côté d’un prix dans une autre devise, vous voyez à peu près ce qu’il représente dans la vôtre, aux taux du {date}. Vous payez toujours dans la devise du prix.',
  'settings.currency_field': 'Afficher les prix en',
  'settings.currency_hint': 'Ce choix reste dans ce navigateur.',
  'settings.currency_choose': 'Choisissez une devise',
};
