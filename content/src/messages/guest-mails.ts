import type { AccountMailTexts } from "./account-mail.ts";

/** Mails to guests who booked without an account. They name the clinic and a link (D.100). */
export const guestMails = {
  /** A new personal link, for one that has been used. */
  guest_link: {
    en: {
      subject: "{clinic}: your personal link",
      text: [
        "Here is a new link to your appointment with {clinic}. You can join, and send files and messages. The page says what you can still change.",
      ],
      button: "Open my appointment",
      after: [
        "The link works once, on one device. Don’t share it.",
        "If you didn’t ask for it, you can ignore this email.",
      ],
    },
    pt: {
      subject: "{clinic}: o seu link pessoal",
      text: [
        "Aqui está um novo link para a sua consulta com {clinic}. Pode entrar e enviar ficheiros e mensagens. A página diz o que ainda pode alterar.",
      ],
      button: "Abrir a minha consulta",
      after: [
        "O link funciona uma vez, num único dispositivo. Não o partilhe.",
        "Se não o pediu, pode ignorar este e-mail.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: seu link pessoal",
      text: [
        "Aqui está um novo link para sua consulta com {clinic}. Você pode entrar e enviar arquivos e mensagens. A página diz o que ainda pode mudar.",
      ],
      button: "Abrir minha consulta",
      after: [
        "O link funciona uma vez, em um único dispositivo. Não o compartilhe.",
        "Se você não o pediu, pode ignorar este e-mail.",
      ],
    },
    it: {
      subject: "{clinic}: il Suo link personale",
      text: [
        "Ecco un nuovo link alla Sua visita con {clinic}. Può entrare e inviare file e messaggi. La pagina indica che cosa può ancora cambiare.",
      ],
      button: "Apri la visita",
      after: [
        "Il link funziona una sola volta, su un solo dispositivo. Non lo condivida.",
        "Se non l’ha chiesto, può ignorare questa e-mail.",
      ],
    },
    es: {
      subject: "{clinic}: su enlace personal",
      text: [
        "Aquí tiene un enlace nuevo a su consulta con {clinic}. Puede entrar y enviar archivos y mensajes. La página indica lo que aún puede cambiar.",
      ],
      button: "Abrir mi consulta",
      after: [
        "El enlace funciona una sola vez, en un solo dispositivo. No lo comparta.",
        "Si no lo ha pedido, puede ignorar este correo.",
      ],
    },
    fr: {
      subject: "{clinic} : votre lien personnel",
      text: [
        "Voici un nouveau lien vers votre consultation avec {clinic}. Vous pouvez y entrer et envoyer des fichiers et des messages. La page indique ce que vous pouvez encore changer.",
      ],
      button: "Ouvrir ma consultation",
      after: [
        "Le lien fonctionne une seule fois, sur un seul appareil. Ne le partagez pas.",
        "Si vous ne l’avez pas demandé, ignorez cet e-mail.",
      ],
    },
    ar: {
      subject: "{clinic}: رابطك الشخصي",
      text: [
        "إليك رابطًا جديدًا لموعدك مع {clinic}. يمكنك من خلاله الدخول وإرسال الملفات والرسائل. تبيّن الصفحة ما لا يزال بإمكانك تغييره.",
      ],
      button: "فتح موعدي",
      after: [
        "يعمل الرابط مرة واحدة على جهاز واحد. لا تشاركه مع أحد.",
        "إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.",
      ],
    },
  },
} satisfies Record<string, AccountMailTexts>;
