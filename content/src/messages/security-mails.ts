import type { AccountMailTexts } from "./account-mail.ts";

/** Mails about signing in with a second factor. The subject contains no code, since lock screens show it (D.100). */
export const securityMails = {
  /** `{minutes}`; the code is between the two texts. */
  sign_in_code: {
    en: {
      subject: "Your code for {clinic}",
      text: ["Enter this code where {clinic} asks for it:"],
      after: [
        "The code works once, for {minutes} minutes.",
        "Don’t share it with anyone, not even us. If you didn’t ask for it, someone may know your password. Choose a new one.",
      ],
    },
    pt: {
      subject: "O seu código para {clinic}",
      text: ["Introduza este código onde {clinic} o pedir:"],
      after: [
        "O código funciona uma vez, durante {minutes} minutos.",
        "Não o dê a ninguém, nem a nós. Se não o pediu, alguém pode saber a sua palavra-passe: escolha uma nova.",
      ],
    },
    "pt-BR": {
      subject: "Seu código para {clinic}",
      text: ["Digite este código onde {clinic} pedir:"],
      after: [
        "O código funciona uma vez, por {minutes} minutos.",
        "Não o passe a ninguém, nem a nós. Se você não o pediu, alguém pode saber a sua senha: crie uma nova.",
      ],
    },
    it: {
      subject: "Il Suo codice per {clinic}",
      text: ["Inserisca questo codice dove {clinic} lo chiede:"],
      after: [
        "Il codice funziona una sola volta, per {minutes} minuti.",
        "Non lo dia a nessuno, nemmeno a noi. Se non l’ha chiesto Lei, qualcuno potrebbe conoscere la Sua password: ne scelga una nuova.",
      ],
    },
    es: {
      subject: "Su código para {clinic}",
      text: ["Introduzca este código donde {clinic} se lo pide:"],
      after: [
        "El código funciona una vez, durante {minutes} minutos.",
        "No se lo dé a nadie, tampoco a nosotros. Si no lo pidió, alguien puede saber su contraseña: elija una nueva.",
      ],
    },
    fr: {
      subject: "Votre code pour {clinic}",
      text: ["Saisissez ce code là où {clinic} vous le demande :"],
      after: [
        "Le code fonctionne une fois, pendant {minutes} minutes.",
        "Ne le donnez à personne, pas même à nous. Si vous ne l’avez pas demandé, quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau.",
      ],
    },
    ar: {
      subject: "رمزك في {clinic}",
      text: ["أدخل هذا الرمز حيث تطلبه {clinic}:"],
      after: [
        "يعمل الرمز مرة واحدة، لمدة {minutes} دقائق.",
        "لا تعطه لأحد، ولا حتى لنا. إن لم تطلبه، فقد يعرف أحد كلمة مرورك: اختر كلمة جديدة.",
      ],
    },
  },
  security_changed: {
    en: {
      subject: "{clinic}: how you sign in has changed",
      text: ["A way to sign in to your {clinic} account was added, changed or removed."],
      after: [
        "If this was you, you don’t need to do anything.",
        "If it wasn’t you, choose a new password and contact the clinic.",
      ],
    },
    pt: {
      subject: "{clinic}: a forma de iniciar sessão mudou",
      text: ["Uma forma de iniciar sessão na sua conta em {clinic} foi adicionada, alterada ou removida."],
      after: [
        "Se fez esta alteração, não precisa de fazer nada.",
        "Se não a fez, escolha uma nova palavra-passe e contacte a clínica.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: a forma de entrar mudou",
      text: ["Uma forma de entrar na sua conta em {clinic} foi adicionada, alterada ou removida."],
      after: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, crie uma nova senha e fale com a clínica.",
      ],
    },
    it: {
      subject: "{clinic}: un modo di accedere è cambiato",
      text: ["Un modo di accedere al Suo account presso {clinic} è stato aggiunto, modificato o rimosso."],
      after: [
        "Se l’ha fatto Lei, non deve fare nulla.",
        "Se non l’ha fatto Lei, scelga una nuova password e contatti la clinica.",
      ],
    },
    es: {
      subject: "{clinic}: cambió una forma de iniciar sesión",
      text: ["Se añadió, cambió o quitó una forma de iniciar sesión en su cuenta de {clinic}."],
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no fue usted, elija una contraseña nueva y póngase en contacto con la clínica.",
      ],
    },
    "es-CL": {
      subject: "{clinic}: cambió una forma de iniciar sesión",
      text: ["Se agregó, cambió o quitó una forma de iniciar sesión en su cuenta de {clinic}."],
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no fue usted, elija una contraseña nueva y contacte a la clínica.",
      ],
    },
    fr: {
      subject: "{clinic} : un moyen de connexion a changé",
      text: ["Un moyen de vous connecter à votre compte chez {clinic} a été ajouté, modifié ou retiré."],
      after: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, choisissez un nouveau mot de passe et contactez la clinique.",
      ],
    },
    ar: {
      subject: "{clinic}: تغيّرت طريقة تسجيل دخولك",
      text: ["أُضيفت طريقة لتسجيل الدخول إلى حسابك في {clinic} أو عُدّلت أو أُزيلت."],
      after: ["إن كنت أنت، فلا يلزمك شيء.", "إن لم تكن أنت، فاختر كلمة مرور جديدة وتواصل مع العيادة."],
    },
  },
  /** To staff, about their account at the clinic's desk. `{day} {time} {zone}`. */
  desk_password_changed: {
    en: {
      subject: "{clinic}: your password for the desk was changed",
      text: [
        "The password of your account at the desk of {clinic} was changed on {day} at {time}, {zone}.",
        "We signed you out on every other device.",
      ],
      after: [
        "If this was you, you don’t need to do anything.",
        "If it wasn’t you, ask an administrator of the clinic to reset your password now.",
      ],
    },
    pt: {
      subject: "{clinic}: a sua palavra-passe da área profissional foi alterada",
      text: [
        "A palavra-passe da sua conta na área profissional de {clinic} foi alterada: {day}, {time}, {zone}.",
        "A sessão terminou em todos os outros dispositivos.",
      ],
      after: [
        "Se fez esta alteração, não precisa de fazer nada.",
        "Se não a fez, peça já à administração da clínica que reponha a sua palavra-passe.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: a sua senha da área profissional foi alterada",
      text: [
        "A senha da sua conta na área profissional de {clinic} foi alterada: {day}, {time}, {zone}.",
        "A sessão terminou em todos os outros aparelhos.",
      ],
      after: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, peça agora à administração da clínica que redefina a sua senha.",
      ],
    },
    it: {
      subject: "{clinic}: la Sua password dell’area professionale è stata cambiata",
      text: [
        "La password del Suo account nell’area professionale di {clinic} è stata cambiata: {day}, {time}, {zone}.",
        "Tutti gli altri dispositivi sono stati disconnessi.",
      ],
      after: [
        "Se l’ha fatto Lei, non deve fare nulla.",
        "Se non l’ha fatto Lei, chieda subito all’amministrazione della clinica di reimpostare la Sua password.",
      ],
    },
    es: {
      subject: "{clinic}: su contraseña del área profesional ha cambiado",
      text: [
        "La contraseña de su cuenta en el área profesional de {clinic} cambió: {day}, {time}, {zone}.",
        "Se cerró la sesión en todos los demás dispositivos.",
      ],
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no fue usted, pida enseguida a la administración de la clínica que restablezca su contraseña.",
      ],
    },
    fr: {
      subject: "{clinic} : votre mot de passe de l’espace professionnel a été modifié",
      text: [
        "Le mot de passe de votre compte dans l’espace professionnel de {clinic} a été modifié : {day}, {time}, {zone}.",
        "Tous vos autres appareils ont été déconnectés.",
      ],
      after: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, demandez tout de suite à l’administration de la clinique de réinitialiser votre mot de passe.",
      ],
    },
    ar: {
      subject: "{clinic}: تم تغيير كلمة مرورك لبوابة العاملين",
      text: [
        "تم تغيير كلمة مرور حسابك في بوابة العاملين لدى {clinic}: {day}، {time}، {zone}.",
        "تم تسجيل الخروج من جميع الأجهزة الأخرى.",
      ],
      after: [
        "إذا كنت أنت من غيّرها، فلا حاجة لأي إجراء.",
        "وإلا فاطلب من إدارة العيادة إعادة تعيين كلمة مرورك فورًا.",
      ],
    },
  },
} as const satisfies Record<string, AccountMailTexts>;
