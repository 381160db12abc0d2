import type { InEveryLanguage, ProblemMessage } from "./problems.ts";

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** Sentences of signing up, of passwords and of links. */
export const accessProblems = {
  weak_password: {
    en: say(
      "This password is too easy to guess.",
      "Choose one of at least 8 characters that is not a common password and does not hold your name or e-mail address.",
    ),
    pt: say(
      "Esta palavra-passe é demasiado fácil de adivinhar.",
      "Escolha uma com pelo menos 8 caracteres, que não seja comum nem contenha o seu nome ou e-mail.",
    ),
    it: say(
      "Questa password è troppo facile da indovinare.",
      "Ne scelga una di almeno 8 caratteri, che non sia comune e non contenga il Suo nome o la Sua e-mail.",
    ),
    es: say(
      "Esta contraseña es demasiado fácil de adivinar.",
      "Elija una de al menos 8 caracteres que no sea común ni contenga su nombre o su correo.",
    ),
    fr: say(
      "Ce mot de passe est trop facile à deviner.",
      "Choisissez-en un d'au moins 8 caractères, qui ne soit pas courant et ne contienne ni votre nom ni votre adresse e-mail.",
    ),
    ar: say(
      "كلمة المرور هذه سهلة التخمين.",
      "اختر كلمة مرور من 8 أحرف على الأقل، غير شائعة ولا تحتوي على اسمك أو بريدك الإلكتروني.",
    ),
    "pt-BR": say(
      "Esta senha é fácil demais de adivinhar.",
      "Escolha uma com pelo menos 8 caracteres, que não seja comum nem contenha o seu nome ou e-mail.",
    ),
  },
  password_expired: {
    en: say(
      "To go on, your password must be reset.",
      "Look into the inbox of your e-mail: a link to choose a new one is on its way.",
    ),
    pt: say(
      "Para continuar, é preciso redefinir a sua palavra-passe.",
      "Veja a caixa de entrada do seu e-mail: vai a caminho uma ligação para escolher uma nova.",
    ),
    it: say(
      "Per continuare, la Sua password va reimpostata.",
      "Guardi la posta in arrivo: Le stiamo inviando un link per sceglierne una nuova.",
    ),
    es: say(
      "Para continuar, hay que restablecer su contraseña.",
      "Mire la bandeja de entrada de su correo: le llegará un enlace para elegir una nueva.",
    ),
    fr: say(
      "Pour continuer, votre mot de passe doit être réinitialisé.",
      "Consultez votre boîte de réception : un lien pour en choisir un nouveau vous est envoyé.",
    ),
    ar: say(
      "للمتابعة، يجب إعادة تعيين كلمة مرورك.",
      "راجع صندوق الوارد في بريدك الإلكتروني: سيصلك رابط لاختيار كلمة جديدة.",
    ),
    "pt-BR": say(
      "Para continuar, é preciso redefinir a sua senha.",
      "Veja a caixa de entrada do seu e-mail: um link para escolher uma nova está a caminho.",
    ),
  },
  link_not_valid: {
    en: say("This link has been used or has run out.", "Ask for a new one, then use the latest mail."),
    pt: say("Esta ligação já foi usada ou expirou.", "Peça uma nova e use o e-mail mais recente."),
    it: say("Questo link è già stato usato o è scaduto.", "Ne chieda uno nuovo e usi l’e-mail più recente."),
    es: say("Este enlace ya se usó o ha caducado.", "Pida uno nuevo y use el correo más reciente."),
    fr: say(
      "Ce lien a déjà été utilisé ou a expiré.",
      "Demandez-en un nouveau, puis utilisez le dernier e-mail reçu.",
    ),
    ar: say("استُخدم هذا الرابط أو انتهت صلاحيته.", "اطلب رابطًا جديدًا ثم استخدم أحدث رسالة."),
    "pt-BR": say("Este link já foi usado ou expirou.", "Peça um novo e use o e-mail mais recente."),
  },
  passcode_needed: {
    en: say(
      "This link needs its passcode.",
      "Type the passcode that you got from whoever sent you the link.",
    ),
    pt: say("Esta ligação pede um código.", "Escreva o código que recebeu de quem lhe enviou a ligação."),
    it: say("Questo link richiede un codice.", "Inserisca il codice ricevuto da chi Le ha inviato il link."),
    es: say("Este enlace pide un código.", "Escriba el código que le dio quien le envió el enlace."),
    fr: say("Ce lien demande un code.", "Saisissez le code reçu de la personne qui vous a envoyé le lien."),
    ar: say("هذا الرابط يحتاج إلى رمز.", "اكتب الرمز الذي حصلت عليه ممن أرسل إليك الرابط."),
    "pt-BR": say("Este link pede um código.", "Digite o código que você recebeu de quem enviou o link."),
  },
  terms_changed: {
    en: say("The terms have changed in the meantime.", "Reload the page, read them and agree again."),
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
