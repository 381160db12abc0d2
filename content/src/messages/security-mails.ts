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
  /** The last mail of an account. `{day} {time} {zone}`; its appointments are between the two texts. */
  account_deleted: {
    en: {
      subject: "{clinic}: your account was deleted",
      text: [
        "Your {clinic} account was deleted on {day} at {time}, {zone}. It can’t be restored.",
        "We deleted your name, contact details, date of birth, what you wrote to doctors and our earlier emails to you. Appointments to come were cancelled.",
      ],
      after: [
        "The clinic keeps for 10 years, without your name: that appointments took place, when and with which doctor; payments with their number; who viewed or changed what; and the stars you gave. Invoices keep your name for 10 years. The law requires this.",
        "If you didn’t delete your account, contact the clinic now.",
        "We delete this email and your address from our systems as soon as it is sent.",
      ],
    },
    pt: {
      subject: "{clinic}: a sua conta foi apagada",
      text: [
        "A sua conta em {clinic} foi apagada: {day}, {time}, {zone}. Não é possível recuperá-la.",
        "Apagámos o seu nome, os contactos, a data de nascimento, o que escreveu aos médicos e os e-mails que lhe enviámos. As consultas futuras foram canceladas.",
      ],
      after: [
        "A clínica guarda durante 10 anos, sem o seu nome: que houve consultas, quando e com que médico; os pagamentos e os seus números; quem viu ou alterou o quê; e as estrelas que deu. As faturas mantêm o seu nome durante 10 anos. A lei obriga a isso.",
        "Se não apagou a sua conta, contacte já a clínica.",
        "Apagamos este e-mail e o seu endereço dos nossos sistemas logo que for enviado.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: sua conta foi excluída",
      text: [
        "Sua conta em {clinic} foi excluída: {day}, {time}, {zone}. Não é possível recuperá-la.",
        "Excluímos seu nome, seus contatos, sua data de nascimento, o que você escreveu aos médicos e os e-mails que enviamos a você. As consultas futuras foram canceladas.",
      ],
      after: [
        "A clínica guarda por 10 anos, sem o seu nome: que houve consultas, quando e com qual médico; os pagamentos e seus números; quem viu ou alterou o quê; e as estrelas que você deu. As notas fiscais mantêm seu nome por 10 anos. A lei exige isso.",
        "Se não foi você que excluiu a conta, fale agora com a clínica.",
        "Excluímos este e-mail e seu endereço dos nossos sistemas assim que for enviado.",
      ],
    },
    it: {
      subject: "{clinic}: il Suo account è stato eliminato",
      text: [
        "Il Suo account presso {clinic} è stato eliminato: {day}, {time}, {zone}. Non può essere ripristinato.",
        "Abbiamo eliminato nome, contatti, data di nascita, ciò che ha scritto ai medici e le e-mail che Le abbiamo inviato. Le visite future sono state annullate.",
      ],
      after: [
        "La clinica conserva per 10 anni, senza il Suo nome: che le visite si sono svolte, quando e con quale medico; i pagamenti con il loro numero; chi ha visto o modificato che cosa; e le stelle che ha dato. Le fatture conservano il Suo nome per 10 anni. Lo richiede la legge.",
        "Se non ha eliminato Lei l’account, contatti subito la clinica.",
        "Eliminiamo questa e-mail e il Suo indirizzo dai nostri sistemi appena è stata inviata.",
      ],
    },
    es: {
      subject: "{clinic}: su cuenta se ha eliminado",
      text: [
        "Su cuenta de {clinic} se eliminó: {day}, {time}, {zone}. No se puede recuperar.",
        "Hemos eliminado su nombre, sus datos de contacto, su fecha de nacimiento, lo que escribió a los médicos y los correos que le enviamos. Las próximas consultas se cancelaron.",
      ],
      after: [
        "La clínica conserva durante 10 años, sin su nombre: que hubo consultas, cuándo y con qué médico; los pagos con su número; quién vio o cambió qué; y las estrellas que dio. Las facturas conservan su nombre durante 10 años. La ley lo exige.",
        "Si no eliminó su cuenta, póngase en contacto con la clínica cuanto antes.",
        "Eliminamos este correo y su dirección de nuestros sistemas en cuanto se envía.",
      ],
    },
    "es-CL": {
      subject: "{clinic}: su cuenta fue eliminada",
      text: [
        "Su cuenta de {clinic} fue eliminada: {day}, {time}, {zone}. No se puede recuperar.",
        "Eliminamos su nombre, sus datos de contacto, su fecha de nacimiento, lo que escribió a los médicos y los correos que le enviamos. Sus próximas horas se cancelaron.",
      ],
      after: [
        "La clínica conserva por 10 años, sin su nombre: que hubo atenciones, cuándo y con qué médico; los pagos con su número; quién vio o cambió qué; y las estrellas que dio. Las facturas conservan su nombre por 10 años. La ley lo exige.",
        "Si usted no eliminó su cuenta, contacte a la clínica cuanto antes.",
        "Eliminamos este correo y su dirección de nuestros sistemas apenas se envía.",
      ],
    },
    fr: {
      subject: "{clinic} : votre compte a été supprimé",
      text: [
        "Votre compte chez {clinic} a été supprimé : {day}, {time}, {zone}. Il ne peut pas être rétabli.",
        "Nous avons supprimé votre nom, vos coordonnées, votre date de naissance, ce que vous avez écrit aux médecins et nos e-mails précédents. Les rendez-vous à venir ont été annulés.",
      ],
      after: [
        "La clinique conserve pendant 10 ans, sans votre nom : que des consultations ont eu lieu, quand et avec quel médecin ; les paiements et leur numéro ; qui a vu ou modifié quoi ; et les étoiles que vous avez données. Les factures gardent votre nom pendant 10 ans. La loi l’exige.",
        "Si vous n’avez pas supprimé votre compte, contactez tout de suite la clinique.",
        "Nous supprimons cet e-mail et votre adresse de nos systèmes dès son envoi.",
      ],
    },
    ar: {
      subject: "{clinic}: تم حذف حسابك",
      text: [
        "تم حذف حسابك لدى {clinic}: {day}، {time}، {zone}. ولا يمكن استعادته.",
        "حذفنا اسمك وبيانات الاتصال وتاريخ الميلاد وما كتبته للأطباء ورسائلنا السابقة إليك. وأُلغيت المواعيد القادمة.",
      ],
      after: [
        "تحتفظ العيادة لمدة 10 سنوات، دون اسمك، بما يلي: أن مواعيد قد تمت ومتى ومع أي طبيب، والدفعات بأرقامها، ومن اطّلع على ماذا أو غيّره، والنجوم التي أعطيتها. وتحتفظ الفواتير باسمك لمدة 10 سنوات. القانون يفرض ذلك.",
        "إن لم تحذف حسابك بنفسك، فتواصل مع العيادة فورًا.",
        "نحذف هذه الرسالة وعنوانك من أنظمتنا فور إرسالها.",
      ],
    },
  },
  /** To both addresses, when a patient has joined two accounts. `{day} {time} {zone}`; masked addresses: `{ended} {stays}`. */
  accounts_joined: {
    en: {
      subject: "{clinic}: your two accounts are now one",
      text: [
        "Your two accounts at {clinic} became one on {day} at {time}, {zone}. This can’t be undone.",
        "The sign-in with {ended} no longer works. Your appointments and everything else from that account are now in the account with {stays}. Sign in there from now on.",
      ],
      after: [
        "If this was you, you don’t need to do anything.",
        "If it wasn’t you, contact the clinic now. Someone may know your passwords.",
      ],
    },
    pt: {
      subject: "{clinic}: as suas duas contas são agora uma só",
      text: [
        "As suas duas contas em {clinic} passaram a ser uma só: {day}, {time}, {zone}. Não é possível voltar atrás.",
        "Já não pode iniciar sessão com {ended}. As consultas e tudo o resto dessa conta estão agora na conta com {stays}. A partir de agora, inicie sessão nessa.",
      ],
      after: [
        "Se fez esta alteração, não precisa de fazer nada.",
        "Se não a fez, contacte já a clínica. Alguém pode saber as suas palavras-passe.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: suas duas contas agora são uma só",
      text: [
        "Suas duas contas em {clinic} viraram uma só: {day}, {time}, {zone}. Não é possível desfazer.",
        "Não dá mais para entrar com {ended}. As consultas e tudo o mais dessa conta agora estão na conta com {stays}. De agora em diante, entre por ela.",
      ],
      after: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, fale agora com a clínica. Alguém pode saber as suas senhas.",
      ],
    },
    it: {
      subject: "{clinic}: i Suoi due account sono ora uno solo",
      text: [
        "I Suoi due account presso {clinic} sono diventati uno solo: {day}, {time}, {zone}. Non si può annullare.",
        "L’accesso con {ended} non funziona più. Le visite e tutto il resto di quell’account sono ora nell’account con {stays}. D’ora in poi acceda con quello.",
      ],
      after: [
        "Se l’ha fatto Lei, non deve fare nulla.",
        "Se non l’ha fatto Lei, contatti subito la clinica. Qualcuno potrebbe conoscere le Sue password.",
      ],
    },
    es: {
      subject: "{clinic}: sus dos cuentas son ahora una sola",
      text: [
        "Sus dos cuentas en {clinic} pasaron a ser una sola: {day}, {time}, {zone}. No se puede deshacer.",
        "Ya no puede iniciar sesión con {ended}. Las consultas y todo lo demás de esa cuenta están ahora en la cuenta con {stays}. A partir de ahora, inicie sesión con esa.",
      ],
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no fue usted, póngase en contacto con la clínica ahora mismo. Alguien puede saber sus contraseñas.",
      ],
    },
    "es-CL": {
      subject: "{clinic}: sus dos cuentas ahora son una sola",
      text: [
        "Sus dos cuentas en {clinic} pasaron a ser una sola: {day}, {time}, {zone}. No se puede deshacer.",
        "Ya no puede iniciar sesión con {ended}. Las atenciones y todo lo demás de esa cuenta están ahora en la cuenta con {stays}. De ahora en adelante, inicie sesión con esa.",
      ],
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no fue usted, contacte a la clínica cuanto antes. Alguien puede saber sus contraseñas.",
      ],
    },
    fr: {
      subject: "{clinic} : vos deux comptes n’en font plus qu’un",
      text: [
        "Vos deux comptes chez {clinic} n’en font plus qu’un : {day}, {time}, {zone}. C’est définitif.",
        "La connexion avec {ended} ne fonctionne plus. Vos rendez-vous et tout ce que contenait ce compte se trouvent maintenant dans le compte avec {stays}. Désormais, connectez-vous avec celui-ci.",
      ],
      after: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, contactez tout de suite la clinique. Quelqu’un connaît peut-être vos mots de passe.",
      ],
    },
    ar: {
      subject: "{clinic}: أصبح حساباك حسابًا واحدًا",
      text: [
        "أصبح حساباك لدى {clinic} حسابًا واحدًا: {day}، {time}، {zone}. ولا يمكن التراجع عن ذلك.",
        "لم يعد تسجيل الدخول بالعنوان {ended} ممكنًا. وقد انتقلت المواعيد وكل ما في ذلك الحساب إلى الحساب ذي العنوان {stays}. سجّل الدخول به من الآن فصاعدًا.",
      ],
      after: [
        "إن كنت أنت، فلا يلزمك شيء.",
        "إن لم تكن أنت، فتواصل مع العيادة فورًا. فقد يعرف أحد كلمتي مرورك.",
      ],
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
