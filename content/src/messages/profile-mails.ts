import type { AccountMailTexts } from "./account-mail.ts";

/** Mails about a change of the e-mail address. They name the clinic and a link (D.100). */
export const profileMails = {
  /** To the new address; `{minutes}`. */
  confirm_new_email: {
    en: {
      subject: "{clinic}: confirm your new email address",
      text: ["You asked to use this email address for your {clinic} account and to sign in with it."],
      button: "Use this address",
      after: [
        "The link works once, for {minutes} minutes.",
        "If this wasn’t you, you don’t need to do anything.",
      ],
    },
    pt: {
      subject: "{clinic}: confirme o seu novo e-mail",
      text: ["Pediu para usar este endereço na sua conta em {clinic} e para entrar com ele."],
      button: "Usar este endereço",
      after: [
        "O link funciona uma vez, durante {minutes} minutos.",
        "Se não fez este pedido, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: confirme o seu novo e-mail",
      text: ["Você pediu para usar este endereço na sua conta em {clinic} e para entrar com ele."],
      button: "Usar este endereço",
      after: ["O link funciona uma vez, por {minutes} minutos.", "Se não foi você, não precisa fazer nada."],
    },
    it: {
      subject: "{clinic}: confermi il nuovo indirizzo e-mail",
      text: ["Ha chiesto di usare questo indirizzo per il Suo account presso {clinic} e per accedere."],
      button: "Usa questo indirizzo",
      after: [
        "Il link funziona una sola volta, per {minutes} minuti.",
        "Se non l’ha chiesto Lei, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic}: confirme su nuevo correo",
      text: ["Pidió usar esta dirección en su cuenta de {clinic} e iniciar sesión con ella."],
      button: "Usar esta dirección",
      after: [
        "El enlace funciona una vez, durante {minutes} minutos.",
        "Si no fue usted, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} : confirmez votre nouvelle adresse e-mail",
      text: [
        "Vous avez demandé à utiliser cette adresse pour votre compte chez {clinic} et pour vous connecter.",
      ],
      button: "Utiliser cette adresse",
      after: [
        "Le lien fonctionne une fois, pendant {minutes} minutes.",
        "Si ce n’était pas vous, il n’y a rien à faire.",
      ],
    },
    ar: {
      subject: "{clinic}: أكّد بريدك الإلكتروني الجديد",
      text: ["طلبت استخدام هذا العنوان لحسابك لدى {clinic} وتسجيل الدخول به."],
      button: "استخدم هذا العنوان",
      after: ["يعمل الرابط مرة واحدة لمدة {minutes} دقيقة.", "إن لم تكن أنت، فلا حاجة لفعل شيء."],
    },
  },
  /** To the previous address; `{days}`. */
  email_changed: {
    en: {
      subject: "{clinic}: your account has a new email address",
      text: [
        "Your account at {clinic} now uses a different email address.",
        "If you made this change, you don’t need to do anything.",
        "If you didn’t, use this link. We’ll put your old address back, sign out every device and ask you to choose a new password.",
      ],
      button: "Undo the change",
      after: ["The link works once, for {days} days."],
    },
    pt: {
      subject: "{clinic}: a sua conta tem um novo e-mail",
      text: [
        "A sua conta em {clinic} passou a usar outro endereço de e-mail.",
        "Se fez esta alteração, não precisa de fazer nada.",
        "Se não a fez, use este link. Recupera o endereço anterior, a sessão termina em todos os dispositivos e escolhe uma nova palavra-passe.",
      ],
      button: "Anular a alteração",
      after: ["O link funciona uma vez, durante {days} dias."],
    },
    "pt-BR": {
      subject: "{clinic}: sua conta tem um novo e-mail",
      text: [
        "Sua conta em {clinic} agora usa outro endereço de e-mail.",
        "Se foi você quem fez essa alteração, não precisa fazer nada.",
        "Se não foi você, use este link. Você recupera o endereço anterior, a sessão é encerrada em todos os aparelhos e você cria uma nova senha.",
      ],
      button: "Desfazer a alteração",
      after: ["O link funciona uma vez, por {days} dias."],
    },
    it: {
      subject: "{clinic}: il Suo account ha un nuovo indirizzo e-mail",
      text: [
        "Il Suo account presso {clinic} ora usa un altro indirizzo e-mail.",
        "Se ha fatto Lei questa modifica, non deve fare nulla.",
        "Se non l’ha fatta Lei, usi questo link. Riavrà l’indirizzo precedente, tutti i dispositivi verranno disconnessi e sceglierà una nuova password.",
      ],
      button: "Annulla la modifica",
      after: ["Il link funziona una sola volta, per {days} giorni."],
    },
    es: {
      subject: "{clinic}: su cuenta tiene un correo nuevo",
      text: [
        "Su cuenta de {clinic} ahora usa otra dirección de correo.",
        "Si hizo este cambio, no tiene que hacer nada.",
        "Si no lo hizo, use este enlace. Recuperará su dirección anterior, se cerrará la sesión en todos los dispositivos y elegirá una contraseña nueva.",
      ],
      button: "Deshacer el cambio",
      after: ["El enlace funciona una vez, durante {days} días."],
    },
    fr: {
      subject: "{clinic} : votre compte a une nouvelle adresse e-mail",
      text: [
        "Votre compte chez {clinic} utilise maintenant une autre adresse e-mail.",
        "Si vous avez fait ce changement, vous n’avez rien à faire.",
        "Sinon, utilisez ce lien. Vous retrouvez votre ancienne adresse, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.",
      ],
      button: "Annuler le changement",
      after: ["Le lien fonctionne une seule fois, pendant {days} jours."],
    },
    ar: {
      subject: "{clinic}: لحسابك عنوان بريد إلكتروني جديد",
      text: [
        "يستخدم حسابك لدى {clinic} الآن عنوان بريد إلكتروني آخر.",
        "إذا أجريت هذا التغيير بنفسك، فلا حاجة إلى أي إجراء.",
        "وإلا فاستخدم هذا الرابط. سيعود عنوانك السابق، ويُسجَّل الخروج من كل الأجهزة، ثم تختار كلمة مرور جديدة.",
      ],
      button: "التراجع عن التغيير",
      after: ["يعمل الرابط مرة واحدة لمدة {days} أيام."],
    },
  },
} satisfies Record<string, AccountMailTexts>;
