export default {
  'settings.title': 'Paramètres',
  'settings.loading': 'Chargement de vos paramètres',
  'settings.save': 'Enregistrer',
  'settings.saving': 'Enregistrement…',
  'settings.saved': 'Enregistré',
  'settings.discard': 'Abandonner',
  'settings.unsaved': 'Modifications non enregistrées',

  'settings.account': 'Nom et lien',
  'settings.slug': 'Nom du lien',
  'settings.slug_hint': 'Vos pages : {address}',
  'settings.slug_checking': 'Vérification de la disponibilité…',
  'settings.slug_free': 'Ce lien est disponible.',
  'settings.slug_taken': 'Ce lien est pris. Choisissez-en un autre.',
  'settings.slug_old':
    'Les liens vers « \u00a0{old}\u00a0 » mènent à vous jusqu’à ce que vous ayez changé de lien trois fois encore. Vous pouvez en changer trois fois en 30 jours.',
  'settings.email': 'E-mail',
  'settings.email_none': 'Aucune adresse e-mail vérifiée',
  'settings.email_hint': 'Elle vient de votre fournisseur de connexion. Modifiez-la chez lui, puis reconnectez-vous.',

  'settings.language_zone': 'Langue et fuseau horaire',
  'settings.language': 'Langue',
  'settings.language_hint': 'Pour ces pages et nos e-mails.',
  'settings.zone': 'Fuseau horaire',
  'settings.zone_detected':
    'C’est le fuseau horaire de votre appareil. Enregistrez-le pour l’utiliser aussi dans les e-mails.',
  'settings.zone_hint':
    'Utilisé pour les e-mails et les heures de ce site. Vos plannings gardent leur propre fuseau horaire.',

  'settings.emails': 'E-mails',
  'settings.bounce_title': 'Nos e-mails n’arrivent pas à {email}',
  'settings.bounce_text':
    'Les e-mails sont refusés depuis : {moment}. D’ici là, nous ne vous écrivons que lorsque l’autre personne modifie une réservation. Changez d’adresse auprès de votre fournisseur de connexion, ou réessayez.',
  'settings.bounce_retry': 'Réessayer',
  'settings.emails_to': 'À {email}',
  'settings.emails_always': 'Vous recevez toujours un e-mail quand l’autre personne réserve, accepte ou annule.',
  'settings.own_actions': 'Copies de vos propres actions',
  'settings.own_actions_hint':
    'Ces e-mails contiennent le fichier d’agenda. Vous pouvez aussi le télécharger dans vos réservations.',
  'settings.reminders': 'Rappels, 24 heures et 1 heure avant une séance',

  'settings.data': 'Vos données',
  'settings.data_text':
    'Ce que nous conservons sur vous dans un fichier ZIP : compte, profils, services, disponibilités, réservations, messages, avis, versements, signalements, e-mails, photo et fichiers.',
  'settings.download': 'Télécharger vos données',
  'settings.preparing': 'Préparation de vos données…',
  'settings.downloading': 'Téléchargement…',
  'settings.downloaded': 'Données téléchargées ({size} ko).',
  'settings.download_later':
    'Vous pourrez les télécharger de nouveau dans {minutes, plural, one {une minute} other {# minutes}}.',

  'settings.feed': 'Flux d’agenda',
  'settings.feed_text':
    'Ajoutez ce lien privé à votre agenda pour y voir vos séances. Les changements apparaissent tout seuls.',
  'settings.feed_show': 'Afficher le lien',
  'settings.feed_fetching': 'Chargement…',
  'settings.feed_address': 'Lien privé',
  'settings.feed_secret': 'Toute personne qui l’a peut voir vos séances. Ne le partagez pas.',
  'settings.feed_copy': 'Copier',
  'settings.feed_copied': 'Copiée',
  'settings.feed_not_copied': 'Copie impossible. Sélectionnez le lien et copiez-le vous-même.',
  'settings.feed_open': 'Ouvrir dans l’agenda',
  'settings.feed_rotate': 'Remplacer le lien',
  'settings.feed_rotate_title': 'Remplacer votre lien privé ?',
  'settings.feed_rotate_text':
    'Le lien actuel cesse de fonctionner tout de suite. Les agendas qui l’utilisent n’afficheront plus vos séances tant que vous n’ajoutez pas le nouveau.',
  'settings.feed_rotate_now': 'Remplacer le lien',
  'settings.feed_rotating': 'Remplacement…',
  'settings.feed_keep': 'Garder le lien actuel',
  'settings.feed_new': 'Voici votre nouveau lien',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'Pour les développeurs : votre serveur reçoit une requête quand une réservation change.',
  'settings.api_keys': 'Clés d’API',
  'settings.api_keys_text': 'Pour les développeurs\u00a0: votre programme peut utiliser l’API avec une clé.',

  'settings.blocked': 'Personnes bloquées',
  'settings.blocked_text':
    'Vous ne pouvez ni vous écrire ni réserver, et ne vous trouvez pas dans la recherche. Ces personnes n’en sont pas informées.',
  'settings.blocked_none': 'Vous n’avez bloqué personne. Vous pouvez bloquer une personne depuis votre conversation.',
  'settings.blocked_loading': 'Chargement des personnes bloquées…',
  'settings.blocked_more': 'Afficher plus de personnes',
  'settings.unblocked': 'Vous avez débloqué {name}.',
  'settings.sessions': 'Appareils',
  'settings.sessions_text':
    'Se déconnecter partout vous déconnecte aussi de vos autres appareils, en quelques minutes.',
  'settings.sessions_text_here': 'Votre session est ouverte sur cet appareil.',
  'settings.sign_out': 'Se déconnecter',
  'settings.signing_out': 'Déconnexion…',
  'settings.sign_out_everywhere': 'Se déconnecter partout',

  'settings.delete': 'Supprimer le compte',
  'settings.delete_text': 'C’est définitif. Nous vous montrerons ce qui sera supprimé avant que vous décidiez.',
  'settings.delete_open': 'Supprimer le compte',
  'settings.delete_title': 'Supprimer votre compte ?',
  'settings.delete_close': 'Garder le compte',
  'settings.delete_counting': 'Vérification de vos réservations…',
  'settings.delete_upcoming':
    '{count, plural, one {Nous annulerons # séance ou demande à venir et préviendrons l’autre personne.} other {Nous annulerons # séances et demandes à venir et préviendrons les autres personnes.}}',
  'settings.delete_sides': '{mentor} comme mentor, {prospect} comme étudiant.',
  'settings.delete_no_upcoming': 'Vous n’avez aucune séance à venir.',
  'settings.delete_reportable':
    '{count, plural, one {Vous pouvez encore signaler l’absence de l’autre personne à # séance passée. Faites-le avant, car ce ne sera plus possible ensuite.} other {Vous pouvez encore signaler l’absence de l’autre personne à # séances passées. Faites-le avant, car ce ne sera plus possible ensuite.}}',
  'settings.delete_paid_to_me': 'Les étudiants qui vous ont payé ces séances seront remboursés : {refund}.',
  'settings.delete_paid_whole': 'Ces séances vous seront remboursées intégralement : {refund}.',
  'settings.delete_paid_part': 'Sur les {paid} payés, {refund} vous seront remboursés.',
  'settings.delete_paid_lost': 'Les {paid} payés ne seront pas remboursés.',
  'settings.delete_mentor_profile':
    '{count, plural, =0 {Votre profil de mentor et vos disponibilités seront supprimés.} one {Votre profil de mentor, vos disponibilités et # service seront supprimés.} other {Votre profil de mentor, vos disponibilités et # services seront supprimés.}}',
  'settings.delete_owed_sent':
    'Nous vous verserons encore {amount} au plus tard le {day}, sur le compte de versement que vous avez configuré.',
  'settings.delete_owed_kept':
    'Nous vous devons {amount}. Faites-vous verser cette somme avant de supprimer votre compte, ou écrivez-nous dans les 24 mois pour la demander.',
  'settings.delete_owed_debt':
    'Vous avez gagné {earned}. {debt} en sont déduits pour des séances remboursées après votre virement.',
  'settings.delete_owed_pending':
    '{pending} de plus concernent des séances passées dont l’argent n’est pas encore acquis. Cette somme vous reviendra aussi, sauf si une absence est signalée ou une séance remboursée.',
  'settings.delete_earned':
    'La suppression du compte ne change rien à ce que vous avez gagné. Téléchargez d’abord vos revenus, car vous ne les verrez plus ensuite.',
  'settings.delete_prospect_profile': 'Votre profil étudiant sera supprimé.',
  'settings.delete_past':
    '{count, plural, one {L’autre personne gardera # séance passée, sans votre nom.} other {Les autres personnes garderont # séances passées, sans votre nom.}}',
  'settings.delete_rest':
    'Nous supprimerons votre nom, votre e-mail, vos photos et les e-mails que nous vous avons envoyés. Vos liens cesseront de fonctionner.',
  'settings.delete_provider':
    'Votre moyen de connexion reste chez votre fournisseur. Vous pourrez créer un nouveau compte avec lui.',
  'settings.delete_confirm': 'Saisissez « {slug} » pour confirmer',
  'settings.delete_now': 'Supprimer le compte',
  'settings.deleting': 'Suppression…',
  'settings.farewell': 'Votre compte est supprimé. Merci de votre passage, et bon voyage.',

  'settings.suspended_title': 'Votre compte est suspendu',
  'settings.suspended_reason': 'Motif',
  'settings.suspended_text':
    'Personne ne peut trouver vos pages, et vous ne pouvez rien réserver ni modifier pour l’instant. Les séances confirmées ont toujours lieu, et vous pouvez les rejoindre ou les annuler. Vous pouvez aussi télécharger vos données.',
  'settings.suspended_sessions': 'Voir vos séances',
  'settings.suspended_write': 'Nous contacter',
  'settings.suspended_address': 'Si vous pensez que c’est une erreur, écrivez à {address}.',

  'settings.currency': 'Votre devise',
  'settings.currency_text':
    'Les prix dans d’autres devises sont accompagnés d’un montant approximatif dans la vôtre, aux taux du {date}. Vous payez toujours dans la devise du prix.',
  'settings.currency_field': 'Afficher les prix en',
  'settings.currency_hint': 'Enregistré dans ce navigateur.',
  'settings.currency_choose': 'Choisissez une devise',
};
