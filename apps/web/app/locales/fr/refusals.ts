import type { Refusals } from '../refusals.ts';

export default {
  PAGE_TOO_DEEP: 'Cette page est trop loin dans la liste. Affinez plutôt la recherche.',
  ACCOUNT_SUSPENDED: 'Ce compte est suspendu. Vous pouvez rejoindre ou annuler vos séances et télécharger vos données.',
  TERMS_NOT_ACCEPTED: 'Vous devez accepter les conditions pour continuer',
  EMAIL_NOT_VERIFIED: 'Confirmez d’abord votre adresse e-mail.',
  PROFILE_NOT_FOUND: 'Profil introuvable',
  INVALID_SLUG: 'Cette adresse de profil n’est pas valable',
  SLUG_TAKEN: 'Cette adresse est déjà prise. Choisissez-en une autre.',
  SLUG_CHANGED_OFTEN:
    'Vous avez changé votre lien trois fois en 30 jours. Changez-le à nouveau plus tard, ou reprenez un ancien lien.',
  ALREADY_EXISTS: 'Vous en avez déjà un.',
  CHANGED_MEANWHILE: 'Ceci a été modifié entre-temps dans une autre fenêtre. Vérifiez avant d’enregistrer.',
  SCHEDULE_IN_USE:
    'Ce planning est utilisé. Choisissez-en d’abord un autre par défaut et pour les services qui l’utilisent.',
  SLOT_TAKEN: 'Quelqu’un vient de prendre cet horaire. Choisissez-en un autre.',
  PROSPECT_BUSY: 'Vous avez déjà une séance à ce moment-là.',
  TOO_MANY_HOLDS: 'Vous retenez autant d’horaires que nous le permettons. Terminez ou annulez-en un d’abord.',
  TOO_MANY_FREE_SESSIONS:
    'Vous avez déjà cinq séances gratuites à venir avec ce mentor. Annulez-en une, ou réservez de nouveau après la première.',
  TOO_MANY_BOOKINGS_WITH_MENTOR:
    'Vous avez atteint la limite de réservations avec ce mentor pour une journée. Choisissez un autre mentor, ou patientez.',
  TOO_MANY_BOOKINGS:
    'Vous avez atteint la limite de réservations pour une journée. Vos autres réservations ne changent pas.',
  TOO_MANY_MESSAGES:
    'Vous avez déjà beaucoup écrit à cette personne aujourd’hui. Retirez le message, ou envoyez-le plus tard.',
  TOO_MANY_CHANGES:
    'Vous avez déjà beaucoup écrit à cette personne aujourd’hui. Laissez la séance telle quelle pour l’instant, ou annulez-la.',
  TOO_MANY_OPEN_REQUESTS: 'Ce mentor a déjà autant de demandes en attente de votre part qu’il en accepte.',
  ILLEGAL_MOVE: 'Cette réservation ne peut plus être modifiée ainsi.',
  IN_PROGRESS: 'La même demande est encore en cours. Réessayez dans un instant.',
  TERMS_OUTDATED: 'Les conditions ont une version plus récente. Lisez-la et acceptez-la.',
  SLOT_NOT_OFFERED: 'Cet horaire n’est pas proposé. Choisissez-en un dans le calendrier.',
  OWN_BOOKING: 'Vous ne pouvez pas réserver avec vous-même.',
  PAYMENTS_UNAVAILABLE: 'Les séances payantes ne peuvent pas être réservées ici. Les gratuites, si.',
  PRICE_NOT_PAYABLE:
    'Ce prix ne peut pas être payé par carte ici : la séance ne peut pas être réservée pour l’instant.',
  PAYMENT_NOT_DUE: 'Il n’y a rien à payer pour cette réservation en ce moment.',
  PAYMENT_LOST: 'La carte ne couvre plus cette séance, qui n’a donc pas pu être confirmée. L’étudiant en est averti.',
  PAYMENT_UNREACHABLE:
    'Le service de paiement ne répond pas pour le moment. Rien n’a été débité. Réessayez dans un instant.',
  REFUND_CHANGED: 'Le remboursement a changé entre-temps. Vérifiez le montant, puis décidez.',
  PROPOSAL_CLOSED: 'Cette proposition n’est plus ouverte.',
  PLATFORM_NOT_OFFERED: 'Le mentor ne propose pas cette façon de se retrouver.',
  CALENDAR_PROVIDER_OFF: 'Les agendas Google ne sont pas configurés sur ce site.',
  CALENDAR_SIGNED_OUT: 'L’agenda n’a pas accepté cet accès. Vérifiez-le ou reconnectez-le.',
  CALENDAR_ACCESS_MISSING:
    'Google a donné moins d’accès qu’il n’en faut pour les séances. Reconnectez-le et cochez toutes les cases de sa page.',
  CALENDAR_UNREADABLE: 'Il n’y a pas d’agenda à cette adresse.',
  CALENDAR_ADDRESS_FORBIDDEN: 'Cette adresse n’est pas accessible d’ici. Prenez-en une publique.',
  CALENDAR_NOT_WRITABLE: 'On ne peut rien écrire dans cet agenda. Choisissez-en un autre.',
  OAUTH_STATE_INVALID: 'Cette connexion n’a pas commencé ici, ou elle a pris trop de temps. Recommencez.',
  TOO_MANY_CONNECTIONS: 'Vous avez connecté autant d’agendas que nous en gardons. Retirez-en un d’abord.',
  MENTOR_CALENDAR_UNKNOWN:
    'L’agenda du mentor est illisible pour le moment : rien ne peut être réservé. Réessayez dans quelques minutes.',
  CALENDAR_UNREACHABLE: 'L’agenda ne répond pas pour le moment. Réessayez plus tard.',
  WEBHOOK_ADDRESS_FORBIDDEN: 'Cette adresse n’est pas accessible d’ici. Prenez-en une publique en https.',
  WEBHOOK_OFF: 'Ce webhook est désactivé. Activez-le d’abord.',
  TOO_MANY_WEBHOOKS: 'Vous avez autant de webhooks que nous en gardons. Supprimez-en un d’abord.',
  TOO_MANY_WEBHOOK_TRIES: 'Vous avez atteint la limite de messages de test et de renvois pour une heure.',
  TOO_MANY_SAVED_SEARCHES: 'Vous avez enregistré autant de recherches que nous en gardons. Supprimez-en une d’abord.',
  UPLOAD_LINK_INVALID: 'Ce lien d’envoi n’est plus valable. Recommencez l’envoi.',
  UPLOAD_MISSING: 'La photo n’est pas encore arrivée. Envoyez-la d’abord à son lien.',
  UPLOAD_CLOSED: 'Cet envoi est déjà terminé. Commencez-en un autre pour changer la photo.',
  TOO_MANY_UPLOADS: 'Trop d’envois sont ouverts. Terminez-en un, ou réessayez dans quelques minutes.',
  STORAGE_UNAVAILABLE: 'Les photos ne peuvent être ni enregistrées ni lues pour le moment. Réessayez plus tard.',
  PAYLOAD_TOO_LARGE: 'C’est plus que ce que nous acceptons en une fois.',
} satisfies Refusals;
