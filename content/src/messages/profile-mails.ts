import type { AccountMailTexts } from "./account-mail.ts";

/** Mails about the change of an e-mail address. They name the clinic and a link (D.100). */
export const profileMails = {
  /** To the new address; `{minutes}`. */
  confirm_new_email: {
    en: {
      subject: "{clinic}: confirm your new e-mail address",
      text: ["You want to use this address for your account at {clinic}, and to sign in with it."],
      button: "Use this address",
      after: ["The link works once, for {minutes} minutes.", "If this was not you, there is nothing to do."],
    },
    pt: {
      subject: "{clinic}: confirme o seu novo e-mail",
      text: ["Quer usar este endereço na sua conta em {clinic} e entrar com ele."],
      button: "Usar este endereço",
      after: [
        "A ligação funciona uma vez, durante {minutes} minutos.",
        "Se não fez este pedido, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: confirme o seu novo e-mail",
      text: ["Você quer usar este endereço na sua conta em {clinic} e entrar com ele."],
      button: "Usar este endereço",
      after: ["O link funciona uma vez, por {minutes} minutos.", "Se não foi você, não precisa fazer nada."],
    },
    it: {
      subject: "{clinic}: confermi il nuovo indirizzo e-mail",
      text: ["Vuole usare questo indirizzo per il Suo account presso {clinic} e per accedere."],
      button: "Usi questo indirizzo",
      after: [
        "Il link funziona una sola volta, per {minutes} minuti.",
        "Se non l’ha chiesto Lei, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic}: confirme su nuevo correo",
      text: ["Quiere usar esta dirección en su cuenta de {clinic} y entrar con ella."],
      button: "Usar esta dirección",
      after: [
        "El enlace funciona una vez, durante {minutes} minutos.",
        "Si no fue usted, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} : confirmez votre nouvelle adresse e-mail",
      text: ["Vous souhaitez utiliser cette adresse pour votre compte chez {clinic} et pour vous connecter."],
      button: "Utiliser cette adresse",
      after: [
        "Le lien fonctionne une fois, pendant {minutes} minutes.",
        "Si ce n'était pas vous, il n'y a rien à faire.",
      ],
    },
    ar: {
      subject: "{clinic}: أكّد بريدك الإلكتروني الجديد",
      text: ["تريد استخدام هذا العنوان لحسابك لدى {clinic} وتسجيل الدخول به."],
      button: "استخدم هذا العنوان",
      after: ["يعمل الرابط مرة واحدة لمدة {minutes} دقيقة.", "إن لم تكن أنت، فلا حاجة لفعل شيء."],
    },
  },
  /** To the address used so far. */
  email_changed: {
    en: {
      subject: "{clinic}: your account has a new e-mail address",
      text: ["From now on your account at {clinic} uses another e-mail address, and this one no longer."],
      after: ["If this was not you, call the clinic at once."],
    },
    pt: {
      subject: "{clinic}: a sua conta tem um novo e-mail",
      text: ["A partir de agora, a sua conta em {clinic} usa outro e-mail, e já não este."],
      after: ["Se não pediu esta alteração, ligue já para a clínica."],
    },
    it: {
      subject: "{clinic}: il Suo account ha un nuovo indirizzo e-mail",
      text: ["Da ora il Suo account presso {clinic} usa un altro indirizzo e-mail, e non più questo."],
      after: ["Se non l’ha fatto Lei, chiami subito la clinica."],
    },
    es: {
      subject: "{clinic}: su cuenta tiene un correo nuevo",
      text: ["Desde ahora su cuenta de {clinic} usa otro correo, y ya no este."],
      after: ["Si no fue usted, llame enseguida a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre compte a une nouvelle adresse e-mail",
      text: ["Désormais, votre compte chez {clinic} utilise une autre adresse e-mail, et non plus celle-ci."],
      after: ["Si ce n'était pas vous, appelez la clinique sans attendre."],
    },
    ar: {
      subject: "{clinic}: لحسابك بريد إلكتروني جديد",
      text: ["من الآن يستخدم حسابك لدى {clinic} بريدًا إلكترونيًا آخر بدلًا من هذا."],
      after: ["إن لم تكن أنت، فاتصل بالعيادة فورًا."],
    },
  },
} satisfies Record<string, AccountMailTexts>;
