import type { Locale } from "@anteroom/domain/shared/locales";
import { accessProblems } from "./access-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { fillTemplate } from "./fill-template.ts";
import { formatWait } from "./wait-words.ts";
import { paymentProblems } from "./payment-problems.ts";

/**
 * `title` says what happened, `detail` what to do next. Placeholder: `{wait}` in `detail` where the code has one, as
 * "5 minutes".
 */
export type ProblemMessage = { title: string; detail: string };

/** An error text in each language; pt-BR and es-CL may fall back to pt and es. */
export type InEveryLanguage = Record<Exclude<Locale, "pt-BR" | "es-CL">, ProblemMessage> &
  Partial<Record<"pt-BR" | "es-CL", ProblemMessage>>;

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** The texts of every error code of the API, by code. */
export const problems = {
  ...accessProblems,
  ...paymentProblems,
  ...fileProblems,
  validation_failed: {
    en: say("Some answers are missing or not valid.", "Check the marked fields, then send again."),
    pt: say(
      "Faltam respostas, ou há respostas que não são válidas.",
      "Verifique os campos assinalados e envie de novo.",
    ),
    it: say(
      "Nel modulo manca qualcosa o un dato non è valido.",
      "Controlli i campi segnalati e invii di nuovo.",
    ),
    es: say(
      "Falta algo en el formulario o un dato no es válido.",
      "Revise los campos señalados y envíelo de nuevo.",
    ),
    fr: say(
      "Il manque quelque chose dans le formulaire, ou une donnée n’est pas valable.",
      "Vérifiez les champs signalés et envoyez à nouveau.",
    ),
    ar: say("هناك شيء ناقص أو غير صحيح في النموذج.", "راجع الحقول المحددة ثم أرسل من جديد."),
    "pt-BR": say(
      "Faltam respostas, ou há respostas que não são válidas.",
      "Confira os campos marcados e envie de novo.",
    ),
  },
  malformed_request: {
    en: say("We couldn’t read what you sent.", "Reload the page, then try again."),
    pt: say("Não conseguimos ler o que foi enviado.", "Recarregue a página e tente de novo."),
    it: say("Non siamo riusciti a leggere i dati inviati.", "Ricarichi la pagina e riprovi."),
    es: say("No pudimos leer lo que se envió.", "Vuelva a cargar la página e inténtelo de nuevo."),
    fr: say("Nous n’avons pas pu lire ce qui a été envoyé.", "Rechargez la page et réessayez."),
    ar: say("لم نتمكن من قراءة ما أُرسل.", "أعد تحميل الصفحة وحاول من جديد."),
  },
  unauthenticated: {
    en: say("You’re not signed in, or your session has ended.", "Sign in to continue."),
    pt: say("Não tem sessão iniciada, ou a sua sessão terminou.", "Inicie sessão para continuar."),
    it: say("Non ha effettuato l’accesso, o la Sua sessione è terminata.", "Acceda per continuare."),
    es: say("No ha iniciado sesión, o su sesión ha terminado.", "Inicie sesión para continuar."),
    fr: say("Votre session n’est pas ouverte, ou a pris fin.", "Connectez-vous pour continuer."),
    ar: say("لم تسجل الدخول، أو انتهت جلستك.", "سجّل الدخول للمتابعة."),
    "pt-BR": say("Você não entrou na sua conta, ou a sua sessão terminou.", "Entre para continuar."),
  },
  wrong_credentials: {
    en: say("These sign-in details don’t match.", "Check both and try again."),
    pt: say("Estes dados de acesso não estão certos.", "Verifique os dois campos e tente de novo."),
    it: say("Questi dati di accesso non sono corretti.", "Controlli entrambi i campi e riprovi."),
    es: say("Estos datos de acceso no son correctos.", "Revise ambos campos e inténtelo de nuevo."),
    fr: say("Ces identifiants ne sont pas corrects.", "Vérifiez les deux champs et réessayez."),
    ar: say("بيانات الدخول غير صحيحة.", "راجع الحقلين وحاول من جديد."),
    "pt-BR": say("Esses dados de acesso não estão certos.", "Confira os dois campos e tente de novo."),
  },
  second_factor_required: {
    en: say("You also need a code.", "Enter the 6-digit code to continue."),
    pt: say("É preciso também um código.", "Introduza o código de 6 algarismos para continuar."),
    it: say("Serve anche un codice.", "Inserisca il codice di 6 cifre per continuare."),
    es: say("Hace falta también un código.", "Introduzca el código de 6 cifras para continuar."),
    fr: say("Il faut aussi un code.", "Saisissez le code à 6 chiffres pour continuer."),
    ar: say("يلزم رمز أيضًا.", "أدخل الرمز المكوّن من 6 أرقام للمتابعة."),
    "pt-BR": say("Também é preciso um código.", "Digite o código de 6 dígitos para continuar."),
  },
  wrong_code: {
    en: say("This code is wrong or has expired.", "Check the code, or use a new one."),
    pt: say("Este código não está certo, ou já não é válido.", "Verifique-o, ou use um novo."),
    it: say("Questo codice non è corretto, o non è più valido.", "Lo controlli, oppure ne usi uno nuovo."),
    es: say("Este código no es correcto, o ya no es válido.", "Revíselo, o use uno nuevo."),
    fr: say("Ce code n’est pas correct, ou n’est plus valable.", "Vérifiez-le, ou utilisez-en un nouveau."),
    ar: say("هذا الرمز غير صحيح أو لم يعد صالحًا.", "تحقق منه أو استخدم رمزًا جديدًا."),
    "pt-BR": say("Este código não está certo, ou não vale mais.", "Confira o código, ou use um novo."),
  },
  challenge_expired: {
    en: say("Signing in took too long.", "Start again with your password."),
    pt: say("Este início de sessão demorou demasiado.", "Comece de novo com a sua palavra-passe."),
    it: say("Questo accesso ha richiesto troppo tempo.", "Ricominci con la Sua password."),
    es: say("Este inicio de sesión tardó demasiado.", "Empiece de nuevo con su contraseña."),
    fr: say("Cette connexion a pris trop de temps.", "Recommencez avec votre mot de passe."),
    ar: say("استغرق تسجيل الدخول وقتًا طويلًا.", "ابدأ من جديد بكلمة المرور."),
    "pt-BR": say("Esta entrada demorou demais.", "Comece de novo com a sua senha."),
  },
  wrong_password: {
    en: say("That isn’t your password.", "Check it and try again."),
    pt: say("Esta não é a sua palavra-passe.", "Verifique-a e tente de novo."),
    it: say("Questa non è la Sua password.", "La controlli e riprovi."),
    es: say("Esta no es su contraseña.", "Revísela e inténtelo de nuevo."),
    fr: say("Ce n’est pas votre mot de passe.", "Vérifiez-le et réessayez."),
    ar: say("هذه ليست كلمة مرورك.", "تحقق منها وحاول من جديد."),
    "pt-BR": say("Esta não é a sua senha.", "Confira a senha e tente de novo."),
  },
  proof_needed: {
    en: say("We need your password again for this.", "Enter your password to continue."),
    pt: say("Para isto precisamos outra vez da sua palavra-passe.", "Introduza-a para continuar."),
    it: say("Per questo serve ancora una volta la Sua password.", "La inserisca per continuare."),
    es: say("Para esto necesitamos otra vez su contraseña.", "Introdúzcala para continuar."),
    fr: say("Il nous faut encore une fois votre mot de passe.", "Saisissez-le pour continuer."),
    ar: say("نحتاج كلمة مرورك مرة أخرى لهذا.", "أدخل كلمة المرور للمتابعة."),
    "pt-BR": say("Para isto precisamos da sua senha mais uma vez.", "Digite a senha para continuar."),
  },
  passkey_refused: {
    en: say("This passkey didn’t work.", "Try again, or sign in with your password."),
    pt: say("Esta chave de acesso não funcionou aqui.", "Tente de novo, ou use a sua palavra-passe."),
    it: say("Questa passkey qui non ha funzionato.", "Riprovi, oppure acceda con la password."),
    es: say("Esta llave de acceso no funcionó aquí.", "Inténtelo de nuevo, o use su contraseña."),
    fr: say("Cette clé d’accès n’a pas fonctionné ici.", "Réessayez, ou utilisez votre mot de passe."),
    ar: say("لم يعمل مفتاح المرور هذا هنا.", "حاول من جديد، أو سجّل الدخول بكلمة المرور."),
    "pt-BR": say("Esta chave de acesso não funcionou aqui.", "Tente de novo, ou entre com a sua senha."),
  },
  not_found: {
    en: say("We couldn’t find this.", "Go to the home page, or choose a doctor."),
    pt: say("Não encontrámos o que procura.", "Vá à página inicial ou escolha um médico."),
    it: say("Non abbiamo trovato quello che cerca.", "Vada alla pagina iniziale o scelga un medico."),
    es: say("No encontramos lo que busca.", "Vaya a la página de inicio o elija un médico."),
    fr: say("Nous n’avons pas trouvé ce que vous cherchez.", "Allez à l’accueil ou choisissez un médecin."),
    ar: say("لم نجد ما تبحث عنه.", "اذهب إلى الصفحة الرئيسية أو اختر طبيبًا."),
    "pt-BR": say("Não encontramos o que você procura.", "Vá para a página inicial ou escolha um médico."),
  },
  tenant_not_found: {
    en: say("There is no clinic at this address.", "Check the address your clinic gave you."),
    pt: say("Não há nenhuma clínica neste endereço.", "Verifique o endereço que a sua clínica lhe deu."),
    it: say(
      "A questo indirizzo non c’è nessuna clinica.",
      "Controlli l’indirizzo ricevuto dalla Sua clinica.",
    ),
    es: say("No hay ninguna clínica en esta dirección.", "Revise la dirección que le dio su clínica."),
    fr: say("Aucune clinique ne se trouve à cette adresse.", "Vérifiez l’adresse donnée par votre clinique."),
    ar: say("لا توجد عيادة على هذا العنوان.", "تحقق من العنوان الذي أعطتك إياه عيادتك."),
  },
  method_not_allowed: {
    en: say("This page needs JavaScript.", "Turn on JavaScript for this site, then send again."),
    pt: say("Esta página precisa de JavaScript.", "Ative o JavaScript para este site e envie de novo."),
    it: say("Questa pagina ha bisogno di JavaScript.", "Attivi JavaScript per questo sito e invii di nuovo."),
    es: say("Esta página necesita JavaScript.", "Active JavaScript para este sitio y envíelo de nuevo."),
    fr: say("Cette page a besoin de JavaScript.", "Activez JavaScript pour ce site, puis envoyez à nouveau."),
    ar: say("تحتاج هذه الصفحة إلى JavaScript.", "فعّل JavaScript لهذا الموقع ثم أرسل من جديد."),
  },
  slot_taken: {
    en: say("Someone else just took this time.", "Choose another time. We’ve saved what you entered."),
    pt: say("Outra pessoa acabou de escolher este horário.", "Escolha outra hora. Guardámos o que escreveu."),
    it: say(
      "Qualcun altro ha appena scelto questo orario.",
      "Scelga un altro orario. Abbiamo salvato quello che ha scritto.",
    ),
    es: say("Otra persona acaba de elegir esta hora.", "Elija otra hora. Hemos guardado lo que escribió."),
    fr: say(
      "Quelqu’un vient de choisir cet horaire.",
      "Choisissez un autre horaire. Nous avons gardé ce que vous avez écrit.",
    ),
    ar: say("اختار شخص آخر هذا الموعد للتو.", "اختر موعدًا آخر. حفظنا ما كتبته."),
    "pt-BR": say(
      "Outra pessoa acabou de escolher este horário.",
      "Escolha outro horário. Salvamos o que você escreveu.",
    ),
  },
  slot_unavailable: {
    en: say(
      "The doctor isn’t available at this time any more.",
      "Choose another time. We’ve saved what you entered.",
    ),
    pt: say("O médico já não está disponível a esta hora.", "Escolha outra hora. Guardámos o que escreveu."),
    it: say(
      "Il medico non è più disponibile a quest’ora.",
      "Scelga un altro orario. Abbiamo salvato quello che ha scritto.",
    ),
    es: say(
      "El médico ya no está disponible a esta hora.",
      "Elija otra hora. Hemos guardado lo que escribió.",
    ),
    fr: say(
      "Le médecin n’est plus disponible à cet horaire.",
      "Choisissez un autre horaire. Nous avons gardé ce que vous avez écrit.",
    ),
    ar: say("لم يعد الطبيب متاحًا في هذا الموعد.", "اختر موعدًا آخر. حفظنا ما كتبته."),
    "pt-BR": say(
      "O médico não está mais disponível neste horário.",
      "Escolha outro horário. Salvamos o que você escreveu.",
    ),
  },
  hold_required: {
    en: say("We’re not holding a time for you.", "Choose a time first."),
    pt: say("Não há nenhuma hora reservada para si.", "Escolha primeiro uma hora."),
    it: say("Non c’è nessun orario riservato per Lei.", "Scelga prima un orario."),
    es: say("No hay ninguna hora reservada para usted.", "Elija primero una hora."),
    "es-CL": say("No hay ninguna hora guardada para usted.", "Elija primero una hora."),
    fr: say("Aucun horaire n’est gardé pour vous.", "Choisissez d’abord un horaire."),
    ar: say("لا يوجد موعد محفوظ لك.", "اختر موعدًا أولًا."),
    "pt-BR": say("Nenhum horário está guardado para você.", "Escolha primeiro um horário."),
  },
  hold_limit: {
    en: say(
      "Too many times are being held without being booked.",
      "Sign in to continue now, or try again later.",
    ),
    pt: say(
      "Há demasiadas horas reservadas que ninguém marcou.",
      "Inicie sessão para continuar já, ou tente de novo mais tarde.",
    ),
    it: say(
      "Ci sono troppi orari riservati che nessuno ha prenotato.",
      "Acceda per continuare subito, oppure riprovi più tardi.",
    ),
    es: say(
      "Hay demasiadas horas apartadas que nadie ha reservado.",
      "Inicie sesión para continuar ahora, o inténtelo más tarde.",
    ),
    "es-CL": say(
      "Hay demasiadas horas apartadas que nadie ha agendado.",
      "Inicie sesión para continuar ahora, o inténtelo más tarde.",
    ),
    fr: say(
      "Trop d’horaires sont gardés sans être réservés.",
      "Connectez-vous pour continuer tout de suite, ou réessayez plus tard.",
    ),
    ar: say("هناك مواعيد كثيرة محفوظة لم يحجزها أحد.", "سجّل الدخول للمتابعة الآن، أو حاول مجددًا لاحقًا."),
    "pt-BR": say(
      "Há horários demais guardados que ninguém agendou.",
      "Entre na sua conta para continuar agora, ou tente de novo mais tarde.",
    ),
  },
  hold_expired: {
    en: say("We’re no longer holding this time.", "Choose a time again. We’ve saved what you entered."),
    pt: say(
      "Esta hora já não está reservada para si.",
      "Escolha de novo uma hora. Guardámos o que escreveu.",
    ),
    it: say(
      "Questo orario non è più riservato per Lei.",
      "Scelga di nuovo un orario. Abbiamo salvato quello che ha scritto.",
    ),
    es: say(
      "Esta hora ya no está reservada para usted.",
      "Elija de nuevo una hora. Hemos guardado lo que escribió.",
    ),
    "es-CL": say(
      "Esta hora ya no está guardada para usted.",
      "Elija de nuevo una hora. Guardamos lo que escribió.",
    ),
    fr: say(
      "Cet horaire n’est plus gardé pour vous.",
      "Choisissez à nouveau un horaire. Nous avons gardé ce que vous avez écrit.",
    ),
    ar: say("لم يعد هذا الموعد محفوظًا لك.", "اختر موعدًا من جديد. حفظنا ما كتبته."),
    "pt-BR": say(
      "Este horário não está mais guardado para você.",
      "Escolha um horário de novo. Salvamos o que você escreveu.",
    ),
  },
  hold_extension_limit: {
    en: say(
      "We can’t hold this time any longer.",
      "Finish booking before the time is up, or choose a later time.",
    ),
    pt: say(
      "Não podemos guardar esta hora por mais tempo.",
      "Termine a marcação antes de o tempo acabar, ou escolha uma hora mais tarde.",
    ),
    it: say(
      "Non possiamo riservare questo orario più a lungo.",
      "Finisca la prenotazione prima dello scadere del tempo, o scelga un orario successivo.",
    ),
    es: say(
      "No podemos guardar esta hora por más tiempo.",
      "Termine la reserva antes de que se acabe el tiempo, o elija una hora más tarde.",
    ),
    "es-CL": say(
      "No podemos guardar esta hora por más tiempo.",
      "Termine de agendar antes de que se acabe el tiempo, o elija una hora más tarde.",
    ),
    fr: say(
      "Nous ne pouvons pas garder cet horaire plus longtemps.",
      "Terminez la réservation avant la fin du délai, ou choisissez un horaire plus tard.",
    ),
    ar: say("لا يمكننا حفظ هذا الموعد لوقت أطول.", "أكمل الحجز قبل انتهاء الوقت، أو اختر موعدًا لاحقًا."),
    "pt-BR": say(
      "Não podemos guardar este horário por mais tempo.",
      "Termine o agendamento antes que o tempo acabe, ou escolha um horário mais tarde.",
    ),
  },
  changed_elsewhere: {
    en: say(
      "Someone changed these details in another window.",
      "What you entered is still here. Check it, then save again.",
    ),
    pt: say(
      "Alguém alterou estes dados noutra janela.",
      "O que escreveu continua aqui. Veja outra vez e volte a guardar.",
    ),
    it: say(
      "Qualcuno ha cambiato questi dati in un’altra finestra.",
      "Quello che ha scritto è ancora qui. Lo ricontrolli e salvi di nuovo.",
    ),
    es: say(
      "Alguien ha cambiado estos datos en otra ventana.",
      "Lo que escribió sigue aquí. Revíselo y guarde otra vez.",
    ),
    fr: say(
      "Quelqu’un a modifié ces données dans une autre fenêtre.",
      "Ce que vous avez écrit est toujours là. Relisez-le, puis enregistrez à nouveau.",
    ),
    ar: say("غيّر أحدهم هذه البيانات في نافذة أخرى.", "ما كتبته ما زال هنا. راجعه ثم احفظ من جديد."),
    "pt-BR": say(
      "Alguém alterou estes dados em outra janela.",
      "O que você escreveu continua aqui. Confira e salve de novo.",
    ),
  },
  patient_details_missing: {
    en: say("The patient’s date of birth and sex are missing.", "Go back one step, add them, then book."),
    pt: say(
      "Ainda faltam a data de nascimento e o sexo do paciente.",
      "Volte um passo atrás, indique-os e marque a consulta.",
    ),
    it: say(
      "Mancano ancora la data di nascita e il sesso del paziente.",
      "Torni indietro di un passo, li aggiunga e poi prenoti.",
    ),
    es: say(
      "Aún faltan la fecha de nacimiento y el sexo del paciente.",
      "Vuelva un paso atrás, añádalos y después reserve.",
    ),
    "es-CL": say(
      "Aún faltan la fecha de nacimiento y el sexo del paciente.",
      "Vuelva un paso atrás, agréguelos y después agende.",
    ),
    fr: say(
      "La date de naissance et le sexe du patient manquent encore.",
      "Revenez d’une étape, ajoutez-les, puis réservez.",
    ),
    ar: say("تاريخ ميلاد المريض وجنسه غير معروفين بعد.", "ارجع خطوة وأضفهما ثم احجز."),
    "pt-BR": say(
      "Ainda faltam a data de nascimento e o sexo do paciente.",
      "Volte uma etapa, preencha e depois agende.",
    ),
  },
  care_not_confirmed: {
    en: say(
      "This person is an adult and hasn’t agreed yet that you act for them.",
      "Enter their email address under “Your family” and we’ll ask them. Until then, they book for themselves.",
    ),
    pt: say(
      "Esta pessoa é adulta e ainda não concordou que trate dos assuntos dela.",
      "Indique o e-mail dela em «A sua família» e nós perguntamos. Até lá, marca por si própria.",
    ),
    it: say(
      "Questa persona è maggiorenne e non ha ancora accettato che Lei agisca per suo conto.",
      "Scriva la sua e-mail in «La Sua famiglia» e glielo chiederemo. Fino ad allora prenota da sé.",
    ),
    es: say(
      "Esta persona es mayor de edad y aún no ha aceptado que usted actúe en su nombre.",
      "Escriba su correo en «Su familia» y le preguntamos. Hasta entonces reserva por su cuenta.",
    ),
    "es-CL": say(
      "Esta persona es mayor de edad y aún no ha aceptado que usted actúe en su nombre.",
      "Escriba su correo en «Su familia» y le preguntamos. Hasta entonces agenda por su cuenta.",
    ),
    fr: say(
      "Cette personne est majeure et n’a pas encore accepté que vous agissiez pour elle.",
      "Indiquez son adresse e-mail dans « Votre famille » et nous le lui demanderons. D’ici là, elle réserve elle-même.",
    ),
    ar: say(
      "هذا الشخص بالغ ولم يوافق بعد على أن تتصرف نيابةً عنه.",
      "اكتب بريده الإلكتروني ضمن «عائلتك» وسنسأله. حتى ذلك الحين يحجز بنفسه.",
    ),
    "pt-BR": say(
      "Esta pessoa é adulta e ainda não concordou que você cuide dos assuntos dela.",
      "Informe o e-mail dela em “Sua família” e nós perguntamos. Até lá, ela agenda por conta própria.",
    ),
  },
  payment_not_possible: {
    en: say("You can’t pay for this appointment any more.", "Check the payment, or book a new appointment."),
    pt: say("Esta consulta já não pode ser paga.", "Veja o estado do pagamento, ou faça uma nova marcação."),
    it: say(
      "Questa visita non si può più pagare.",
      "Veda lo stato del pagamento, o prenoti una nuova visita.",
    ),
    es: say("Esta consulta ya no se puede pagar.", "Mire el estado del pago, o reserve una nueva consulta."),
    "es-CL": say("Esta consulta ya no se puede pagar.", "Mire el estado del pago, o agende una nueva hora."),
    fr: say(
      "Cette consultation ne peut plus être payée.",
      "Regardez l’état du paiement, ou prenez un nouveau rendez-vous.",
    ),
    ar: say("لم يعد بالإمكان دفع ثمن هذا الموعد.", "اطّلع على حالة الدفع، أو احجز موعدًا جديدًا."),
    "pt-BR": say(
      "Esta consulta não pode mais ser paga.",
      "Veja a situação do pagamento, ou faça um novo agendamento.",
    ),
  },
  payment_failed: {
    en: say(
      "The payment could not be completed.",
      "Review the payment information and book again. We’ve saved your answers.",
    ),
    pt: say(
      "Não foi possível concluir o pagamento.",
      "Reveja os dados do pagamento e marque de novo. Guardámos as suas respostas.",
    ),
    it: say(
      "Non è stato possibile completare il pagamento.",
      "Riveda i dati di pagamento e prenoti di nuovo. Abbiamo salvato le Sue risposte.",
    ),
    es: say(
      "No se pudo completar el pago.",
      "Revise los datos de pago y reserve de nuevo. Hemos guardado sus respuestas.",
    ),
    "es-CL": say(
      "No se pudo completar el pago.",
      "Revise los datos de pago y agende de nuevo. Guardamos sus respuestas.",
    ),
    fr: say(
      "Le paiement n’a pas pu être effectué.",
      "Vérifiez les données de paiement et réservez à nouveau. Nous avons gardé vos réponses.",
    ),
    ar: say("تعذّر إتمام الدفع.", "راجع بيانات الدفع واحجز من جديد. حفظنا إجاباتك."),
    "pt-BR": say(
      "Não foi possível concluir o pagamento.",
      "Revise os dados do pagamento e agende de novo. Salvamos suas respostas.",
    ),
  },
  payment_unavailable: {
    en: say(
      "The payment service isn’t responding.",
      "Try again in a few minutes. If it keeps happening, contact the clinic.",
    ),
    pt: say(
      "O serviço de pagamento não responde neste momento.",
      "Tente de novo dentro de alguns minutos. Se continuar, contacte a clínica.",
    ),
    it: say(
      "Il servizio di pagamento al momento non risponde.",
      "Riprovi tra qualche minuto. Se continua, contatti la clinica.",
    ),
    es: say(
      "El servicio de pago no responde en este momento.",
      "Inténtelo en unos minutos. Si continúa, póngase en contacto con la clínica.",
    ),
    fr: say(
      "Le service de paiement ne répond pas pour le moment.",
      "Réessayez dans quelques minutes. Si cela dure, contactez la clinique.",
    ),
    ar: say("خدمة الدفع لا تستجيب الآن.", "حاول بعد بضع دقائق. إذا استمر ذلك، تواصل مع العيادة."),
    "pt-BR": say(
      "O serviço de pagamento não responde neste momento.",
      "Tente de novo em alguns minutos. Se continuar, fale com a clínica.",
    ),
  },
  no_payment_methods: {
    en: say("You can’t pay online for this appointment.", "Contact the clinic to arrange it."),
    pt: say("Não é possível pagar esta consulta online.", "Contacte a clínica para tratar do assunto."),
    it: say("Questa visita non si può pagare online.", "Contatti la clinica per accordarsi."),
    es: say(
      "Esta consulta no se puede pagar en línea.",
      "Póngase en contacto con la clínica para acordarlo.",
    ),
    fr: say(
      "Cette consultation ne peut pas être payée en ligne.",
      "Contactez la clinique pour convenir d’une solution.",
    ),
    ar: say("لا يمكن دفع ثمن هذا الموعد عبر الإنترنت.", "تواصل مع العيادة لترتيب ذلك."),
    "pt-BR": say("Não é possível pagar esta consulta online.", "Fale com a clínica para resolver."),
  },
  guest_booking_closed: {
    en: say(
      "You need an account to book with this clinic.",
      "Sign in or create an account. We’ve saved what you entered.",
    ),
    pt: say(
      "Nesta clínica, só quem tem conta pode marcar.",
      "Inicie sessão ou crie uma conta. Guardámos o que escreveu.",
    ),
    it: say(
      "Per prenotare in questa clinica serve un account.",
      "Acceda o crei un account. Abbiamo salvato quello che ha scritto.",
    ),
    es: say(
      "En esta clínica reservan los pacientes con cuenta.",
      "Inicie sesión o cree una cuenta. Hemos guardado lo que escribió.",
    ),
    "es-CL": say(
      "En esta clínica agendan los pacientes con cuenta.",
      "Inicie sesión o cree una cuenta. Guardamos lo que escribió.",
    ),
    fr: say(
      "Dans cette clinique, il faut un compte pour réserver.",
      "Connectez-vous ou créez un compte. Nous avons gardé ce que vous avez écrit.",
    ),
    ar: say("الحجز في هذه العيادة متاح لمن لديهم حساب.", "سجّل الدخول أو أنشئ حسابًا. حفظنا ما كتبته."),
    "pt-BR": say(
      "Nesta clínica, só agenda quem tem conta.",
      "Entre ou crie uma conta. Salvamos o que você escreveu.",
    ),
  },
  insufficient_scope: {
    en: say(
      "This token isn’t allowed to do that.",
      "Use a token with the scope that the API’s description names for this request.",
    ),
    pt: say(
      "Este token não tem permissão para isso.",
      "Use um token com o âmbito (scope) que a descrição da API indica para este pedido.",
    ),
    it: say(
      "Questo token non è autorizzato a farlo.",
      "Usi un token con l’ambito (scope) che la descrizione dell’API indica per questa richiesta.",
    ),
    es: say(
      "Este token no tiene permiso para hacerlo.",
      "Use un token con el alcance (scope) que la descripción de la API indica para esta petición.",
    ),
    fr: say(
      "Ce jeton n’autorise pas cette action.",
      "Utilisez un jeton avec la portée (scope) que la description de l’API indique pour cette requête.",
    ),
    ar: say(
      "لا يسمح هذا الرمز بذلك.",
      "استخدم رمزًا له النطاق (scope) الذي يذكره وصف واجهة البرمجة لهذا الطلب.",
    ),
    "pt-BR": say(
      "Este token não tem permissão para isso.",
      "Use um token com o escopo (scope) que a descrição da API indica para esta requisição.",
    ),
  },
  feature_off: {
    en: say("This clinic doesn’t offer this.", "Go to the home page to see what it offers."),
    pt: say("Esta clínica não tem este serviço.", "Vá à página inicial para ver o que oferece."),
    it: say(
      "Questa clinica non offre questo servizio.",
      "Vada alla pagina iniziale per vedere che cosa offre.",
    ),
    es: say("Esta clínica no ofrece este servicio.", "Vaya a la página de inicio para ver lo que ofrece."),
    fr: say("Cette clinique ne propose pas ce service.", "Allez à l’accueil pour voir ce qu’elle propose."),
    ar: say("هذه العيادة لا تقدم هذه الخدمة.", "اذهب إلى الصفحة الرئيسية لترى ما تقدمه."),
  },
  already_answered: {
    en: say(
      "You’ve already answered this survey.",
      "You don’t need to do anything. The clinic has your answers.",
    ),
    pt: say(
      "Já respondeu a este questionário.",
      "Não precisa de fazer nada. A clínica tem as suas respostas.",
    ),
    it: say("Ha già risposto a questo questionario.", "Non deve fare nulla. La clinica ha le Sue risposte."),
    es: say("Ya respondió a este cuestionario.", "No tiene que hacer nada. La clínica tiene sus respuestas."),
    fr: say(
      "Vous avez déjà répondu à ce questionnaire.",
      "Vous n’avez rien à faire. La clinique a vos réponses.",
    ),
    ar: say("لقد أجبت عن هذا الاستبيان من قبل.", "لا يلزمك فعل شيء. إجاباتك لدى العيادة."),
    "pt-BR": say(
      "Você já respondeu a este questionário.",
      "Você não precisa fazer nada. A clínica tem as suas respostas.",
    ),
  },
  already_reviewed: {
    en: say("You’ve already reviewed this appointment.", "You can read your review on the appointment page."),
    pt: say("Já avaliou esta consulta.", "A sua avaliação está na página da consulta."),
    it: say("Ha già valutato questa visita.", "La Sua valutazione è nella pagina della visita."),
    es: say("Ya valoró esta consulta.", "Su valoración está en la página de la consulta."),
    fr: say(
      "Vous avez déjà donné votre avis sur cette consultation.",
      "Votre avis se trouve sur la page de la consultation.",
    ),
    ar: say("لقد قيّمت هذا الموعد من قبل.", "تجد تقييمك في صفحة الموعد."),
    "pt-BR": say("Você já avaliou esta consulta.", "Sua avaliação está na página da consulta."),
  },
  review_not_possible: {
    en: say("You can only review an appointment after it has happened.", "Come back after your appointment."),
    pt: say("Só pode avaliar uma consulta que já aconteceu.", "Volte quando a sua consulta tiver terminado."),
    it: say("Si può valutare solo una visita già avvenuta.", "Torni quando la Sua visita sarà finita."),
    es: say("Solo se puede valorar una consulta ya realizada.", "Vuelva cuando su consulta haya terminado."),
    fr: say(
      "Seule une consultation qui a eu lieu peut être évaluée.",
      "Revenez quand votre consultation sera terminée.",
    ),
    ar: say("لا يمكنك تقييم الموعد إلا بعد أن يتم.", "عد بعد انتهاء موعدك."),
    "pt-BR": say(
      "Só dá para avaliar uma consulta que já aconteceu.",
      "Volte quando sua consulta tiver terminado.",
    ),
  },
  visit_not_open: {
    en: say(
      "The waiting room isn’t open yet.",
      "It opens one hour before your appointment. The appointment page shows when.",
    ),
    pt: say(
      "A sala de espera ainda não está aberta.",
      "Abre uma hora antes da consulta. A página da consulta mostra quando.",
    ),
    it: say(
      "La sala d’attesa non è ancora aperta.",
      "Apre un’ora prima della visita. La pagina della visita mostra quando.",
    ),
    es: say(
      "La sala de espera todavía no está abierta.",
      "Se abre una hora antes de la consulta. La página de la consulta muestra cuándo.",
    ),
    fr: say(
      "La salle d’attente n’est pas encore ouverte.",
      "Elle ouvre une heure avant. La page de la consultation indique quand.",
    ),
    ar: say("غرفة الانتظار ليست مفتوحة بعد.", "تُفتح قبل الموعد بساعة. تجد الوقت في صفحة الموعد."),
  },
  visit_over: {
    en: say("This appointment is over.", "Read the summary on its page, or book a new appointment."),
    pt: say("Esta consulta terminou.", "Leia o resumo na página da consulta, ou marque uma nova."),
    it: say(
      "Questa visita è terminata.",
      "Legga il riepilogo nella pagina della visita, o ne prenoti una nuova.",
    ),
    es: say("Esta consulta ha terminado.", "Lea el resumen en la página de la consulta, o reserve otra."),
    "es-CL": say("Esta consulta ha terminado.", "Lea el resumen en la página de la consulta, o agende otra."),
    fr: say("Cette consultation est terminée.", "Lisez le résumé sur sa page, ou réservez-en une autre."),
    ar: say("انتهى هذا الموعد.", "اقرأ الملخص في صفحته، أو احجز موعدًا جديدًا."),
    "pt-BR": say("Esta consulta terminou.", "Leia o resumo na página da consulta, ou agende outra."),
  },
  messages_closed: {
    en: say(
      "You can’t send messages about this appointment any more.",
      "You can still read the messages. To reach the clinic, call.",
    ),
    pt: say(
      "Já não pode enviar mensagens sobre esta consulta.",
      "Ainda pode ler as mensagens. Para falar com a clínica, ligue.",
    ),
    it: say(
      "Non può più inviare messaggi su questa visita.",
      "Può ancora leggere i messaggi. Per contattare la clinica, telefoni.",
    ),
    es: say(
      "Ya no puede enviar mensajes sobre esta consulta.",
      "Todavía puede leer los mensajes. Para hablar con la clínica, llame.",
    ),
    fr: say(
      "Vous ne pouvez plus envoyer de messages au sujet de cette consultation.",
      "Vous pouvez encore lire les messages. Pour joindre la clinique, appelez-la.",
    ),
    ar: say(
      "لم يعد بإمكانك إرسال رسائل بشأن هذا الموعد.",
      "ما زال بإمكانك قراءة الرسائل. للتواصل مع العيادة، اتصل بها.",
    ),
    "pt-BR": say(
      "Você não pode mais enviar mensagens sobre esta consulta.",
      "Você ainda pode ler as mensagens. Para falar com a clínica, ligue.",
    ),
  },
  appointment_code_invalid: {
    en: say(
      "Invalid appointment code.",
      "A code has eight letters and digits. Find it in your confirmation email.",
    ),
    pt: say(
      "Código de consulta inválido.",
      "Um código tem oito letras e algarismos. Veja o e-mail de confirmação.",
    ),
    it: say(
      "Codice della visita non valido.",
      "Un codice ha otto lettere e cifre. Lo trova nell’e-mail di conferma.",
    ),
    es: say(
      "Código de consulta no válido.",
      "Un código tiene ocho letras y cifras. Está en su correo de confirmación.",
    ),
    fr: say(
      "Code de consultation non valable.",
      "Un code comporte huit lettres et chiffres. Il figure dans votre e-mail de confirmation.",
    ),
    ar: say("رمز الموعد غير صالح.", "يتكوّن الرمز من ثمانية أحرف وأرقام. ستجده في رسالة التأكيد."),
    "pt-BR": say(
      "Código de consulta inválido.",
      "Um código tem oito letras e números. Ele está no seu e-mail de confirmação.",
    ),
  },
  too_many_guests: {
    en: say("You can’t invite another guest.", "A call can have five people. Withdraw an invitation first."),
    pt: say(
      "Não há lugar para mais um convidado.",
      "Participam no máximo cinco pessoas. Retire primeiro um convite.",
    ),
    it: say(
      "Non c’è posto per un altro ospite.",
      "Partecipano al massimo cinque persone. Revochi prima un invito.",
    ),
    es: say(
      "No hay sitio para otro invitado.",
      "Participan cinco personas como máximo. Retire antes una invitación.",
    ),
    fr: say(
      "Il n’y a plus de place pour une autre personne invitée.",
      "Cinq personnes participent au plus. Retirez d’abord une invitation.",
    ),
    ar: say("لا مكان لضيف آخر.", "يشارك خمسة أشخاص على الأكثر. اسحب دعوة أولًا."),
    "pt-BR": say(
      "Não há lugar para mais um convidado.",
      "Participam no máximo cinco pessoas. Retire um convite antes.",
    ),
  },
  visit_full: {
    en: say("This call already has five people.", "Try again when someone has left."),
    pt: say("Já estão cinco pessoas nesta chamada.", "Tente de novo quando alguém sair."),
    it: say("In questa chiamata ci sono già cinque persone.", "Riprovi quando qualcuno sarà uscito."),
    es: say("Ya hay cinco personas en esta llamada.", "Inténtelo de nuevo cuando alguien haya salido."),
    fr: say("Cinq personnes participent déjà à cet appel.", "Réessayez quand quelqu’un sera parti."),
    ar: say("في هذه المكالمة خمسة أشخاص بالفعل.", "حاول مرة أخرى بعد أن يغادر أحدهم."),
  },
  status_conflict: {
    en: say("This has changed since you opened it.", "Check what it says now, then try again."),
    pt: say("Isto mudou desde que abriu a página.", "Veja o estado atual e tente de novo."),
    it: say("Qualcosa è cambiato da quando ha aperto la pagina.", "Veda lo stato attuale e riprovi."),
    es: say("Esto ha cambiado desde que abrió la página.", "Mire el estado actual e inténtelo de nuevo."),
    fr: say("Cela a changé depuis que vous avez ouvert la page.", "Regardez l’état actuel et réessayez."),
    ar: say("تغيّر هذا منذ أن فتحت الصفحة.", "اطّلع على الحالة الحالية وحاول من جديد."),
    "pt-BR": say("Isto mudou desde que você abriu a página.", "Veja a situação atual e tente de novo."),
  },
  cost_changed: {
    en: say(
      "The cost of cancelling has changed.",
      "We haven’t cancelled anything. Check the new cost, then decide.",
    ),
    pt: say(
      "Entretanto, o custo de cancelar mudou.",
      "Nada foi cancelado. Veja o que se aplica agora e decida.",
    ),
    it: say(
      "Nel frattempo il costo della disdetta è cambiato.",
      "Nulla è stato disdetto. Legga che cosa vale ora, poi decida.",
    ),
    es: say(
      "Mientras tanto ha cambiado lo que cuesta cancelar.",
      "No se ha cancelado nada. Lea lo que se aplica ahora y decida.",
    ),
    fr: say(
      "Entre-temps, le coût de l’annulation a changé.",
      "Rien n’a été annulé. Lisez ce qui s’applique maintenant, puis décidez.",
    ),
    ar: say("تغيّرت تكلفة الإلغاء في هذه الأثناء.", "لم يُلغَ شيء. اقرأ ما ينطبق الآن ثم قرّر."),
    "pt-BR": say(
      "Nesse meio-tempo, o custo de cancelar mudou.",
      "Nada foi cancelado. Veja o que vale agora e decida.",
    ),
  },
  payload_too_large: {
    en: say("What you sent is too large.", "Send less at a time, or choose a smaller file."),
    pt: say("O que foi enviado é demasiado grande.", "Envie menos de cada vez, ou um ficheiro mais pequeno."),
    it: say("I dati inviati sono troppo grandi.", "Invii meno dati alla volta, o un file più piccolo."),
    es: say("Lo que se envió es demasiado grande.", "Envíe menos de una vez, o un archivo más pequeño."),
    fr: say("Ce qui a été envoyé est trop volumineux.", "Envoyez moins à la fois, ou un fichier plus petit."),
    ar: say("ما أُرسل كبير جدًا.", "أرسل أقل في كل مرة، أو ملفًا أصغر."),
    "pt-BR": say("O que foi enviado é grande demais.", "Envie menos de cada vez, ou um arquivo menor."),
  },
  unsupported_media_type: {
    en: say(
      "We can’t accept this kind of file.",
      "Reload the page and try again, or choose another kind of file.",
    ),
    pt: say(
      "Não podemos aceitar este tipo de ficheiro.",
      "Recarregue a página e tente de novo, ou escolha outro tipo de ficheiro.",
    ),
    it: say(
      "Non possiamo accettare questo tipo di file.",
      "Ricarichi la pagina e riprovi, o scelga un altro tipo di file.",
    ),
    es: say(
      "No podemos aceptar este tipo de archivo.",
      "Vuelva a cargar la página e inténtelo de nuevo, o elija otro tipo de archivo.",
    ),
    fr: say(
      "Nous ne pouvons pas accepter ce type de fichier.",
      "Rechargez la page et réessayez, ou choisissez un autre type de fichier.",
    ),
    ar: say(
      "لا يمكننا قبول هذا النوع من الملفات.",
      "أعد تحميل الصفحة وحاول من جديد، أو اختر نوعًا آخر من الملفات.",
    ),
    "pt-BR": say(
      "Não podemos aceitar este tipo de arquivo.",
      "Recarregue a página e tente de novo, ou escolha outro tipo de arquivo.",
    ),
  },
  too_many_requests: {
    en: say("Too many tries.", "Wait {wait}, then try again."),
    pt: say("Houve demasiadas tentativas.", "Espere {wait} e tente de novo."),
    it: say("Ci sono stati troppi tentativi.", "Attenda {wait}, poi riprovi."),
    es: say("Hubo demasiados intentos.", "Espere {wait} e inténtelo de nuevo."),
    fr: say("Il y a eu trop d’essais.", "Attendez {wait}, puis réessayez."),
    ar: say("كانت هناك محاولات كثيرة.", "انتظر ثم حاول من جديد. مدة الانتظار: {wait}."),
    "pt-BR": say("Houve tentativas demais.", "Espere {wait} e tente de novo."),
  },
  too_many_codes: {
    en: say("You’ve asked for too many codes today.", "Wait {wait}, or contact the clinic."),
    pt: say("Pediu demasiados códigos hoje.", "Espere {wait} ou contacte a clínica."),
    it: say("Oggi ci sono stati troppi codici.", "Attenda {wait} oppure contatti la clinica."),
    es: say("Hoy hubo demasiados códigos.", "Espere {wait} o póngase en contacto con la clínica."),
    fr: say("Il y a eu trop de codes aujourd’hui.", "Attendez {wait} ou contactez la clinique."),
    ar: say("طُلبت رموز كثيرة اليوم.", "انتظر أو تواصل مع العيادة. مدة الانتظار: {wait}."),
    "pt-BR": say("Você pediu códigos demais hoje.", "Espere {wait} ou fale com a clínica."),
  },
  too_many_mails: {
    en: say(
      "We’ve sent a lot of emails, so we can’t send another one yet.",
      "Check your inbox and your spam folder, or try again in {wait}.",
    ),
    pt: say(
      "Já enviámos muitos e-mails e, por agora, não podemos enviar outro.",
      "Veja a caixa de entrada e a pasta de spam, ou tente de novo dentro de {wait}.",
    ),
    it: say(
      "Abbiamo già inviato molte e-mail e per ora non possiamo inviarne altre.",
      "Controlli la posta in arrivo e la cartella spam, oppure riprovi tra {wait}.",
    ),
    es: say(
      "Ya enviamos muchos correos y por ahora no podemos enviar otro.",
      "Mire su bandeja de entrada y la carpeta de spam, o inténtelo de nuevo en {wait}.",
    ),
    fr: say(
      "Nous avons déjà envoyé beaucoup d’e-mails et ne pouvons pas en envoyer un autre pour l’instant.",
      "Regardez dans votre boîte de réception et dans vos courriers indésirables, ou réessayez dans {wait}.",
    ),
    ar: say(
      "أرسلنا رسائل كثيرة، ولا يمكننا إرسال رسالة أخرى الآن.",
      "يُرجى البحث في البريد الوارد والبريد غير المرغوب فيه، أو المحاولة لاحقًا. مدة الانتظار: {wait}.",
    ),
    "pt-BR": say(
      "Já enviamos muitos e-mails e, por enquanto, não podemos enviar outro.",
      "Olhe sua caixa de entrada e o spam, ou tente de novo em {wait}.",
    ),
    "es-CL": say(
      "Ya enviamos muchos correos y por ahora no podemos enviar otro.",
      "Revise su bandeja de entrada y la carpeta de spam, o intente nuevamente en {wait}.",
    ),
  },
  email_just_sent: {
    en: say(
      "You asked for an email a moment ago.",
      "Check your inbox and your spam folder. You can ask for another one in {wait}.",
    ),
    pt: say(
      "Já pediu um e-mail há instantes.",
      "Veja a caixa de entrada e a pasta de spam. Pode pedir outro dentro de {wait}.",
    ),
    it: say(
      "Ha chiesto un’e-mail poco fa.",
      "Controlli la posta in arrivo e la cartella spam. Può chiederne un’altra tra {wait}.",
    ),
    es: say(
      "Ha pedido un correo hace un momento.",
      "Mire su bandeja de entrada y la carpeta de spam. Puede pedir otro en {wait}.",
    ),
    fr: say(
      "Vous avez demandé un e-mail il y a un instant.",
      "Regardez dans votre boîte de réception et dans vos courriers indésirables. Vous pourrez en demander un autre dans {wait}.",
    ),
    ar: say(
      "طُلبت رسالة قبل لحظات.",
      "يُرجى البحث في البريد الوارد والبريد غير المرغوب فيه. يمكن طلب رسالة أخرى لاحقًا. مدة الانتظار: {wait}.",
    ),
    "pt-BR": say(
      "Você pediu um e-mail agora há pouco.",
      "Olhe sua caixa de entrada e o spam. Você pode pedir outro em {wait}.",
    ),
    "es-CL": say(
      "Pidió un correo hace un momento.",
      "Revise su bandeja de entrada y la carpeta de spam. Puede pedir otro en {wait}.",
    ),
  },
  too_many_today: {
    en: say(
      "You’ve reached the limit for today, so we didn’t send this.",
      "Try again in {wait}, or contact the clinic.",
    ),
    pt: say(
      "Chegou ao limite de hoje, por isso não enviámos isto.",
      "Tente de novo dentro de {wait} ou contacte a clínica.",
    ),
    it: say(
      "Ha raggiunto il limite di oggi, quindi non abbiamo inviato questo.",
      "Riprovi tra {wait} oppure contatti la clinica.",
    ),
    es: say(
      "Ha llegado al límite de hoy, por eso no enviamos esto.",
      "Inténtelo de nuevo en {wait} o póngase en contacto con la clínica.",
    ),
    fr: say(
      "Vous avez atteint la limite du jour, nous n’avons donc pas envoyé ceci.",
      "Réessayez dans {wait} ou contactez la clinique.",
    ),
    ar: say(
      "بلغت الحد المسموح به اليوم، لذلك لم نرسل هذا.",
      "حاول لاحقًا أو تواصل مع العيادة. مدة الانتظار: {wait}.",
    ),
    "pt-BR": say(
      "Você chegou ao limite de hoje, por isso não enviamos isto.",
      "Tente de novo em {wait} ou fale com a clínica.",
    ),
    "es-CL": say(
      "Ha llegado al límite de hoy, por eso no enviamos esto.",
      "Inténtelo de nuevo en {wait} o contacte a la clínica.",
    ),
  },
  internal: {
    en: say("Something went wrong on our side.", "Try again. If it keeps happening, contact the clinic."),
    pt: say("Algo correu mal do nosso lado.", "Tente de novo. Se continuar, contacte a clínica."),
    it: say("Qualcosa è andato storto da parte nostra.", "Riprovi. Se continua, contatti la clinica."),
    es: say(
      "Algo salió mal de nuestro lado.",
      "Inténtelo de nuevo. Si continúa, póngase en contacto con la clínica.",
    ),
    fr: say("Un problème est survenu de notre côté.", "Réessayez. Si cela dure, contactez la clinique."),
    ar: say("حدث خطأ من جانبنا.", "حاول من جديد. إذا استمر ذلك، تواصل مع العيادة."),
    "pt-BR": say("Algo deu errado do nosso lado.", "Tente de novo. Se continuar, fale com a clínica."),
  },
  checker_unavailable: {
    en: say(
      "The symptom checker isn’t responding.",
      "Book a doctor or call the clinic. In an emergency, call the emergency number.",
    ),
    pt: say(
      "O avaliador de sintomas não responde neste momento.",
      "Marque uma consulta ou ligue para a clínica. Numa emergência, ligue para o número de emergência.",
    ),
    it: say(
      "La valutazione dei sintomi al momento non risponde.",
      "Prenoti una visita o chiami la clinica. In caso di emergenza chiami il numero di emergenza.",
    ),
    es: say(
      "El evaluador de síntomas no responde en este momento.",
      "Reserve una consulta con un médico o llame a la clínica. En una emergencia, llame al número de emergencias.",
    ),
    fr: say(
      "L’évaluation des symptômes ne répond pas pour le moment.",
      "Prenez rendez-vous avec un médecin ou appelez la clinique. En cas d’urgence, appelez le numéro d’urgence.",
    ),
    ar: say(
      "فاحص الأعراض لا يستجيب الآن.",
      "احجز موعدًا مع طبيب أو اتصل بالعيادة. في حالة الطوارئ، اتصل برقم الطوارئ.",
    ),
    "es-CL": say(
      "El evaluador de síntomas no responde en este momento.",
      "Agende una hora con un médico o llame a la clínica. En una emergencia, llame al número de emergencias.",
    ),
    "pt-BR": say(
      "O avaliador de sintomas não está respondendo.",
      "Agende uma consulta ou ligue para a clínica. Em uma emergência, ligue para o número de emergência.",
    ),
  },
  unavailable: {
    en: say("We’re not available right now.", "Try again in a minute."),
    pt: say("Não estamos disponíveis neste momento.", "Tente de novo dentro de um minuto."),
    it: say("In questo momento non siamo raggiungibili.", "Riprovi tra un minuto."),
    es: say("No estamos disponibles en este momento.", "Inténtelo de nuevo en un minuto."),
    fr: say("Nous ne sommes pas disponibles pour le moment.", "Réessayez dans une minute."),
    ar: say("الخدمة غير متاحة الآن.", "حاول من جديد بعد دقيقة."),
    "pt-BR": say("Estamos fora do ar neste momento.", "Tente de novo em um minuto."),
  },
} as const satisfies Record<string, InEveryLanguage>;

/** An error code of the API that has a text. */
export type ProblemMessageCode = keyof typeof problems;

/**
 * Returns the text of an error code in a language; for pt-BR and es-CL that of pt and es where they have none.
 * `retryAfter` (seconds, 60 by default) fills `{wait}`, in the words of `formatWait`.
 */
export function problemMessage(
  code: ProblemMessageCode,
  locale: Locale,
  { retryAfter = 60 }: { retryAfter?: number | undefined } = {},
): ProblemMessage {
  const texts: InEveryLanguage = problems[code];
  const { title, detail } = texts[locale] ?? (locale === "pt-BR" ? texts.pt : texts.es);
  return { title, detail: fillTemplate(detail, { wait: formatWait(retryAfter, locale) }) };
}
