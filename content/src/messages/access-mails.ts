import type { AccountMailTexts } from "./account-mail.ts";

/** Mails of signing up and of passwords. They name the clinic, the time and a link (D.100). */
export const accessMails = {
  /** `{minutes}`. */
  recover_password: {
    en: {
      subject: "{clinic}: choose a new password",
      text: ["You asked to choose a new password for your account at {clinic}."],
      button: "Choose a new password",
      after: [
        "The link works once, for {minutes} minutes.",
        "If you did not ask for this, there is nothing to do: your password stays as it is.",
      ],
    },
    pt: {
      subject: "{clinic}: escolha uma nova palavra-passe",
      text: ["Pediu para escolher uma nova palavra-passe para a sua conta em {clinic}."],
      button: "Escolher nova palavra-passe",
      after: [
        "A ligação funciona uma vez, durante {minutes} minutos.",
        "Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe fica como está.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: escolha uma nova senha",
      text: ["Você pediu para escolher uma nova senha para a sua conta em {clinic}."],
      button: "Escolher nova senha",
      after: [
        "O link funciona uma vez, por {minutes} minutos.",
        "Se você não fez este pedido, não precisa fazer nada: a sua senha continua a mesma.",
      ],
    },
    it: {
      subject: "{clinic}: scelga una nuova password",
      text: ["Ha chiesto di scegliere una nuova password per il Suo account presso {clinic}."],
      button: "Scelga una nuova password",
      after: [
        "Il link funziona una sola volta, per {minutes} minuti.",
        "Se non l’ha chiesto Lei, non deve fare nulla: la Sua password resta com’è.",
      ],
    },
    es: {
      subject: "{clinic}: elija una contraseña nueva",
      text: ["Usted pidió elegir una contraseña nueva para su cuenta en {clinic}."],
      button: "Elegir una contraseña nueva",
      after: [
        "El enlace funciona una sola vez, durante {minutes} minutos.",
        "Si no lo pidió usted, no tiene que hacer nada: su contraseña sigue igual.",
      ],
    },
    fr: {
      subject: "{clinic} : choisissez un nouveau mot de passe",
      text: ["Vous avez demandé à choisir un nouveau mot de passe pour votre compte chez {clinic}."],
      button: "Choisir un nouveau mot de passe",
      after: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes.",
        "Si vous n'avez rien demandé, vous n'avez rien à faire : votre mot de passe reste le même.",
      ],
    },
    ar: {
      subject: "{clinic}: اختر كلمة مرور جديدة",
      text: ["لقد طلبت اختيار كلمة مرور جديدة لحسابك لدى {clinic}."],
      button: "اختيار كلمة مرور جديدة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة {minutes} دقيقة.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء: تبقى كلمة مرورك كما هي.",
      ],
    },
  },
  /** The clinic asks for a new password (D.60). `{minutes}`. */
  renew_password: {
    en: {
      subject: "{clinic}: your password has expired",
      text: ["To keep your account safe, {clinic} asks you to choose a new password before you go on."],
      button: "Choose a new password",
      after: [
        "The link works once, for {minutes} minutes.",
        "If it has run out, ask for a new one on the sign-in page.",
      ],
    },
    pt: {
      subject: "{clinic}: a sua palavra-passe expirou",
      text: [
        "Para manter a sua conta segura, {clinic} pede-lhe que escolha uma nova palavra-passe antes de continuar.",
      ],
      button: "Escolher nova palavra-passe",
      after: [
        "A ligação funciona uma vez, durante {minutes} minutos.",
        "Se já não funcionar, peça outra na página de início de sessão.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: a sua senha expirou",
      text: [
        "Para manter a sua conta segura, {clinic} pede que você escolha uma nova senha antes de continuar.",
      ],
      button: "Escolher nova senha",
      after: [
        "O link funciona uma vez, por {minutes} minutos.",
        "Se ele não funcionar mais, peça outro na página de entrada.",
      ],
    },
    it: {
      subject: "{clinic}: la Sua password è scaduta",
      text: [
        "Per proteggere il Suo account, {clinic} Le chiede di scegliere una nuova password prima di continuare.",
      ],
      button: "Scelga una nuova password",
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
        "Si ya no funciona, pida otro en la página de inicio de sesión.",
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
        "S'il ne fonctionne plus, demandez-en un autre sur la page de connexion.",
      ],
    },
    ar: {
      subject: "{clinic}: انتهت صلاحية كلمة مرورك",
      text: ["للحفاظ على أمان حسابك، تطلب منك {clinic} اختيار كلمة مرور جديدة قبل المتابعة."],
      button: "اختيار كلمة مرور جديدة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة {minutes} دقيقة.",
        "إذا لم يعد يعمل، فاطلب رابطًا جديدًا من صفحة تسجيل الدخول.",
      ],
    },
  },
  /** `{day} {time} {city}`. */
  password_changed: {
    en: {
      subject: "{clinic}: your password was changed",
      text: [
        "The password of your account at {clinic} was changed: {day}, {time}, {city} time.",
        "Every other device was signed out.",
      ],
      button: "This was not me",
      after: ["If this was you, there is nothing to do. If not, choose a new password at once."],
    },
    pt: {
      subject: "{clinic}: a sua palavra-passe foi alterada",
      text: [
        "A palavra-passe da sua conta em {clinic} foi alterada: {day}, {time}, hora de {city}.",
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
        "A senha da sua conta em {clinic} foi alterada: {day}, {time}, hora de {city}.",
        "A sessão terminou em todos os outros aparelhos.",
      ],
      button: "Não fui eu",
      after: ["Se foi você, não precisa fazer nada. Se não foi, escolha uma nova senha agora."],
    },
    it: {
      subject: "{clinic}: la Sua password è stata cambiata",
      text: [
        "La password del Suo account presso {clinic} è stata cambiata: {day}, {time}, ora di {city}.",
        "Tutti gli altri dispositivi sono stati disconnessi.",
      ],
      button: "Non l’ho fatto io",
      after: ["Se l’ha fatto Lei, non deve fare altro. Altrimenti scelga subito una nuova password."],
    },
    es: {
      subject: "{clinic}: su contraseña ha cambiado",
      text: [
        "La contraseña de su cuenta en {clinic} cambió: {day}, {time}, hora de {city}.",
        "Se cerró la sesión en todos los demás dispositivos.",
      ],
      button: "No fui yo",
      after: ["Si fue usted, no tiene que hacer nada. Si no, elija enseguida una contraseña nueva."],
    },
    fr: {
      subject: "{clinic} : votre mot de passe a été modifié",
      text: [
        "Le mot de passe de votre compte chez {clinic} a été modifié : {day}, {time}, heure de {city}.",
        "Tous vos autres appareils ont été déconnectés.",
      ],
      button: "Ce n'était pas moi",
      after: [
        "Si c'était vous, vous n'avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.",
      ],
    },
    ar: {
      subject: "{clinic}: تم تغيير كلمة مرورك",
      text: [
        "تم تغيير كلمة مرور حسابك لدى {clinic}: {day}، {time}، بتوقيت {city}.",
        "تم تسجيل الخروج من جميع الأجهزة الأخرى.",
      ],
      button: "لم أكن أنا",
      after: ["إذا كنت أنت من غيّرها، فلا حاجة لأي إجراء. وإلا فاختر كلمة مرور جديدة فورًا."],
    },
  },
  confirm_email: {
    en: {
      subject: "{clinic}: confirm your e-mail address",
      text: [
        "An account at {clinic} was asked for with this e-mail address. Confirm that it is yours, and the account is ready.",
      ],
      button: "Confirm my address",
      after: [
        "The link works once, for 24 hours.",
        "If you did not ask for this, there is nothing to do: without your confirmation no account is made.",
      ],
    },
    pt: {
      subject: "{clinic}: confirme o seu e-mail",
      text: [
        "Foi pedida uma conta em {clinic} com este endereço de e-mail. Confirme que é o seu, e a conta fica pronta.",
      ],
      button: "Confirmar o meu endereço",
      after: [
        "A ligação funciona uma vez, durante 24 horas.",
        "Se não fez este pedido, não precisa de fazer nada: sem a sua confirmação não se cria nenhuma conta.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: confirme o seu e-mail",
      text: [
        "Foi pedida uma conta em {clinic} com este endereço de e-mail. Confirme que ele é seu, e a conta fica pronta.",
      ],
      button: "Confirmar meu endereço",
      after: [
        "O link funciona uma vez, por 24 horas.",
        "Se você não fez este pedido, não precisa fazer nada: sem a sua confirmação nenhuma conta é criada.",
      ],
    },
    it: {
      subject: "{clinic}: confermi il Suo indirizzo e-mail",
      text: [
        "È stato chiesto un account presso {clinic} con questo indirizzo e-mail. Confermi che è il Suo e l’account sarà pronto.",
      ],
      button: "Confermo il mio indirizzo",
      after: [
        "Il link funziona una sola volta, per 24 ore.",
        "Se non l’ha chiesto Lei, non deve fare nulla: senza la Sua conferma non si crea nessun account.",
      ],
    },
    es: {
      subject: "{clinic}: confirme su correo electrónico",
      text: [
        "Se pidió una cuenta en {clinic} con esta dirección de correo. Confirme que es suya y la cuenta estará lista.",
      ],
      button: "Confirmar mi dirección",
      after: [
        "El enlace funciona una sola vez, durante 24 horas.",
        "Si no lo pidió usted, no tiene que hacer nada: sin su confirmación no se crea ninguna cuenta.",
      ],
    },
    fr: {
      subject: "{clinic} : confirmez votre adresse e-mail",
      text: [
        "Un compte chez {clinic} a été demandé avec cette adresse e-mail. Confirmez qu'elle est la vôtre, et le compte est prêt.",
      ],
      button: "Confirmer mon adresse",
      after: [
        "Le lien fonctionne une seule fois, pendant 24 heures.",
        "Si vous n'avez rien demandé, vous n'avez rien à faire : sans votre confirmation, aucun compte n'est créé.",
      ],
    },
    ar: {
      subject: "{clinic}: أكّد بريدك الإلكتروني",
      text: ["طُلب إنشاء حساب لدى {clinic} بهذا البريد الإلكتروني. أكّد أنه بريدك ليصبح الحساب جاهزًا."],
      button: "تأكيد بريدي",
      after: [
        "يعمل الرابط مرة واحدة، لمدة 24 ساعة.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء: لن يُنشأ أي حساب من دون تأكيدك.",
      ],
    },
  },
  account_exists: {
    en: {
      subject: "{clinic}: you already have an account",
      text: [
        "An account at {clinic} was asked for with this e-mail address. There is one already, so nothing was changed.",
      ],
      button: "Sign in",
      after: [
        "If you do not know the password any more, you can choose a new one on the sign-in page.",
        "If you did not ask for this, there is nothing to do.",
      ],
    },
    pt: {
      subject: "{clinic}: já tem uma conta",
      text: [
        "Foi pedida uma conta em {clinic} com este endereço de e-mail. Já existe uma, por isso nada mudou.",
      ],
      button: "Iniciar sessão",
      after: [
        "Se já não sabe a palavra-passe, pode escolher uma nova na página de início de sessão.",
        "Se não fez este pedido, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: você já tem uma conta",
      text: [
        "Foi pedida uma conta em {clinic} com este endereço de e-mail. Já existe uma, por isso nada mudou.",
      ],
      button: "Entrar",
      after: [
        "Se você não lembra mais a senha, pode escolher uma nova na página de entrada.",
        "Se você não fez este pedido, não precisa fazer nada.",
      ],
    },
    it: {
      subject: "{clinic}: ha già un account",
      text: [
        "È stato chiesto un account presso {clinic} con questo indirizzo e-mail. Ce n’è già uno, quindi nulla è cambiato.",
      ],
      button: "Acceda",
      after: [
        "Se non ricorda più la password, può sceglierne una nuova dalla pagina di accesso.",
        "Se non l’ha chiesto Lei, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic}: usted ya tiene una cuenta",
      text: [
        "Se pidió una cuenta en {clinic} con esta dirección de correo. Ya existe una, así que nada cambió.",
      ],
      button: "Iniciar sesión",
      after: [
        "Si ya no recuerda la contraseña, puede elegir una nueva en la página de inicio de sesión.",
        "Si no lo pidió usted, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} : vous avez déjà un compte",
      text: [
        "Un compte chez {clinic} a été demandé avec cette adresse e-mail. Il y en a déjà un, rien n'a donc changé.",
      ],
      button: "Se connecter",
      after: [
        "Si vous ne connaissez plus le mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.",
        "Si vous n'avez rien demandé, vous n'avez rien à faire.",
      ],
    },
    ar: {
      subject: "{clinic}: لديك حساب بالفعل",
      text: ["طُلب إنشاء حساب لدى {clinic} بهذا البريد الإلكتروني. يوجد حساب بالفعل، لذلك لم يتغير شيء."],
      button: "تسجيل الدخول",
      after: [
        "إذا لم تعد تتذكر كلمة المرور، فيمكنك اختيار كلمة جديدة من صفحة تسجيل الدخول.",
        "إذا لم تطلب ذلك، فلا حاجة لأي إجراء.",
      ],
    },
  },
  invitation: {
    en: {
      subject: "{clinic} invites you",
      text: ["{clinic} invites you to open an account. Choose a password, and it is ready."],
      button: "Accept the invitation",
      after: [
        "The link works once, for 14 days.",
        "If you do not know why you got this, there is nothing to do.",
      ],
    },
    pt: {
      subject: "Convite de {clinic}",
      text: ["{clinic} abriu um lugar para si. Escolha uma palavra-passe, e a sua conta fica pronta."],
      button: "Aceitar o convite",
      after: [
        "A ligação funciona uma vez, durante 14 dias.",
        "Se não sabe porque recebeu esta mensagem, não precisa de fazer nada.",
      ],
    },
    "pt-BR": {
      subject: "Convite de {clinic}",
      text: ["{clinic} abriu um lugar para você. Escolha uma senha, e a sua conta fica pronta."],
      button: "Aceitar o convite",
      after: [
        "O link funciona uma vez, por 14 dias.",
        "Se você não sabe por que recebeu esta mensagem, não precisa fazer nada.",
      ],
    },
    it: {
      subject: "{clinic} La invita",
      text: ["{clinic} ha preparato un posto per Lei. Scelga una password e il Suo account sarà pronto."],
      button: "Accetto l’invito",
      after: [
        "Il link funziona una sola volta, per 14 giorni.",
        "Se non sa perché ha ricevuto questo messaggio, non deve fare nulla.",
      ],
    },
    es: {
      subject: "{clinic} le invita",
      text: ["{clinic} le invita a abrir una cuenta. Elija una contraseña y estará lista."],
      button: "Aceptar la invitación",
      after: [
        "El enlace funciona una sola vez, durante 14 días.",
        "Si no sabe por qué recibió este mensaje, no tiene que hacer nada.",
      ],
    },
    fr: {
      subject: "{clinic} vous invite",
      text: ["{clinic} vous a préparé un compte. Choisissez un mot de passe, et votre compte est prêt."],
      button: "Accepter l'invitation",
      after: [
        "Le lien fonctionne une seule fois, pendant 14 jours.",
        "Si vous ne savez pas pourquoi vous recevez ce message, vous n'avez rien à faire.",
      ],
    },
    ar: {
      subject: "دعوة من {clinic}",
      text: ["دعتك {clinic} إلى فتح حساب لديها. اختر كلمة مرور ليصبح حسابك جاهزًا."],
      button: "قبول الدعوة",
      after: [
        "يعمل الرابط مرة واحدة، لمدة 14 يومًا.",
        "إذا كنت لا تعرف سبب وصول هذه الرسالة، فلا حاجة لأي إجراء.",
      ],
    },
  },
} satisfies Record<string, AccountMailTexts>;
