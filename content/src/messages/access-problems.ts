import type { InEveryLanguage, ProblemMessage } from "./problems.ts";

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** Error texts about sign-up, passwords and links. */
export const accessProblems = {
  weak_password: {
    en: say(
      "This password is too easy to guess.",
      "Use at least 8 characters. Don’t use a common password, your name or your email address.",
    ),
    pt: say(
      "Esta palavra-passe é demasiado fácil de adivinhar.",
      "Use pelo menos 8 caracteres. Não use uma palavra-passe comum, o seu nome nem o seu e-mail.",
    ),
    it: say(
      "Questa password è troppo facile da indovinare.",
      "Usi almeno 8 caratteri. Non usi una password comune, il Suo nome o la Sua e-mail.",
    ),
    es: say(
      "Esta contraseña es demasiado fácil de adivinar.",
      "Use al menos 8 caracteres. No use una contraseña común, su nombre ni su correo.",
    ),
    fr: say(
      "Ce mot de passe est trop facile à deviner.",
      "Utilisez au moins 8 caractères. Évitez un mot de passe courant, votre nom et votre adresse e-mail.",
    ),
    ar: say(
      "كلمة المرور هذه سهلة التخمين.",
      "استخدم 8 أحرف على الأقل. لا تستخدم كلمة مرور شائعة أو اسمك أو بريدك الإلكتروني.",
    ),
    "pt-BR": say(
      "Esta senha é fácil demais de adivinhar.",
      "Use pelo menos 8 caracteres. Não use uma senha comum, o seu nome nem o seu e-mail.",
    ),
  },
  new_password_needed: {
    en: say("Your one-time password is right.", "Choose a password of your own to continue."),
    pt: say("A sua palavra-passe de uso único está certa.", "Escolha uma palavra-passe sua para continuar."),
    it: say("La password monouso è corretta.", "Scelga una password Sua per continuare."),
    es: say("Su contraseña de un solo uso es correcta.", "Elija una contraseña propia para continuar."),
    fr: say(
      "Votre mot de passe à usage unique est correct.",
      "Choisissez un mot de passe personnel pour continuer.",
    ),
    ar: say("كلمة المرور لمرة واحدة صحيحة.", "اختر كلمة مرور خاصة بك للمتابعة."),
    "pt-BR": say("Sua senha de uso único está certa.", "Escolha uma senha sua para continuar."),
  },
  provider_unavailable: {
    en: say("The sign-in service isn’t answering.", "Try again in a moment, or sign in with your password."),
    pt: say(
      "O serviço de início de sessão não responde.",
      "Tente de novo daqui a pouco, ou entre com a sua palavra-passe.",
    ),
    it: say("Il servizio di accesso non risponde.", "Riprovi tra poco, oppure acceda con la password."),
    es: say(
      "El servicio de inicio de sesión no responde.",
      "Inténtelo de nuevo en un momento, o entre con su contraseña.",
    ),
    fr: say(
      "Le service de connexion ne répond pas.",
      "Réessayez dans un instant, ou connectez-vous avec votre mot de passe.",
    ),
    ar: say("خدمة تسجيل الدخول لا تستجيب.", "حاول من جديد بعد قليل، أو سجّل الدخول بكلمة المرور."),
    "pt-BR": say(
      "O serviço de login não responde.",
      "Tente de novo daqui a pouco, ou entre com a sua senha.",
    ),
  },
  provider_refused: {
    en: say("Signing in didn’t work.", "Start again from the desk, or sign in with your password."),
    pt: say(
      "O início de sessão não foi concluído.",
      "Comece de novo nesta página, ou entre com a sua palavra-passe.",
    ),
    it: say("L’accesso non è riuscito.", "Ricominci da questa pagina, oppure acceda con la password."),
    es: say(
      "No se pudo iniciar la sesión.",
      "Empiece de nuevo desde esta página, o entre con su contraseña.",
    ),
    fr: say(
      "La connexion n’a pas abouti.",
      "Recommencez depuis cette page, ou connectez-vous avec votre mot de passe.",
    ),
    ar: say("لم يكتمل تسجيل الدخول.", "ابدأ من جديد من هذه الصفحة، أو سجّل الدخول بكلمة المرور."),
    "pt-BR": say("Não foi possível entrar.", "Comece de novo nesta página, ou entre com a sua senha."),
  },
  last_factor: {
    en: say(
      "This is your last second factor.",
      "The desk needs one. Add another passkey or an authenticator app first.",
    ),
    pt: say(
      "Este é o seu último segundo fator.",
      "A área profissional exige um. Adicione primeiro outra chave de acesso ou uma aplicação de autenticação.",
    ),
    it: say(
      "È il Suo ultimo secondo fattore.",
      "L’area professionale ne richiede uno. Aggiunga prima un’altra passkey o un’app di autenticazione.",
    ),
    es: say(
      "Este es su último segundo factor.",
      "El área profesional exige uno. Registre antes otra llave de acceso o una aplicación de autenticación.",
    ),
    fr: say(
      "C’est votre dernier second facteur.",
      "L’espace professionnel en exige un. Ajoutez d’abord une autre clé d’accès ou une application d’authentification.",
    ),
    ar: say(
      "هذا آخر عامل ثانٍ في حسابك.",
      "مكتب العيادة يتطلب واحدًا. أضف أولًا مفتاح مرور آخر أو تطبيق مصادقة.",
    ),
    "pt-BR": say(
      "Este é o seu último segundo fator.",
      "A área profissional exige um. Adicione antes outra chave de acesso ou um aplicativo de autenticação.",
    ),
  },
  provider_email_unconfirmed: {
    en: say(
      "Your account there has no confirmed email.",
      "Confirm your email there, or sign in another way.",
    ),
    pt: say(
      "A sua conta nesse serviço não tem um e-mail confirmado.",
      "Confirme lá o seu e-mail, ou inicie sessão de outra forma.",
    ),
    it: say(
      "Il Suo account in quel servizio non ha un’email confermata.",
      "Confermi lì la Sua email, oppure acceda in un altro modo.",
    ),
    es: say(
      "Su cuenta en ese servicio no tiene un correo confirmado.",
      "Confirme allí su correo, o inicie sesión de otra forma.",
    ),
    fr: say(
      "Votre compte sur ce service n’a pas d’adresse e-mail confirmée.",
      "Confirmez-y votre adresse, ou connectez-vous autrement.",
    ),
    ar: say(
      "لا يوجد في حسابك هناك بريد إلكتروني مؤكَّد.",
      "أكّد بريدك الإلكتروني هناك، أو سجّل الدخول بطريقة أخرى.",
    ),
    "pt-BR": say(
      "A sua conta nesse serviço não tem um e-mail confirmado.",
      "Confirme o seu e-mail por lá, ou entre de outra forma.",
    ),
  },
  provider_account_missing: {
    en: say("You don’t have an account here yet.", "Tell us your name and agree to the terms to make one."),
    pt: say("Ainda não tem conta aqui.", "Para criar uma, indique o seu nome e aceite as condições."),
    it: say("Qui non ha ancora un account.", "Per crearne uno, indichi il Suo nome e accetti le condizioni."),
    es: say("Todavía no tiene cuenta aquí.", "Para crear una, indique su nombre y acepte las condiciones."),
    fr: say(
      "Vous n’avez pas encore de compte ici.",
      "Pour en créer un, indiquez votre nom et acceptez les conditions.",
    ),
    ar: say("ليس لديك حساب هنا بعد.", "لإنشاء حساب، اكتب اسمك ووافق على الشروط."),
    "pt-BR": say("Você ainda não tem conta aqui.", "Para criar uma, diga o seu nome e aceite os termos."),
  },
  provider_account_exists: {
    en: say(
      "You already have an account with this email.",
      "Sign in with your password or passkey once. We’ll then connect the two.",
    ),
    pt: say(
      "Já tem uma conta com este e-mail.",
      "Inicie sessão uma vez com a palavra-passe ou a chave de acesso. Depois ligamos as duas contas.",
    ),
    it: say(
      "Ha già un account con questa email.",
      "Acceda una volta con la password o la passkey. Poi collegheremo i due account.",
    ),
    es: say(
      "Ya tiene una cuenta con este correo.",
      "Inicie sesión una vez con su contraseña o su llave de acceso. Después uniremos las dos cuentas.",
    ),
    fr: say(
      "Vous avez déjà un compte avec cette adresse e-mail.",
      "Connectez-vous une fois avec votre mot de passe ou votre clé d’accès. Nous relierons ensuite les deux comptes.",
    ),
    ar: say(
      "لديك حساب بهذا البريد الإلكتروني.",
      "سجّل الدخول مرة واحدة بكلمة المرور أو مفتاح المرور، وسنربط الحسابين بعد ذلك.",
    ),
    "pt-BR": say(
      "Você já tem uma conta com este e-mail.",
      "Entre uma vez com a senha ou a chave de acesso. Depois ligamos as duas contas.",
    ),
  },
  no_patient_account: {
    en: say("You don’t have an account at this clinic.", "Ask the clinic for one."),
    pt: say("Não tem conta nesta clínica.", "Peça uma à clínica."),
    it: say("Non ha un account in questa clinica.", "Lo chieda alla clinica."),
    es: say("No tiene cuenta en esta clínica.", "Pídala a la clínica."),
    fr: say("Vous n’avez pas de compte dans cette clinique.", "Demandez-en un à la clinique."),
    ar: say("ليس لديك حساب في هذه العيادة.", "اطلب حسابًا من العيادة."),
    "pt-BR": say("Você não tem conta nesta clínica.", "Peça uma à clínica."),
  },
  no_desk_account: {
    en: say(
      "You don’t have an account at this desk.",
      "Ask whoever manages your clinic’s staff accounts to add your work email address.",
    ),
    pt: say(
      "Não tem conta nesta área profissional.",
      "Peça a quem gere as contas da sua clínica que adicione o seu e-mail de trabalho.",
    ),
    it: say(
      "Non ha un account in quest’area professionale.",
      "Chieda a chi gestisce gli account della clinica di aggiungere la Sua e-mail di lavoro.",
    ),
    es: say(
      "No tiene una cuenta en esta área profesional.",
      "Pida a quien gestiona las cuentas de su clínica que incluya su correo de trabajo.",
    ),
    fr: say(
      "Vous n’avez pas de compte dans cet espace professionnel.",
      "Demandez à la personne qui gère les comptes de votre clinique d’ajouter votre adresse e-mail professionnelle.",
    ),
    ar: say(
      "ليس لديك حساب في بوابة العاملين هذه.",
      "اطلب ممن يدير حسابات عيادتك إضافة بريدك الإلكتروني في العمل.",
    ),
    "pt-BR": say(
      "Você não tem conta nesta área profissional.",
      "Peça a quem administra as contas da clínica que adicione o seu e-mail de trabalho.",
    ),
  },
  password_expired: {
    en: say("Your password has expired.", "Check your email for a link to choose a new one."),
    pt: say("A sua palavra-passe expirou.", "Veja o seu e-mail: enviámos um link para escolher uma nova."),
    it: say(
      "La Sua password è scaduta.",
      "Controlli la posta: Le abbiamo inviato un link per sceglierne una nuova.",
    ),
    es: say(
      "Su contraseña ha caducado.",
      "Mire su correo: le hemos enviado un enlace para elegir una nueva.",
    ),
    fr: say(
      "Votre mot de passe a expiré.",
      "Consultez vos e-mails : nous vous avons envoyé un lien pour en choisir un nouveau.",
    ),
    ar: say("انتهت صلاحية كلمة مرورك.", "راجع بريدك الإلكتروني: أرسلنا إليك رابطًا لاختيار كلمة جديدة."),
    "pt-BR": say("Sua senha expirou.", "Veja seu e-mail: enviamos um link para escolher uma nova."),
  },
  link_not_valid: {
    en: say("This link has been used or has expired.", "Ask for a new one, then use the latest email."),
    pt: say("Este link já foi usado ou expirou.", "Peça um novo e use o e-mail mais recente."),
    it: say("Questo link è già stato usato o è scaduto.", "Ne chieda uno nuovo e usi l’e-mail più recente."),
    es: say("Este enlace ya se usó o ha caducado.", "Pida uno nuevo y use el correo más reciente."),
    fr: say(
      "Ce lien a déjà été utilisé ou a expiré.",
      "Demandez-en un nouveau, puis utilisez le dernier e-mail reçu.",
    ),
    ar: say("استُخدم هذا الرابط أو انتهت صلاحيته.", "اطلب رابطًا جديدًا ثم استخدم أحدث رسالة."),
    "pt-BR": say("Este link já foi usado ou expirou.", "Peça um novo e use o e-mail mais recente."),
  },
  appointment_in_account: {
    en: say(
      "This appointment is in an account now.",
      "Personal links no longer open it. Sign in to that account to see it.",
    ),
    pt: say(
      "Esta consulta está agora numa conta.",
      "Os links pessoais já não a abrem. Inicie sessão nessa conta para a ver.",
    ),
    it: say(
      "Questa visita è ora in un account.",
      "I link personali non la aprono più. Acceda a quell’account per vederla.",
    ),
    es: say(
      "Esta consulta está ahora en una cuenta.",
      "Los enlaces personales ya no la abren. Inicie sesión en esa cuenta para verla.",
    ),
    fr: say(
      "Cette consultation est désormais dans un compte.",
      "Les liens personnels ne l’ouvrent plus. Connectez-vous à ce compte pour la voir.",
    ),
    ar: say(
      "هذا الموعد موجود الآن في حساب.",
      "لم تعد الروابط الشخصية تفتحه. سجّل الدخول إلى ذلك الحساب لرؤيته.",
    ),
    "pt-BR": say(
      "Esta consulta agora está em uma conta.",
      "Os links pessoais não a abrem mais. Entre nessa conta para vê-la.",
    ),
  },
  passcode_needed: {
    en: say(
      "This link needs its passcode.",
      "Type the passcode that you got from whoever sent you the link.",
    ),
    pt: say("Este link pede um código.", "Escreva o código que recebeu de quem lhe enviou o link."),
    it: say("Questo link richiede un codice.", "Inserisca il codice ricevuto da chi Le ha inviato il link."),
    es: say("Este enlace pide un código.", "Escriba el código que le dio quien le envió el enlace."),
    fr: say("Ce lien demande un code.", "Saisissez le code reçu de la personne qui vous a envoyé le lien."),
    ar: say("هذا الرابط يحتاج إلى رمز.", "اكتب الرمز الذي حصلت عليه ممن أرسل إليك الرابط."),
    "pt-BR": say("Este link pede um código.", "Digite o código que você recebeu de quem enviou o link."),
  },
  terms_changed: {
    en: say("The terms have changed.", "Reload the page, read them, then agree again."),
    pt: say("Entretanto, as condições mudaram.", "Recarregue a página, leia-as e aceite de novo."),
    it: say(
      "Nel frattempo le condizioni sono cambiate.",
      "Ricarichi la pagina, le legga e accetti di nuovo.",
    ),
    es: say("Mientras tanto, las condiciones han cambiado.", "Recargue la página, léalas y acepte de nuevo."),
    fr: say("Entre-temps, les conditions ont changé.", "Rechargez la page, lisez-les et acceptez à nouveau."),
    ar: say("تغيّرت الشروط في هذه الأثناء.", "أعد تحميل الصفحة واقرأها ووافق من جديد."),
    "pt-BR": say("Nesse meio-tempo, os termos mudaram.", "Recarregue a página, leia e aceite de novo."),
  },
} as const satisfies Record<string, InEveryLanguage>;
