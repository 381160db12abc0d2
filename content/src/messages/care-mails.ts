import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails about acting for somebody who is, or soon will be, an adult (D.101). They name the clinic, a day and a link
 * (D.100).
 */
export const careMails = {
  /** To the dependent. */
  care_asked: {
    en: {
      subject: "{clinic}: may someone act for you?",
      text: [
        "Someone who cares for you wants to keep booking and managing your appointments at {clinic}. You’re an adult now, so you decide.",
      ],
      button: "See who is asking",
      after: ["The link works for 30 days. Unless you agree, no one can act for you."],
    },
    pt: {
      subject: "{clinic}: alguém pode agir por si?",
      text: [
        "Uma pessoa que cuida de si quer continuar a marcar e a gerir as suas consultas em {clinic}. Já é maior de idade: a decisão é sua.",
      ],
      button: "Ver quem pede",
      after: ["O link funciona durante 30 dias. Se não aceitar, ninguém age por si."],
    },
    "pt-BR": {
      subject: "{clinic}: alguém pode agir por você?",
      text: [
        "Uma pessoa que cuida de você quer continuar agendando e gerenciando suas consultas em {clinic}. Você já é maior de idade: a decisão é sua.",
      ],
      button: "Ver quem pede",
      after: ["O link funciona por 30 dias. Se você não aceitar, ninguém age por você."],
    },
    it: {
      subject: "{clinic}: qualcuno può agire per Lei?",
      text: [
        "Una persona che si prende cura di Lei vuole continuare a prenotare e gestire le Sue visite presso {clinic}. Lei ora è maggiorenne, quindi la decisione è Sua.",
      ],
      button: "Vedi chi lo chiede",
      after: ["Il link funziona per 30 giorni. Se non accetta, nessuno può agire per Lei."],
    },
    es: {
      subject: "{clinic}: ¿puede alguien actuar en su nombre?",
      text: [
        "Una persona que cuida de usted quiere seguir reservando y gestionando sus consultas en {clinic}. Ya es mayor de edad: decide usted.",
      ],
      button: "Ver quién lo pide",
      after: ["El enlace funciona durante 30 días. Si usted no acepta, nadie puede actuar en su nombre."],
    },
    "es-CL": {
      subject: "{clinic}: ¿puede alguien actuar en su nombre?",
      text: [
        "Una persona que cuida de usted quiere seguir agendando y gestionando sus consultas en {clinic}. Ya es mayor de edad: decide usted.",
      ],
      button: "Ver quién lo pide",
      after: ["El enlace funciona durante 30 días. Si usted no acepta, nadie puede actuar en su nombre."],
    },
    fr: {
      subject: "{clinic} : quelqu’un peut-il agir pour vous ?",
      text: [
        "Une personne qui prend soin de vous souhaite continuer à réserver et à gérer vos consultations chez {clinic}. Vous avez atteint la majorité : c’est vous qui décidez.",
      ],
      button: "Voir qui le demande",
      after: ["Le lien fonctionne pendant 30 jours. Sans votre accord, personne n’agit pour vous."],
    },
    ar: {
      subject: "{clinic}: هل يمكن لأحد أن يتصرف نيابةً عنك؟",
      text: [
        "يرغب شخص يعتني بك في الاستمرار في حجز مواعيدك وإدارتها لدى {clinic}. لقد بلغت سن الرشد، والقرار لك.",
      ],
      button: "اعرف من يطلب ذلك",
      after: ["يعمل الرابط لمدة 30 يومًا. دون موافقتك لا يتصرف أحد نيابةً عنك."],
    },
  },
  /** To the patient; `{day}` is the last day. */
  care_ending: {
    en: {
      subject: "{clinic}: someone in your family becomes an adult",
      text: [
        "From {day}, someone you care for at {clinic} decides for themselves. You can keep acting for them only if they agree.",
      ],
      button: "See your family",
      after: ["If we have their email address, we’ve already asked them. If not, add it and we’ll ask."],
    },
    pt: {
      subject: "{clinic}: alguém da sua família atinge a maioridade",
      text: [
        "A partir de {day}, uma pessoa de quem cuida em {clinic} passa a decidir por si própria. Só continua a agir por ela se ela concordar.",
      ],
      button: "Ver a sua família",
      after: ["Se temos o e-mail dessa pessoa, já lhe perguntámos. Se não, indique-o e perguntamos."],
    },
    "pt-BR": {
      subject: "{clinic}: alguém da sua família atinge a maioridade",
      text: [
        "A partir de {day}, uma pessoa de quem você cuida em {clinic} decide por conta própria. Você só continua agindo por ela se ela concordar.",
      ],
      button: "Ver a sua família",
      after: [
        "Se temos o e-mail dessa pessoa, já perguntamos a ela. Se não, informe o e-mail e perguntaremos.",
      ],
    },
    it: {
      subject: "{clinic}: qualcuno della Sua famiglia diventa maggiorenne",
      text: [
        "Dal {day} una persona di cui si prende cura presso {clinic} decide da sé. Lei continua ad agire per suo conto solo se questa persona accetta.",
      ],
      button: "Vedi la famiglia",
      after: [
        "Se abbiamo la sua e-mail, gliel’abbiamo già chiesto. Altrimenti la aggiunga e glielo chiederemo.",
      ],
    },
    es: {
      subject: "{clinic}: alguien de su familia cumple la mayoría de edad",
      text: [
        "Desde el {day}, una persona a su cargo en {clinic} decide por sí misma. Usted seguirá actuando en su nombre solo si esa persona lo acepta.",
      ],
      button: "Ver su familia",
      after: ["Si tenemos su correo, ya le hemos preguntado. Si no, añádalo y le preguntamos."],
    },
    "es-CL": {
      subject: "{clinic}: alguien de su familia cumple la mayoría de edad",
      text: [
        "Desde el {day}, una persona a su cargo en {clinic} decide por sí misma. Usted seguirá actuando en su nombre solo si esa persona lo acepta.",
      ],
      button: "Ver su familia",
      after: ["Si tenemos su correo, ya le preguntamos. Si no, agréguelo y le preguntamos."],
    },
    fr: {
      subject: "{clinic} : une personne de votre famille atteint la majorité",
      text: [
        "À partir du {day}, une personne dont vous prenez soin chez {clinic} décide elle-même. Vous ne continuez à agir pour elle que si elle est d’accord.",
      ],
      button: "Voir votre famille",
      after: [
        "Si nous avons son adresse e-mail, nous lui avons déjà demandé. Sinon, ajoutez-la et nous le ferons.",
      ],
    },
    ar: {
      subject: "{clinic}: أحد أفراد عائلتك يبلغ سن الرشد",
      text: [
        "ابتداءً من {day} يقرر شخص تعتني به لدى {clinic} بنفسه. لن تستمر في التصرف نيابةً عنه إلا إذا وافق.",
      ],
      button: "اطّلع على عائلتك",
      after: ["إذا كان لدينا بريده الإلكتروني فقد سألناه. وإلا فأضفه وسنسأله."],
    },
  },
  /** To the patient, when care has ended or the dependent has declined. */
  care_ended: {
    en: {
      subject: "{clinic}: someone in your family now decides for themselves",
      text: [
        "From today, you can no longer act for someone you cared for at {clinic}. They are an adult and decide for themselves.",
      ],
      button: "See your family",
      after: ["If they want your help again, add them with their own email address and we’ll ask them."],
    },
    pt: {
      subject: "{clinic}: alguém da sua família passa a decidir em nome próprio",
      text: [
        "A partir de hoje já não age por uma pessoa de quem cuidava em {clinic}. Sendo adulta, essa pessoa decide por si própria.",
      ],
      button: "Ver a sua família",
      after: ["Se essa pessoa quiser de novo a sua ajuda, acrescente-a com o e-mail dela e perguntamos-lhe."],
    },
    "pt-BR": {
      subject: "{clinic}: alguém da sua família passa a decidir em nome próprio",
      text: [
        "A partir de hoje você não age mais por uma pessoa de quem cuidava em {clinic}. Ela é adulta e decide por conta própria.",
      ],
      button: "Ver a sua família",
      after: ["Se essa pessoa quiser sua ajuda de novo, adicione-a com o e-mail dela e perguntaremos a ela."],
    },
    it: {
      subject: "{clinic}: qualcuno della Sua famiglia ora decide da sé",
      text: [
        "Da oggi Lei non agisce più per una persona di cui si prendeva cura presso {clinic}. Da adulta, decide da sé.",
      ],
      button: "Vedi la famiglia",
      after: ["Se vorrà di nuovo il Suo aiuto, la aggiunga con il suo indirizzo e-mail e glielo chiederemo."],
    },
    es: {
      subject: "{clinic}: una persona de su familia ya decide por sí misma",
      text: [
        "Desde hoy usted ya no actúa en nombre de una persona a su cargo en {clinic}. Al ser mayor de edad, decide por sí misma.",
      ],
      button: "Ver su familia",
      after: ["Si quiere de nuevo su ayuda, añádala con su propio correo y le preguntamos."],
    },
    "es-CL": {
      subject: "{clinic}: una persona de su familia ya decide por sí misma",
      text: [
        "Desde hoy usted ya no actúa en nombre de una persona a su cargo en {clinic}. Al ser mayor de edad, decide por sí misma.",
      ],
      button: "Ver su familia",
      after: ["Si quiere de nuevo su ayuda, agréguela con su propio correo y le preguntamos."],
    },
    fr: {
      subject: "{clinic} : une personne de votre famille décide désormais elle-même",
      text: [
        "À partir d’aujourd’hui, vous n’agissez plus pour une personne dont vous preniez soin chez {clinic}. Majeure, elle décide elle-même.",
      ],
      button: "Voir votre famille",
      after: [
        "Si elle souhaite de nouveau votre aide, ajoutez-la avec sa propre adresse e-mail et nous le lui demanderons.",
      ],
    },
    ar: {
      subject: "{clinic}: أحد أفراد عائلتك يقرر الآن بنفسه",
      text: [
        "ابتداءً من اليوم لم تعد تتصرف نيابةً عن شخص كنت تعتني به لدى {clinic}. وبصفته بالغًا، يقرر بنفسه.",
      ],
      button: "اطّلع على عائلتك",
      after: ["إذا أراد مساعدتك من جديد فأضفه مع بريده الإلكتروني الخاص وسنسأله."],
    },
  },
} satisfies Record<string, AccountMailTexts>;
