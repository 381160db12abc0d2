import type { AccountMailTexts } from "./account-mail.ts";

/** Mails to guests, who booked without an account or were invited to a call. They name the clinic and a link (D.100). */
export const guestMails = {
  /** Somebody was invited to a call by the doctor: nobody whom the mail would tell who the patient is. */
  guest_invited: {
    en: {
      subject: "{clinic}: you’re invited to a video call",
      text: [
        "{clinic} invites you to a video call with one of its patients. You don’t need an account. Open the link on a device with a camera and microphone. The doctor lets you in.",
      ],
      button: "Open the invitation",
      after: [
        "The link is for you only. Don’t share it.",
        "If you weren’t expecting this, you can ignore this email.",
      ],
    },
    pt: {
      subject: "{clinic}: convite para uma videochamada",
      text: [
        "{clinic} convida-o para uma videochamada com um dos seus pacientes. Não precisa de conta. Abra o link num dispositivo com câmara e microfone. É o médico quem lhe dá entrada.",
      ],
      button: "Abrir o convite",
      after: [
        "O link é só para si. Não o partilhe.",
        "Se não esperava este convite, pode ignorar este e-mail.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: convite para uma videochamada",
      text: [
        "{clinic} convida você para uma videochamada com um de seus pacientes. Não é preciso ter conta. Abra o link em um dispositivo com câmera e microfone. O médico libera sua entrada.",
      ],
      button: "Abrir o convite",
      after: [
        "O link é só para você. Não o compartilhe.",
        "Se você não esperava este convite, pode ignorar este e-mail.",
      ],
    },
    it: {
      subject: "{clinic}: invito a una videochiamata",
      text: [
        "{clinic} La invita a una videochiamata con un suo paziente. Non serve un account. Apra il link su un dispositivo con fotocamera e microfono. Sarà il medico a farla entrare.",
      ],
      button: "Apri l’invito",
      after: [
        "Il link è solo per Lei. Non lo condivida.",
        "Se non si aspettava questo invito, può ignorare questa e-mail.",
      ],
    },
    es: {
      subject: "{clinic}: invitación a una videollamada",
      text: [
        "{clinic} le invita a una videollamada con uno de sus pacientes. No necesita una cuenta. Abra el enlace en un dispositivo con cámara y micrófono. El médico le dará paso.",
      ],
      button: "Abrir la invitación",
      after: [
        "El enlace es solo para usted. No lo comparta.",
        "Si no esperaba esta invitación, puede ignorar este correo.",
      ],
    },
    fr: {
      subject: "{clinic} : invitation à un appel vidéo",
      text: [
        "{clinic} vous invite à un appel vidéo avec l’un de ses patients. Vous n’avez pas besoin de compte. Ouvrez le lien sur un appareil avec caméra et micro. Le médecin vous fera entrer.",
      ],
      button: "Ouvrir l’invitation",
      after: [
        "Ce lien est pour vous seulement. Ne le partagez pas.",
        "Si vous n’attendiez pas cette invitation, ignorez cet e-mail.",
      ],
    },
    ar: {
      subject: "{clinic}: دعوة إلى مكالمة فيديو",
      text: [
        "تدعوك {clinic} إلى مكالمة فيديو مع أحد مرضاها. لا تحتاج إلى حساب. افتح الرابط على جهاز فيه كاميرا وميكروفون، وسيسمح لك الطبيب بالدخول.",
      ],
      button: "فتح الدعوة",
      after: [
        "هذا الرابط لك وحدك. لا تشاركه مع أحد.",
        "إذا لم تكن تتوقع هذه الدعوة فيمكنك تجاهل هذه الرسالة.",
      ],
    },
  },
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
