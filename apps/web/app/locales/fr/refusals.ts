import type { Refusals } from '../refusals.ts';

export default {
  PAGE_TOO_DEEP: 'Cette page est trop loin dans la liste. Affinez votre recherche.',
  ACCOUNT_SUSPENDED: 'Ce compte est suspendu. Vous pouvez rejoindre ou annuler vos séances et télécharger vos données.',
  TERMS_NOT_ACCEPTED: 'Vous devez accepter les conditions pour continuer',
  EMAIL_NOT_VERIFIED: 'Confirmez d’abord votre adresse e-mail.',
  PROFILE_NOT_FOUND: 'Profil introuvable',
  PROFILE_PAUSED: 'Ce mentor ne prend pas de réservations pour le moment.',
  INVALID_SLUG: 'Ce lien de profil est incorrect',
  SLUG_TAKEN: 'Ce lien est pris. Choisissez-en un autre.',
  SLUG_CHANGED_OFTEN:
    'Vous avez changé votre lien trois fois en 30 jours. Changez-le plus tard, ou reprenez un ancien lien.',
  ALREADY_EXISTS: 'Vous l’avez déjà.',
  CHANGED_MEANWHILE: 'Ceci a été modifié dans un autre onglet. Vérifiez avant d’enregistrer.',
  SCHEDULE_IN_USE:
    'Ce planning est utilisé. Choisissez-en d’abord un autre par défaut et pour les services qui l’utilisent.',
  SLOT_TAKEN: 'Quelqu’un vient de réserver ce créneau. Choisissez-en un autre.',
  PROSPECT_BUSY: 'Vous avez déjà une séance sur ce créneau.',
  TOO_MANY_HOLDS: 'Vous avez atteint la limite de réservations non payées. Payez-en une ou annulez-la d’abord.',
  TOO_MANY_PAID_LATER:
    'Vous avez déjà cinq séances à payer plus tard. Annulez-en une, ou payez-en une dès que possible.',
  TOO_MANY_FREE_SESSIONS:
    'Vous avez déjà avec ce mentor autant de séances gratuites à venir qu’il le permet. Annulez-en une, ou réservez de nouveau après la première.',
  TOO_MANY_BOOKINGS_WITH_MENTOR:
    'Vous avez atteint la limite quotidienne de réservations avec ce mentor. Choisissez un autre mentor ou réessayez demain.',
  TOO_MANY_BOOKINGS:
    'Vous avez atteint la limite quotidienne de réservations. Vos autres réservations ne changent pas.',
  TOO_MANY_MESSAGES:
    'Vous avez atteint la limite de messages d’aujourd’hui pour cette personne. Retirez le message ou envoyez-le plus tard.',
  TOO_MANY_CHANGES:
    'Vous avez atteint la limite de changements d’aujourd’hui avec cette personne. Gardez la séance pour l’instant, ou annulez-la.',
  TOO_MANY_OPEN_REQUESTS: 'Vous avez atteint la limite de demandes ouvertes chez ce mentor.',
  ILLEGAL_MOVE: 'Cette réservation ne peut plus être modifiée ainsi.',
  IN_PROGRESS: 'La même requête est encore en cours. Réessayez dans un instant.',
  TERMS_OUTDATED: 'Il existe une version plus récente des conditions. Lisez-la et acceptez-la.',
  SLOT_NOT_OFFERED: 'Ce créneau n’est pas disponible. Choisissez-en un dans le calendrier.',
  OWN_BOOKING: 'Vous ne pouvez pas réserver vos propres séances.',
  PAYMENTS_UNAVAILABLE: 'Les séances payantes ne peuvent pas être réservées ici, seulement les gratuites.',
  PRICE_NOT_PAYABLE:
    'Ce prix ne peut pas être débité par carte, cette séance ne peut donc pas être réservée pour le moment.',
  PAYMENT_NOT_DUE: 'Il n’y a rien à payer pour cette réservation en ce moment.',
  PAYMENT_LOST:
    'Le blocage sur la carte a expiré, la séance ne peut donc pas être confirmée. Nous avons prévenu l’étudiant.',
  PAYMENT_UNREACHABLE:
    'Le service de paiement ne répond pas. Votre carte n’a pas été débitée. Réessayez dans un instant.',
  PAYOUT_COUNTRY_FIXED:
    'Vous avez déjà été payé dans ce pays, il ne peut donc plus être changé ici. Écrivez-nous si vous avez déménagé.',
  PAYOUT_REFUSED: 'Le service de versement ne peut pas faire cela pour ce compte. Écrivez-nous et nous regarderons.',
  PAYOUT_UNREACHABLE: 'Le service de versement est injoignable. Rien n’est perdu. Réessayez dans un instant.',
  REFUND_CHANGED: 'Le remboursement a changé. Vérifiez le nouveau montant avant de décider.',
  PAYOUT_CHANGED: 'Ce versement a changé\u00a0: son montant, ou la raison de sa suspension. Vérifiez avant de décider.',
  PAYOUT_DECIDED: 'Une décision retient ce versement. Pour l’envoyer, annulez la décision dans son dossier.',
  PROPOSAL_CLOSED: 'Cette proposition n’est plus ouverte.',
  REVIEW_CLOSED: 'Vous ne pouvez pas donner votre avis sur cette séance maintenant.',
  REPLY_CLOSED: 'Le délai pour répondre à cet avis est passé.',
  TOO_MANY_REPORTS:
    'Vous avez atteint la limite de signalements d’aujourd’hui. Si quelqu’un est en danger, appelez la police.',
  TOO_MANY_THREADS:
    'Vous avez atteint la limite de nouvelles conversations. Réservez une séance, ou écrivez à d’autres mentors plus tard.',
  TOO_MANY_UNANSWERED: 'Vous avez envoyé trois messages. Attendez une réponse avant d’en écrire d’autres.',
  TOO_MANY_MESSAGES_HOUR: 'Vous avez envoyé beaucoup de messages cette heure-ci. Faites une pause, puis reprenez.',
  THREAD_CLOSED: 'Vous ne pouvez plus écrire dans cette conversation.',
  THREAD_FROZEN: 'Notre équipe examine cette conversation. D’ici là, personne ne peut y écrire.',
  MESSAGES_LIMITED:
    'Vous ne pouvez pas envoyer de messages pour le moment. Notre décision en donne la raison et la durée.',
  TOO_MANY_BLOCKS: 'Vous avez bloqué le nombre maximal de personnes. Débloquez d’abord quelqu’un.',
  APPEAL_CLOSED: 'Vous ne pouvez plus faire appel de cette décision.',
  STAFF_SIGN_IN_AGAIN: 'Reconnectez-vous, avec votre second facteur.',
  STALE: 'Quelqu’un a modifié ce dossier entre-temps. Regardez-le de nouveau. Votre texte est toujours là.',
  CASE_CLAIMED: 'Quelqu’un d’autre traite ce dossier.',
  CANT_UNDO: 'Cette décision ne peut pas être retirée\u00a0: elle l’a déjà été, ou un appel attend une réponse.',
  OWN_DECISION: 'Vous avez pris cette décision. Une autre personne de l’équipe décide de l’appel.',
  PROOF_NEEDS_DOCUMENT: 'Une adresse de ce domaine ne suffit pas à elle seule. Envoyez-nous plutôt un document.',
  PROOF_CODE_WRONG: 'Ce n’est pas le code que nous avons envoyé. Vérifiez l’e-mail et réessayez.',
  PROOF_CODE_EXPIRED: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  PROOF_ADDRESS_TAKEN: 'Cette adresse sert déjà de preuve pour un autre compte.',
  PROOF_TRIES_USED_UP:
    'Nous n’avons pas pu accepter trois documents pour cette université. Écrivez-nous, nous vous aiderons.',
  TOO_MANY_PROOF_CODES: 'Vous avez demandé trop de codes. Réessayez plus tard.',
  MAIL_DOMAIN_FLAGGED: 'Ce domaine est signalé ou bloqué. Modifiez-le d’abord dans la liste.',
  TOO_MANY_DOMAIN_PROPOSALS: 'Vous avez déjà proposé plusieurs domaines. Nous les examinerons d’abord.',
  OWN_ROLE: 'Vous ne pouvez pas changer votre propre rôle. Demandez à un autre administrateur.',
  LAST_ADMIN: 'Il ne resterait aucun administrateur. Nommez-en d’abord un autre.',
  SECOND_ADMIN_NEEDED:
    'Vous êtes administrateur depuis trop peu de temps, ou l’un de vous deux a nommé l’autre. Demandez à un autre administrateur de confirmer.',
  STAFF_INVOLVED: 'Cela vous concerne, ou l’une de vos réservations. Demandez à un autre membre de l’équipe.',
  MAIL_SECRET: 'Cet e-mail contient un code, ou dit qui a fait un signalement. Personne ne le lit ici.',
  MAIL_NOT_FAILED: 'Cet e-mail n’est pas en attente et n’a pas échoué : il n’est pas renvoyé.',
  STAFF_PROTECTED:
    'Cette personne a le même rôle que vous dans l’équipe, ou un rôle supérieur. Demandez d’abord à un administrateur de le retirer.',
  PAYOUT_NOT_POSSIBLE: 'Aucun versement n’est possible pour l’instant. Votre solde indique ce qui manque.',
  NOTHING_TO_REFUND: 'Rien ne peut être remboursé sur ce paiement pour l’instant.',
  VIEW_AS_READ_ONLY: 'Vous voyez cette page à la place d’une autre personne\u00a0: vous pouvez seulement regarder.',
  VIEW_AS_ENDED: 'Vous ne voyez plus le site à la place de cette personne. Recommencez depuis la console.',
  PLATFORM_NOT_OFFERED: 'Le mentor ne propose pas cette façon de se retrouver.',
  CALENDAR_PROVIDER_OFF: 'Google Agenda n’est pas configuré sur ce site.',
  CALENDAR_SIGNED_OUT: 'L’agenda n’a pas accepté cet accès. Vérifiez-le ou reconnectez-le.',
  CALENDAR_ACCESS_MISSING: 'Google ne nous a pas donné assez d’accès. Reconnectez-le et cochez toutes les cases.',
  CALENDAR_UNREADABLE: 'Il n’y a pas d’agenda à ce lien.',
  CALENDAR_ADDRESS_FORBIDDEN: 'Ce lien est inaccessible. Utilisez un lien public.',
  CALENDAR_NOT_WRITABLE: 'Nous ne pouvons pas ajouter de séances à cet agenda. Choisissez-en un autre.',
  OAUTH_STATE_INVALID: 'Cette connexion n’a pas commencé ici ou a pris trop de temps. Recommencez.',
  TOO_MANY_CONNECTIONS: 'Vous avez atteint la limite d’agendas connectés. Déconnectez-en un d’abord.',
  MENTOR_CALENDAR_UNKNOWN:
    'L’agenda du mentor ne répond pas, rien ne peut donc être réservé en ce moment. Réessayez dans quelques minutes.',
  CALENDAR_UNREACHABLE: 'L’agenda ne répond pas pour le moment. Réessayez plus tard.',
  WEBHOOK_ADDRESS_FORBIDDEN: 'Cette URL est inaccessible. Utilisez une URL https publique.',
  WEBHOOK_OFF: 'Ce webhook est désactivé. Activez-le d’abord.',
  TOO_MANY_API_KEYS: 'Vous avez atteint la limite de clés d’API. Révoquez-en une d’abord.',
  API_KEY_SCOPE: 'Cette clé d’API ne le permet pas.',
  TOO_MANY_WEBHOOKS: 'Vous avez atteint la limite de webhooks. Supprimez-en un d’abord.',
  TOO_MANY_WEBHOOK_TRIES: 'Vous avez atteint la limite de tests et de renvois par heure.',
  TOO_MANY_SAVED_SEARCHES: 'Vous avez atteint la limite de recherches enregistrées. Supprimez-en une d’abord.',
  ATTACHMENTS_AFTER_BOOKING: 'Vous pourrez envoyer des fichiers dès qu’une séance sera confirmée.',
  DOWNLOAD_LINK_INVALID: 'Ce lien de téléchargement ne fonctionne plus. Rouvrez le fichier depuis la conversation.',
  UPLOAD_LINK_INVALID: 'Ce lien d’envoi ne fonctionne plus. Recommencez l’envoi.',
  UPLOAD_MISSING: 'La photo n’est pas encore arrivée. Envoyez-la d’abord à son lien.',
  UPLOAD_CLOSED: 'Cet envoi est déjà terminé. Commencez-en un autre pour changer la photo.',
  TOO_MANY_UPLOADS: 'Trop d’envois sont ouverts. Terminez-en un, ou réessayez dans quelques minutes.',
  STORAGE_UNAVAILABLE: 'Les fichiers ne peuvent être ni enregistrés ni lus pour le moment. Réessayez plus tard.',
  PAYLOAD_TOO_LARGE: 'C’est plus que ce que nous acceptons en une fois.',
  PAYING_PAUSED:
    'Plusieurs cartes ont été refusées : vous ne pouvez pas payer pendant une heure. Aucun montant n’a été débité.',
  WORK_NEEDED: 'Nous vérifions d’abord que vous n’êtes pas un programme. Rechargez la page pour continuer.',
  MENTOR_UNCHECKED:
    'Nous vérifions encore le profil de ce mentor : les séances payantes ne peuvent pas encore être réservées. Les gratuites, si.',
  SIGN_IN_AGAIN: 'Reconnectez-vous pour changer la destination de votre argent.',
} satisfies Refusals;
