import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails about sign-up and passwords. Beside the clinic and a link they name only times: how long the link works, or when
 * the password was changed (D.100).
 */
export const accessMails = {
  /** `{minutes}`. */
  recover_password: {
    en: {
      subject: "{clinic}: choose a new password",
      text: ["You asked to choose a new password for your account at {clinic}."],
      button: "Choose a new password",
      after: [
        "The link works once, for {minutes} minutes.",
        "If you didn’t ask for this, you don’t need to do anything. Your password hasn’t changed.",
      ],
    },
    pt: {
      subject: "{clinic}: escolha uma nova palavra-passe",
      text: ["Pediu para escolher uma nova palavra-passe para a sua conta em {clinic}."],
      button: "Escolher uma nova palavra-passe",
      after: [
        "O link funciona uma vez, durante {minutes} minutos.",
        "Se não fez este pedido, não precisa de fazer nada. A sua palavra-passe não mudou.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: escolha uma nova senha",
      text: ["Você pediu para escolher uma nova senha para a sua conta em {clinic}."],
      button: "Escolher uma nova senha",
      after: [
        "O link funciona uma vez, por {minutes} minutos.",
        "Se você não fez este pedido, não precisa fazer nada. Sua senha não mudou.",
      ],
    },
    it: {
      subject: "{clinic}: scelga una nuova password",
      text: ["Ha chiesto di scegliere una nuova password per il Suo account presso {clinic}."],
      button: "Scegli una nuova password",
      after: [
        "Il link funziona una sola volta, per {minutes} minuti.",
        "Se non l’ha chiesto Lei, non deve fare nulla. La Sua password non è cambiata.",
      ],
    },
    es: {
      subject: "{clinic}: elija una contraseña nueva",
      text: ["Usted pidió elegir una contraseña nueva para su cuenta en {clinic}."],
      button: "Elegir una contraseña nueva",
      after: [
        "El enlace funciona una sola vez, durante {minutes} minutos.",
        "Si no lo pidió usted, no tiene que hacer nada. Su contraseña no ha cambiado.",
      ],
    },
    fr: {
      subject: "{clinic} : choisissez un nouveau mot de passe",
      text: ["Vous avez demandé à choisir un nouveau mot de passe pour votre compte chez {clinic}."],
      button: "Choisir un nouveau mot de passe",
      after: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes.",
        "Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe n’a pas changé.",
      ],
    },
    ar: {
      subject: "{clinic}: اختر كلمة مرور جديدة",
      text: ["لقد طلبت اختيار كلمة مرور جديدة لحسابك لدى {clinic}."],
      button: "اختيار كلمة مرور جديدة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة {minutes} دقيقة.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء. لم تتغير كلمة مرورك.",
      ],
    },
  },
  /** The clinic requires a new password (D.60). `{minutes}`. */
  renew_password: {
    en: {
      subject: "{clinic}: your password has expired",
      text: ["To keep your account safe, choose a new password before you next use {clinic}."],
      button: "Choose a new password",
      after: [
        "The link works once, for {minutes} minutes.",
        "If it has expired, ask for a new one on the sign-in page.",
      ],
    },
    pt: {
      subject: "{clinic}: a sua palavra-passe expirou",
      text: [
        "Para manter a sua conta segura, {clinic} pede-lhe que escolha uma nova palavra-passe antes de continuar.",
      ],
      button: "Escolher uma nova palavra-passe",
      after: [
        "O link funciona uma vez, durante {minutes} minutos.",
        "Se já tiver expirado, peça outro na página de início de sessão.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: a sua senha expirou",
      text: [
        "Para manter a sua conta segura, {clinic} pede que você escolha uma nova senha antes de continuar.",
      ],
      button: "Escolher uma nova senha",
      after: [
        "O link funciona uma vez, por {minutes} minutos.",
        "Se ele tiver expirado, peça outro na página de entrada.",
      ],
    },
    it: {
      subject: "{clinic}: la Sua password è scaduta",
      text: [
        "Per proteggere il Suo account, {clinic} Le chiede di scegliere una nuova password prima di continuare.",
      ],
      button: "Scegli una nuova password",
      after: [
        "Il link funziona una sola volta, per {minutes} minuti.",
        "Se è scaduto, ne chieda uno nuovo dalla pagina di accesso.",
      ],
    },
    es: {
      subject: "{clinic}: su contraseña ha caducado",
      text: [
        "Para mantener segura su cuenta, {clinic} le pide que elija una contraseña nueva antes de continuar.",
      ],
      button: "Elegir una contraseña nueva",
      after: [
        "El enlace funciona una sola vez, durante {minutes} minutos.",
        "Si ha caducado, pida otro en la página de inicio de sesión.",
      ],
    },
    fr: {
      subject: "{clinic} : votre mot de passe a expiré",
      text: [
        "Pour protéger votre compte, {clinic} vous demande de choisir un nouveau mot de passe avant de continuer.",
      ],
      button: "Choisir un nouveau mot de passe",
      after: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes.",
        "S’il a expiré, demandez-en un autre sur la page de connexion.",
      ],
    },
    ar: {
      subject: "{clinic}: انتهت صلاحية كلمة مرورك",
      text: ["للحفاظ على أمان حسابك، تطلب منك {clinic} اختيار كلمة مرور جديدة قبل المتابعة."],
      button: "اختيار كلمة مرور جديدة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة {minutes} دقيقة.",
        "إذا انتهت صلاحيته، فاطلب رابطًا جديدًا من صفحة تسجيل الدخول.",
      ],
    },
  },
  /** `{day} {time} {zone}`. */
  password_changed: {
    en: {
      subject: "{clinic}: your password was changed",
      text: [
        "The password for your {clinic} account was changed on {day} at {time}, {zone}.",
        "We signed you out on every other device.",
      ],
      button: "That wasn’t me",
      after: ["If this was you, you don’t need to do anything. If not, choose a new password now."],
    },
    pt: {
      subject: "{clinic}: a sua palavra-passe foi alterada",
      text: [
        "A palavra-passe da sua conta em {clinic} foi alterada: {day}, {time}, {zone}.",
        "A sessão terminou em todos os outros dispositivos.",
      ],
      button: "Não fui eu",
      after: [
        "Se fez esta alteração, não precisa de fazer nada. Se não a fez, escolha já uma nova palavra-passe.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: a sua senha foi alterada",
      text: [
        "A senha da sua conta em {clinic} foi alterada: {day}, {time}, {zone}.",
        "A sessão terminou em todos os outros aparelhos.",
      ],
      button: "Não fui eu",
      after: ["Se foi você, não precisa fazer nada. Se não foi, escolha uma nova senha agora."],
    },
    it: {
      subject: "{clinic}: la Sua password è stata cambiata",
      text: [
        "La password del Suo account presso {clinic} è stata cambiata: {day}, {time}, {zone}.",
        "Tutti gli altri dispositivi sono stati disconnessi.",
      ],
      button: "Non l’ho fatto io",
      after: ["Se l’ha fatto Lei, non deve fare altro. Altrimenti scelga subito una nuova password."],
    },
    es: {
      subject: "{clinic}: su contraseña ha cambiado",
      text: [
        "La contraseña de su cuenta en {clinic} cambió: {day}, {time}, {zone}.",
        "Se cerró la sesión en todos los demás dispositivos.",
      ],
      button: "No fui yo",
      after: ["Si fue usted, no tiene que hacer nada. Si no, elija enseguida una contraseña nueva."],
    },
    fr: {
      subject: "{clinic} : votre mot de passe a été modifié",
      text: [
        "Le mot de passe de votre compte chez {clinic} a été modifié : {day}, {time}, {zone}.",
        "Tous vos autres appareils ont été déconnectés.",
      ],
      button: "Ce n’était pas moi",
      after: [
        "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.",
      ],
    },
    ar: {
      subject: "{clinic}: تم تغيير كلمة مرورك",
      text: [
        "تم تغيير كلمة مرور حسابك لدى {clinic}: {day}، {time}، {zone}.",
        "تم تسجيل الخروج من جميع الأجهزة الأخرى.",
      ],
      button: "لم أكن أنا",
      after: ["إذا كنت أنت من غيّرها، فلا حاجة لأي إجراء. وإلا فاختر كلمة مرور جديدة فورًا."],
    },
  },
  confirm_email: {
    en: {
      subject: "{clinic}: confirm your email address",
      text: [
        "Someone asked for a {clinic} account with this email address. If it was you, confirm the address to open your account.",
      ],
      button: "Confirm my address",
      after: [
        "The link works once, for 24 hours.",
        "If you didn’t ask for this, you don’t need to do anything. We won’t create an account unless you confirm.",
      ],
    },
    pt: {
      subject: "{clinic}: confirme o seu e-mail",
      text: [
        "Alguém pediu uma conta em {clinic} com este endereço de e-mail. Se fez este pedido, confirme o endereço para abrir a conta.",
      ],
      button: "Confirmar o meu endereço",
      after: [
        "O link funciona uma vez, durante 24 horas.",
        "Se não fez este pedido, não precisa de fazer nada. Sem a sua confirmação não criamos nenhuma conta.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: confirme o seu e-mail",
      text: [
        "Alguém pediu uma conta em {clinic} com este endereço de e-mail. Se foi você, confirme o endereço para abrir a conta.",
      ],
      button: "Confirmar meu endereço",
      after: [
        "O link funciona uma vez, por 24 horas.",
        "Se não foi você, não precisa fazer nada. Sem a sua confirmação não criamos nenhuma conta.",
      ],
    },
    it: {
      subject: "{clinic}: confermi il Suo indirizzo e-mail",
      text: [
        "Qualcuno ha chiesto un account presso {clinic} con questo indirizzo e-mail. Se è stato Lei, confermi l’indirizzo per aprire l’account.",
      ],
      button: "Conferma l’indirizzo",
      after: [
        "Il link funziona una sola volta, per 24 ore.",
        "Se non l’ha chiesto Lei, non deve fare nulla. Senza la Sua conferma non creiamo nessun account.",
      ],
    },
    es: {
      subject: "{clinic}: confirme su correo electrónico",
      text: [
        "Alguien pidió una cuenta en {clinic} con esta dirección de correo. Si fue usted, confirme la dirección para abrir la cuenta.",
      ],
      button: "Confirmar mi dirección",
      after: [
        "El enlace funciona una sola vez, durante 24 horas.",
        "Si no lo pidió usted, no tiene que hacer nada. Sin su confirmación no creamos ninguna cuenta.",
      ],
    },
    fr: {
      subject: "{clinic} : confirmez votre adresse e-mail",
      text: [
        "Quelqu’un a demandé un compte chez {clinic} avec cette adresse e-mail. Si c’était vous, confirmez l’adresse pour ouvrir votre compte.",
      ],
      button: "Confirmer mon adresse",
      after: [
        "Le lien fonctionne une seule fois, pendant 24 heures.",
        "Si vous n’avez rien demandé, vous n’avez rien à faire. Sans votre confirmation, nous ne créons aucun compte.",
      ],
    },
    ar: {
      subject: "{clinic}: أكّد بريدك الإلكتروني",
      text: [
        "طلب أحدهم إنشاء حساب لدى {clinic} بهذا البريد الإلكتروني. إذا كان الطلب منك، فأكّد العنوان لفتح حسابك.",
      ],
      button: "تأكيد بريدي",
      after: [
        "يعمل الرابط مرة واحدة، لمدة 24 ساعة.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء. لن ننشئ أي حساب من دون تأكيدك.",
      ],
    },
  },
  account_exists: {
    en: {
      subject: "{clinic}: you already have an account",
      text: [
        "Someone asked for a {clinic} account with this email address. You already have one, so nothing has changed.",
      ],
      button: "Sign in",
      after: [
        "If you’ve forgotten your password, choose a new one on the sign-in page.",
        "If you didn’t ask for this, you don’t need to do anything.",
      ],
    },
    pt: {
      subject: "{clinic}: já tem uma conta",
      text: [
        "Alguém pediu uma conta em {clinic} com este endereço de e-mail. Já existe uma, por isso nada mudou.",
      ],
      button: "Iniciar sessão",
      after: [
        "Se esqueceu a palavra-passe, escolha uma nova na página de início de sessão.",
        "Se não fez este pedido, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: você já tem uma conta",
      text: [
        "Alguém pediu uma conta em {clinic} com este endereço de e-mail. Já existe uma, por isso nada mudou.",
      ],
      button: "Entrar",
      after: [
        "Se você esqueceu a senha, escolha uma nova na página de entrada.",
        "Se você não fez este pedido, não precisa fazer nada.",
      ],
    },
    it: {
      subject: "{clinic}: ha già un account",
      text: [
        "Qualcuno ha chiesto un account presso {clinic} con questo indirizzo e-mail. Ce n’è già uno, quindi nulla è cambiato.",
      ],
      button: "Accedi",
      after: [
        "Se ha dimenticato la password, ne scelga una nuova dalla pagina di accesso.",
        "Se non l’ha chiesto Lei, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic}: usted ya tiene una cuenta",
      text: [
        "Alguien pidió una cuenta en {clinic} con esta dirección de correo. Ya existe una, así que nada ha cambiado.",
      ],
      button: "Iniciar sesión",
      after: [
        "Si olvidó la contraseña, elija una nueva en la página de inicio de sesión.",
        "Si no lo pidió usted, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} : vous avez déjà un compte",
      text: [
        "Quelqu’un a demandé un compte chez {clinic} avec cette adresse e-mail. Vous en avez déjà un, rien n’a donc changé.",
      ],
      button: "Se connecter",
      after: [
        "Si vous avez oublié votre mot de passe, choisissez-en un nouveau sur la page de connexion.",
        "Si vous n’avez rien demandé, vous n’avez rien à faire.",
      ],
    },
    ar: {
      subject: "{clinic}: لديك حساب بالفعل",
      text: ["طلب أحدهم إنشاء حساب لدى {clinic} بهذا البريد الإلكتروني. لديك حساب بالفعل، لذلك لم يتغير شيء."],
      button: "تسجيل الدخول",
      after: [
        "إذا نسيت كلمة المرور، فاختر كلمة جديدة من صفحة تسجيل الدخول.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء.",
      ],
    },
  },
  invitation: {
    en: {
      subject: "{clinic} invites you",
      text: ["{clinic} invites you to open an account. Choose a password to start."],
      button: "Accept the invitation",
      after: [
        "The link works once, for 14 days.",
        "If you don’t know why you got this, you can ignore this email.",
      ],
    },
    pt: {
      subject: "Convite de {clinic}",
      text: ["Tem um convite de {clinic} para abrir uma conta. Escolha uma palavra-passe para começar."],
      button: "Aceitar o convite",
      after: [
        "O link funciona uma vez, durante 14 dias.",
        "Se não sabe porque recebeu esta mensagem, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "Convite de {clinic}",
      text: ["{clinic} convida você a abrir uma conta. Escolha uma senha para começar."],
      button: "Aceitar o convite",
      after: [
        "O link funciona uma vez, por 14 dias.",
        "Se você não sabe por que recebeu esta mensagem, não precisa fazer nada.",
      ],
    },
    it: {
      subject: "{clinic} La invita",
      text: ["{clinic} La invita ad aprire un account. Scelga una password per iniziare."],
      button: "Accetta l’invito",
      after: [
        "Il link funziona una sola volta, per 14 giorni.",
        "Se non sa perché ha ricevuto questo messaggio, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic} le invita",
      text: ["{clinic} le invita a abrir una cuenta. Elija una contraseña para empezar."],
      button: "Aceptar la invitación",
      after: [
        "El enlace funciona una sola vez, durante 14 días.",
        "Si no sabe por qué recibió este mensaje, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} vous invite",
      text: ["{clinic} vous invite à ouvrir un compte. Choisissez un mot de passe pour commencer."],
      button: "Accepter l’invitation",
      after: [
        "Le lien fonctionne une seule fois, pendant 14 jours.",
        "Si vous ne savez pas pourquoi vous recevez ce message, vous n’avez rien à faire.",
      ],
    },
    ar: {
      subject: "دعوة من {clinic}",
      text: ["تدعوك {clinic} إلى فتح حساب. اختر كلمة مرور للبدء."],
      button: "قبول الدعوة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة 14 يومًا.",
        "إذا كنت لا تعرف سبب وصول هذه الرسالة، فلا حاجة لأي إجراء.",
      ],
    },
  },
} satisfies Record<string, AccountMailTexts>;
