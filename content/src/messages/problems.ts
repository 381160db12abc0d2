import type { Locale } from "@anteroom/domain/locales";
import { accessProblems } from "./access-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { fillTemplate } from "./fill-template.ts";
import { waitWords } from "./wait-words.ts";
import { paymentProblems } from "./payment-problems.ts";

/** `title` says what happened, `detail` what to do next. Place: `{wait}` where the code names one, as "5 minutes". */
export type ProblemMessage = { title: string; detail: string };

/** Varieties without a text of their own use their language's; every other language must be there. */
export type InEveryLanguage = Record<Exclude<Locale, "pt-BR" | "es-CL">, ProblemMessage> &
  Partial<Record<"pt-BR" | "es-CL", ProblemMessage>>;

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** The sentences of every code the API answers with. */
export const problems = {
  ...accessProblems,
  ...paymentProblems,
  ...fileProblems,
  validation_failed: {
    en: say(
      "Something in the form is missing or not as expected.",
      "Check the fields that are marked and send it again.",
    ),
    pt: say(
      "Falta alguma coisa no formulário, ou não está como esperado.",
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
      "Il manque quelque chose dans le formulaire, ou une donnée n'est pas valable.",
      "Vérifiez les champs signalés et envoyez à nouveau.",
    ),
    ar: say("هناك شيء ناقص أو غير صحيح في النموذج.", "راجع الحقول المحددة ثم أرسل من جديد."),
    "pt-BR": say(
      "Falta algo no formulário, ou um dado não está como esperado.",
      "Confira os campos marcados e envie de novo.",
    ),
  },
  malformed_request: {
    en: say("We could not read what was sent.", "Reload the page and try again."),
    pt: say("Não conseguimos ler o que foi enviado.", "Recarregue a página e tente de novo."),
    it: say("Non siamo riusciti a leggere i dati inviati.", "Ricarichi la pagina e riprovi."),
    es: say("No pudimos leer lo que se envió.", "Vuelva a cargar la página e inténtelo de nuevo."),
    fr: say("Nous n'avons pas pu lire ce qui a été envoyé.", "Rechargez la page et réessayez."),
    ar: say("لم نتمكن من قراءة ما أُرسل.", "أعد تحميل الصفحة وحاول من جديد."),
  },
  unauthenticated: {
    en: say("You are not signed in, or your session has ended.", "Sign in to go on."),
    pt: say("Não tem sessão iniciada, ou a sua sessão terminou.", "Inicie sessão para continuar."),
    it: say("Non ha effettuato l’accesso, o la Sua sessione è terminata.", "Acceda per continuare."),
    es: say("No ha iniciado sesión, o su sesión ha terminado.", "Inicie sesión para continuar."),
    fr: say("Votre session n'est pas ouverte, ou a pris fin.", "Connectez-vous pour continuer."),
    ar: say("لم تسجل الدخول، أو انتهت جلستك.", "سجّل الدخول للمتابعة."),
    "pt-BR": say("Você não entrou na sua conta, ou a sua sessão terminou.", "Entre para continuar."),
  },
  wrong_credentials: {
    en: say("This log-in and password do not match.", "Check both and try again."),
    pt: say("Estes dados de acesso não estão certos.", "Verifique os dois campos e tente de novo."),
    it: say("Questi dati di accesso non sono corretti.", "Controlli entrambi i campi e riprovi."),
    es: say("Estos datos de acceso no son correctos.", "Revise ambos campos e inténtelo de nuevo."),
    fr: say("Ces identifiants ne sont pas corrects.", "Vérifiez les deux champs et réessayez."),
    ar: say("بيانات الدخول غير صحيحة.", "راجع الحقلين وحاول من جديد."),
    "pt-BR": say("Esses dados de acesso não estão certos.", "Confira os dois campos e tente de novo."),
  },
  second_factor_required: {
    en: say("A code is needed too.", "Write the 6-digit code to go on."),
    pt: say("É preciso também um código.", "Escreva o código de 6 algarismos para continuar."),
    it: say("Serve anche un codice.", "Scriva il codice di 6 cifre per continuare."),
    es: say("Hace falta también un código.", "Escriba el código de 6 cifras para continuar."),
    fr: say("Il faut aussi un code.", "Écrivez le code à 6 chiffres pour continuer."),
    ar: say("يلزم رمز أيضًا.", "اكتب الرمز المكوّن من 6 أرقام للمتابعة."),
    "pt-BR": say("Também é preciso um código.", "Escreva o código de 6 dígitos para continuar."),
  },
  wrong_code: {
    en: say("This code is not right, or no longer valid.", "Check it, or use a new one."),
    pt: say("Este código não está certo, ou já não é válido.", "Verifique-o, ou use um novo."),
    it: say("Questo codice non è corretto, o non è più valido.", "Lo controlli, oppure ne usi uno nuovo."),
    es: say("Este código no es correcto, o ya no es válido.", "Revíselo, o use uno nuevo."),
    fr: say("Ce code n'est pas correct, ou n'est plus valable.", "Vérifiez-le, ou utilisez-en un nouveau."),
    ar: say("هذا الرمز غير صحيح أو لم يعد صالحًا.", "تحقق منه أو استخدم رمزًا جديدًا."),
    "pt-BR": say("Este código não está certo, ou já não vale.", "Confira o código, ou use um novo."),
  },
  challenge_expired: {
    en: say("This sign-in took too long.", "Start again with your password."),
    pt: say("Este início de sessão demorou demasiado.", "Comece de novo com a sua palavra-passe."),
    it: say("Questo accesso ha richiesto troppo tempo.", "Ricominci con la Sua password."),
    es: say("Este inicio de sesión tardó demasiado.", "Empiece de nuevo con su contraseña."),
    fr: say("Cette connexion a pris trop de temps.", "Recommencez avec votre mot de passe."),
    ar: say("استغرق تسجيل الدخول وقتًا طويلًا.", "ابدأ من جديد بكلمة المرور."),
    "pt-BR": say("Esta entrada demorou demais.", "Comece de novo com a sua senha."),
  },
  wrong_password: {
    en: say("This is not your password.", "Check it and try again."),
    pt: say("Esta não é a sua palavra-passe.", "Verifique-a e tente de novo."),
    it: say("Questa non è la Sua password.", "La controlli e riprovi."),
    es: say("Esta no es su contraseña.", "Revísela e inténtelo de nuevo."),
    fr: say("Ce n'est pas votre mot de passe.", "Vérifiez-le et réessayez."),
    ar: say("هذه ليست كلمة مرورك.", "تحقق منها وحاول من جديد."),
    "pt-BR": say("Esta não é a sua senha.", "Confira a senha e tente de novo."),
  },
  proof_needed: {
    en: say("We need your password once more for this.", "Write your password to go on."),
    pt: say("Para isto precisamos outra vez da sua palavra-passe.", "Escreva-a para continuar."),
    it: say("Per questo serve ancora una volta la Sua password.", "La scriva per continuare."),
    es: say("Para esto necesitamos otra vez su contraseña.", "Escríbala para continuar."),
    fr: say("Il nous faut encore une fois votre mot de passe.", "Écrivez-le pour continuer."),
    ar: say("نحتاج كلمة مرورك مرة أخرى لهذا.", "اكتب كلمة المرور للمتابعة."),
    "pt-BR": say("Para isto precisamos da sua senha mais uma vez.", "Escreva a senha para continuar."),
  },
  passkey_refused: {
    en: say("This passkey did not work here.", "Try again, or sign in with your password."),
    pt: say("Esta chave de acesso não funcionou aqui.", "Tente de novo, ou use a sua palavra-passe."),
    it: say("Questa passkey qui non ha funzionato.", "Riprovi, oppure acceda con la password."),
    es: say("Esta llave de acceso no funcionó aquí.", "Inténtelo de nuevo, o use su contraseña."),
    fr: say("Cette clé d'accès n'a pas fonctionné ici.", "Réessayez, ou utilisez votre mot de passe."),
    ar: say("لم يعمل مفتاح المرور هذا هنا.", "حاول من جديد، أو سجّل الدخول بكلمة المرور."),
    "pt-BR": say("Esta chave de acesso não funcionou aqui.", "Tente de novo, ou entre com a sua senha."),
  },
  not_found: {
    en: say("We could not find this.", "Go to the home page, or choose a doctor."),
    pt: say("Não encontrámos o que procura.", "Vá à página inicial ou escolha um médico."),
    it: say("Non abbiamo trovato quello che cerca.", "Vada alla pagina iniziale o scelga un medico."),
    es: say("No encontramos lo que busca.", "Vaya a la página de inicio o elija un médico."),
    fr: say("Nous n'avons pas trouvé ce que vous cherchez.", "Allez à l'accueil ou choisissez un médecin."),
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
    fr: say("Aucune clinique ne se trouve à cette adresse.", "Vérifiez l'adresse donnée par votre clinique."),
    ar: say("لا توجد عيادة على هذا العنوان.", "تحقق من العنوان الذي أعطتك إياه عيادتك."),
  },
  method_not_allowed: {
    en: say("This page needs scripts to go on.", "Allow scripts for this address and send it again."),
    pt: say(
      "Esta página precisa de scripts para continuar.",
      "Permita scripts neste endereço e envie de novo.",
    ),
    it: say(
      "Questa pagina ha bisogno degli script per continuare.",
      "Consenta gli script per questo indirizzo e invii di nuovo.",
    ),
    es: say(
      "Esta página necesita scripts para continuar.",
      "Permita los scripts en esta dirección y envíelo de nuevo.",
    ),
    fr: say(
      "Cette page a besoin de scripts pour continuer.",
      "Autorisez les scripts pour cette adresse et envoyez à nouveau.",
    ),
    ar: say("تحتاج هذه الصفحة إلى النصوص البرمجية للمتابعة.", "اسمح بها لهذا العنوان ثم أرسل من جديد."),
  },
  slot_taken: {
    en: say("Someone else just took this time.", "Choose another time. What you wrote is kept."),
    pt: say(
      "Outra pessoa acabou de ficar com este horário.",
      "Escolha outra hora. O que escreveu fica guardado.",
    ),
    it: say(
      "Qualcun altro ha appena preso questo orario.",
      "Scelga un altro orario. Quello che ha scritto è conservato.",
    ),
    es: say("Otra persona acaba de tomar esta hora.", "Elija otra hora. Lo que escribió se conserva."),
    fr: say(
      "Quelqu'un vient de prendre cet horaire.",
      "Choisissez un autre horaire. Ce que vous avez écrit est conservé.",
    ),
    ar: say("حجز شخص آخر هذا الموعد للتو.", "اختر موعدًا آخر. ما كتبته محفوظ."),
    "pt-BR": say(
      "Outra pessoa acabou de ficar com este horário.",
      "Escolha outro horário. O que você escreveu está guardado.",
    ),
  },
  slot_unavailable: {
    en: say(
      "The doctor is not available at this time any more.",
      "Choose another time. What you wrote is kept.",
    ),
    pt: say(
      "O médico já não está disponível a esta hora.",
      "Escolha outra hora. O que escreveu fica guardado.",
    ),
    it: say(
      "Il medico non è più disponibile a quest’ora.",
      "Scelga un altro orario. Quello che ha scritto è conservato.",
    ),
    es: say("El médico ya no está disponible a esta hora.", "Elija otra hora. Lo que escribió se conserva."),
    fr: say(
      "Le médecin n'est plus disponible à cet horaire.",
      "Choisissez un autre horaire. Ce que vous avez écrit est conservé.",
    ),
    ar: say("لم يعد الطبيب متاحًا في هذا الموعد.", "اختر موعدًا آخر. ما كتبته محفوظ."),
    "pt-BR": say(
      "O médico não está mais disponível neste horário.",
      "Escolha outro horário. O que você escreveu está guardado.",
    ),
  },
  hold_required: {
    en: say("No time is being kept for you.", "Choose a time first."),
    pt: say("Não há nenhuma hora reservada para si.", "Escolha primeiro uma hora."),
    it: say("Non c’è nessun orario riservato per Lei.", "Scelga prima un orario."),
    es: say("No hay ninguna hora reservada para usted.", "Elija primero una hora."),
    fr: say("Aucun horaire n'est gardé pour vous.", "Choisissez d'abord un horaire."),
    ar: say("لا يوجد موعد محفوظ لك.", "اختر موعدًا أولًا."),
    "pt-BR": say("Nenhum horário está guardado para você.", "Escolha primeiro um horário."),
  },
  hold_limit: {
    en: say(
      "Too many times are being kept without a booking.",
      "Book the time you have, sign in, or try again in an hour.",
    ),
    pt: say(
      "Há demasiadas horas reservadas sem marcação.",
      "Marque a hora que já tem, inicie sessão, ou tente de novo daqui a uma hora.",
    ),
    it: say(
      "Ci sono troppi orari riservati senza prenotazione.",
      "Prenoti l’orario che ha, acceda, oppure riprovi tra un’ora.",
    ),
    es: say(
      "Hay demasiadas horas apartadas sin reserva.",
      "Reserve la hora que ya tiene, inicie sesión, o inténtelo en una hora.",
    ),
    fr: say(
      "Trop d'horaires sont gardés sans réservation.",
      "Réservez l'horaire que vous avez, connectez-vous, ou réessayez dans une heure.",
    ),
    ar: say("هناك مواعيد كثيرة محفوظة دون حجز.", "احجز الموعد الذي لديك، أو سجّل الدخول، أو حاول بعد ساعة."),
    "pt-BR": say(
      "Há horários demais guardados sem agendamento.",
      "Agende o horário que você já tem, entre na sua conta ou tente de novo em uma hora.",
    ),
  },
  hold_expired: {
    en: say("This time is not kept for you any more.", "Choose a time again. What you wrote is kept."),
    pt: say(
      "Esta hora já não está reservada para si.",
      "Escolha de novo uma hora. O que escreveu fica guardado.",
    ),
    it: say(
      "Questo orario non è più riservato per Lei.",
      "Scelga di nuovo un orario. Quello che ha scritto è conservato.",
    ),
    es: say(
      "Esta hora ya no está reservada para usted.",
      "Elija de nuevo una hora. Lo que escribió se conserva.",
    ),
    fr: say(
      "Cet horaire n'est plus gardé pour vous.",
      "Choisissez à nouveau un horaire. Ce que vous avez écrit est conservé.",
    ),
    ar: say("لم يعد هذا الموعد محفوظًا لك.", "اختر موعدًا من جديد. ما كتبته محفوظ."),
    "pt-BR": say(
      "Este horário não está mais guardado para você.",
      "Escolha um horário de novo. O que você escreveu está guardado.",
    ),
  },
  hold_extension_limit: {
    en: say(
      "This time cannot be kept any longer.",
      "Finish the booking before the time runs out, or choose a later time.",
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
    fr: say(
      "Nous ne pouvons pas garder cet horaire plus longtemps.",
      "Terminez la réservation avant la fin du temps, ou choisissez un horaire plus tard.",
    ),
    ar: say("لا يمكننا حفظ هذا الموعد لوقت أطول.", "أكمل الحجز قبل انتهاء الوقت، أو اختر موعدًا لاحقًا."),
    "pt-BR": say(
      "Não podemos guardar este horário por mais tempo.",
      "Termine o agendamento antes que o tempo acabe, ou escolha um horário mais tarde.",
    ),
  },
  changed_elsewhere: {
    en: say(
      "These details were changed in another window or by somebody else meanwhile.",
      "What you typed is still here. Look at it once more, then save again.",
    ),
    pt: say(
      "Entretanto, estes dados foram alterados noutra janela ou por outra pessoa.",
      "O que escreveu continua aqui. Veja outra vez e volte a guardar.",
    ),
    it: say(
      "Nel frattempo questi dati sono stati cambiati in un’altra finestra o da un’altra persona.",
      "Quello che ha scritto è ancora qui. Lo ricontrolli e salvi di nuovo.",
    ),
    es: say(
      "Mientras tanto estos datos cambiaron en otra ventana o los cambió otra persona.",
      "Lo que escribió sigue aquí. Revíselo y guarde otra vez.",
    ),
    fr: say(
      "Entre-temps, ces données ont été modifiées dans une autre fenêtre ou par quelqu'un d'autre.",
      "Ce que vous avez écrit est toujours là. Relisez-le, puis enregistrez à nouveau.",
    ),
    ar: say(
      "في هذه الأثناء تغيّرت هذه البيانات في نافذة أخرى أو غيّرها شخص آخر.",
      "ما كتبته ما زال هنا. راجعه ثم احفظ من جديد.",
    ),
    "pt-BR": say(
      "Enquanto isso, estes dados foram alterados em outra janela ou por outra pessoa.",
      "O que você escreveu continua aqui. Confira e salve de novo.",
    ),
  },
  patient_details_missing: {
    en: say(
      "Date of birth and sex of the patient are not known yet.",
      "Go back one step and add them, then book.",
    ),
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
    fr: say(
      "La date de naissance et le sexe du patient manquent encore.",
      "Revenez d'une étape, ajoutez-les, puis réservez.",
    ),
    ar: say("تاريخ ميلاد المريض وجنسه غير معروفين بعد.", "ارجع خطوة وأضفهما ثم احجز."),
    "pt-BR": say(
      "Ainda faltam a data de nascimento e o sexo do paciente.",
      "Volte uma etapa, preencha e depois agende.",
    ),
  },
  care_not_confirmed: {
    en: say(
      "This person is an adult and has not agreed yet that you act for them.",
      "Write their e-mail address under “Your family”, and we ask them. Until then they book for themselves.",
    ),
    pt: say(
      "Esta pessoa é adulta e ainda não concordou que trate dos assuntos dela.",
      "Indique o e-mail dela em «A sua família» e nós perguntamos. Até lá, marca por si própria.",
    ),
    it: say(
      "Questa persona è maggiorenne e non ha ancora accettato che Lei agisca per suo conto.",
      "Scriva la sua e-mail in «La Sua famiglia» e lo chiediamo. Fino ad allora prenota da sé.",
    ),
    es: say(
      "Esta persona es mayor de edad y aún no ha aceptado que usted actúe por ella.",
      "Escriba su correo en «Su familia» y le preguntamos. Hasta entonces reserva por su cuenta.",
    ),
    fr: say(
      "Cette personne est majeure et n'a pas encore accepté que vous agissiez pour elle.",
      "Indiquez son adresse e-mail dans « Votre famille » et nous lui demandons. D'ici là, elle réserve elle-même.",
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
    en: say(
      "This visit cannot be paid any more.",
      "Look at the state of the payment, or book a new appointment.",
    ),
    pt: say("Esta consulta já não pode ser paga.", "Veja o estado do pagamento, ou faça uma nova marcação."),
    it: say(
      "Questa visita non si può più pagare.",
      "Veda lo stato del pagamento, o prenoti una nuova visita.",
    ),
    es: say("Esta consulta ya no se puede pagar.", "Mire el estado del pago, o reserve una nueva cita."),
    fr: say(
      "Cette consultation ne peut plus être payée.",
      "Regardez l'état du paiement, ou prenez un nouveau rendez-vous.",
    ),
    ar: say("لم يعد بالإمكان دفع ثمن هذه الزيارة.", "اطّلع على حالة الدفع، أو احجز موعدًا جديدًا."),
    "pt-BR": say(
      "Esta consulta não pode mais ser paga.",
      "Veja a situação do pagamento, ou faça um novo agendamento.",
    ),
  },
  payment_failed: {
    en: say(
      "The payment could not be completed.",
      "Review the payment information and book again. Your answers are kept.",
    ),
    pt: say(
      "Não foi possível concluir o pagamento.",
      "Reveja os dados do pagamento e marque de novo. As suas respostas ficam guardadas.",
    ),
    it: say(
      "Non è stato possibile completare il pagamento.",
      "Riveda i dati di pagamento e prenoti di nuovo. Le Sue risposte sono conservate.",
    ),
    es: say(
      "No se pudo completar el pago.",
      "Revise los datos de pago y reserve de nuevo. Sus respuestas se conservan.",
    ),
    fr: say(
      "Le paiement n'a pas pu être effectué.",
      "Vérifiez les données de paiement et réservez à nouveau. Vos réponses sont conservées.",
    ),
    ar: say("تعذّر إتمام الدفع.", "راجع بيانات الدفع واحجز من جديد. إجاباتك محفوظة."),
    "pt-BR": say(
      "Não foi possível concluir o pagamento.",
      "Revise os dados do pagamento e agende de novo. Suas respostas estão guardadas.",
    ),
  },
  payment_unavailable: {
    en: say(
      "The payment service does not answer right now.",
      "Try again in a few minutes. If it goes on, contact the clinic.",
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
    en: say("No way of paying is available for this visit.", "Contact the clinic to arrange it."),
    pt: say(
      "Não há nenhuma forma de pagamento disponível para esta consulta.",
      "Contacte a clínica para tratar do assunto.",
    ),
    it: say(
      "Per questa visita non è disponibile alcun metodo di pagamento.",
      "Contatti la clinica per accordarsi.",
    ),
    es: say(
      "No hay ninguna forma de pago disponible para esta consulta.",
      "Póngase en contacto con la clínica para acordarlo.",
    ),
    fr: say(
      "Aucun moyen de paiement n'est disponible pour cette consultation.",
      "Contactez la clinique pour convenir d'une solution.",
    ),
    ar: say("لا تتوفر طريقة دفع لهذه الزيارة.", "تواصل مع العيادة لترتيب ذلك."),
    "pt-BR": say(
      "Não há forma de pagamento disponível para esta consulta.",
      "Fale com a clínica para resolver.",
    ),
  },
  guest_booking_closed: {
    en: say(
      "This clinic books for patients with an account.",
      "Sign in or create an account. What you wrote is kept.",
    ),
    pt: say(
      "Nesta clínica, só quem tem conta pode marcar.",
      "Inicie sessão ou crie uma conta. O que escreveu fica guardado.",
    ),
    it: say(
      "In questa clinica prenota chi ha un account.",
      "Acceda o crei un account. Quello che ha scritto è conservato.",
    ),
    es: say(
      "En esta clínica reservan los pacientes con cuenta.",
      "Inicie sesión o cree una cuenta. Lo que escribió se conserva.",
    ),
    fr: say(
      "Dans cette clinique, il faut un compte pour réserver.",
      "Connectez-vous ou créez un compte. Ce que vous avez écrit est conservé.",
    ),
    ar: say("الحجز في هذه العيادة متاح لمن لديهم حساب.", "سجّل الدخول أو أنشئ حسابًا. ما كتبته محفوظ."),
    "pt-BR": say(
      "Nesta clínica, só agenda quem tem conta.",
      "Entre ou crie uma conta. O que você escreveu está guardado.",
    ),
  },
  feature_off: {
    en: say("This clinic does not offer this.", "Go to the home page to see what it offers."),
    pt: say("Esta clínica não tem este serviço.", "Vá à página inicial para ver o que oferece."),
    it: say(
      "Questa clinica non offre questo servizio.",
      "Vada alla pagina iniziale per vedere che cosa offre.",
    ),
    es: say("Esta clínica no ofrece este servicio.", "Vaya a la página de inicio para ver lo que ofrece."),
    fr: say("Cette clinique ne propose pas ce service.", "Allez à l'accueil pour voir ce qu'elle propose."),
    ar: say("هذه العيادة لا تقدم هذه الخدمة.", "اذهب إلى الصفحة الرئيسية لترى ما تقدمه."),
  },
  already_answered: {
    en: say("You have already answered this survey.", "The clinic has your first answers."),
    pt: say("Já respondeu a este questionário.", "A clínica tem as suas primeiras respostas."),
    it: say("Ha già risposto a questo questionario.", "La clinica ha le Sue prime risposte."),
    es: say("Ya respondió a este cuestionario.", "La clínica tiene sus primeras respuestas."),
    fr: say("Vous avez déjà répondu à ce questionnaire.", "La clinique a vos premières réponses."),
    ar: say("لقد أجبت عن هذا الاستبيان من قبل.", "إجاباتك الأولى لدى العيادة."),
    "pt-BR": say("Você já respondeu a este questionário.", "A clínica tem as suas primeiras respostas."),
  },
  already_reviewed: {
    en: say("You have already reviewed this visit.", "Your review stands on the page of the visit."),
    pt: say("Já avaliou esta consulta.", "A sua avaliação está na página da consulta."),
    it: say("Ha già valutato questa visita.", "La Sua valutazione è nella pagina della visita."),
    es: say("Ya valoró esta consulta.", "Su valoración está en la página de la consulta."),
    fr: say(
      "Vous avez déjà donné votre avis sur cette consultation.",
      "Votre avis se trouve sur la page de la consultation.",
    ),
    ar: say("لقد قيّمت هذه الزيارة من قبل.", "تقييمك موجود في صفحة الزيارة."),
    "pt-BR": say("Você já avaliou esta consulta.", "Sua avaliação está na página da consulta."),
  },
  review_not_possible: {
    en: say("Only a visit that has taken place can be reviewed.", "Come back when your visit is over."),
    pt: say("Só pode avaliar uma consulta que já aconteceu.", "Volte quando a sua consulta tiver terminado."),
    it: say("Si può valutare solo una visita già avvenuta.", "Torni quando la Sua visita sarà finita."),
    es: say("Solo se puede valorar una consulta ya realizada.", "Vuelva cuando su consulta haya terminado."),
    fr: say(
      "Seule une consultation qui a eu lieu peut être évaluée.",
      "Revenez quand votre consultation sera terminée.",
    ),
    ar: say("لا يمكن تقييم إلا زيارة تمت بالفعل.", "عد عندما تنتهي زيارتك."),
    "pt-BR": say(
      "Só dá para avaliar uma consulta que já aconteceu.",
      "Volte quando sua consulta tiver terminado.",
    ),
  },
  visit_not_open: {
    en: say(
      "The room of this visit is not open.",
      "It opens one hour before the visit. Your visit page shows when.",
    ),
    pt: say(
      "A sala desta consulta não está aberta.",
      "Abre uma hora antes da consulta. A página da consulta mostra quando.",
    ),
    it: say(
      "La stanza di questa visita non è aperta.",
      "Apre un’ora prima della visita. La pagina della visita mostra quando.",
    ),
    es: say(
      "La sala de esta consulta no está abierta.",
      "Se abre una hora antes de la consulta. La página de la consulta muestra cuándo.",
    ),
    fr: say(
      "La salle de cette consultation n'est pas ouverte.",
      "Elle ouvre une heure avant. La page de la consultation indique quand.",
    ),
    ar: say("غرفة هذه الزيارة غير مفتوحة.", "تفتح قبل الزيارة بساعة. صفحة الزيارة تعرض الموعد."),
  },
  visit_over: {
    en: say("This appointment is over.", "Its page has the summary. You can also book a new appointment."),
    pt: say("Esta consulta terminou.", "O resumo está na página da consulta. Também pode marcar uma nova."),
    it: say(
      "Questa visita è terminata.",
      "Il riepilogo è nella pagina della visita. Può anche prenotarne una nuova.",
    ),
    es: say(
      "Esta consulta ha terminado.",
      "El resumen está en la página de la consulta. También puede reservar otra.",
    ),
    fr: say(
      "Cette consultation est terminée.",
      "Le résumé se trouve sur sa page. Vous pouvez aussi en réserver une autre.",
    ),
    ar: say("انتهت هذه الزيارة.", "الملخص موجود في صفحتها. يمكنك أيضًا حجز زيارة جديدة."),
    "pt-BR": say(
      "Esta consulta terminou.",
      "O resumo está na página da consulta. Você também pode agendar outra.",
    ),
  },
  messages_closed: {
    en: say(
      "Nobody can write about this visit now.",
      "What was written stays readable. To reach the clinic, call it.",
    ),
    pt: say(
      "Já não é possível escrever sobre esta consulta.",
      "O que foi escrito continua legível. Para falar com a clínica, telefone.",
    ),
    it: say(
      "Non è più possibile scrivere su questa visita.",
      "I messaggi restano leggibili. Per raggiungere la clinica, telefoni.",
    ),
    es: say(
      "Ya no se puede escribir sobre esta consulta.",
      "Lo escrito se puede seguir leyendo. Para hablar con la clínica, llame.",
    ),
    fr: say(
      "On ne peut plus écrire au sujet de cette consultation.",
      "Les messages restent lisibles. Pour joindre la clinique, appelez-la.",
    ),
    ar: say("لم تعد الكتابة عن هذه الزيارة ممكنة.", "ما كُتب يبقى مقروءًا. للتواصل مع العيادة، اتصل بها."),
    "pt-BR": say(
      "Não é mais possível escrever sobre esta consulta.",
      "O que foi escrito continua disponível. Para falar com a clínica, ligue.",
    ),
  },
  appointment_code_invalid: {
    en: say(
      "Invalid appointment code.",
      "A code has eight letters and digits. It stands in the mail that confirmed the visit.",
    ),
    pt: say(
      "Código de consulta inválido.",
      "Um código tem oito letras e algarismos. Está no e-mail que confirmou a consulta.",
    ),
    it: say(
      "Codice della visita non valido.",
      "Un codice ha otto lettere e cifre. Si trova nell’e-mail di conferma della visita.",
    ),
    es: say(
      "Código de consulta no válido.",
      "Un código tiene ocho letras y cifras. Está en el correo que confirmó la consulta.",
    ),
    fr: say(
      "Code de consultation non valable.",
      "Un code comporte huit lettres et chiffres. Il figure dans l'e-mail qui a confirmé la consultation.",
    ),
    ar: say("رمز الموعد غير صالح.", "يتكوّن الرمز من ثمانية أحرف وأرقام. ستجده في رسالة تأكيد الزيارة."),
    "pt-BR": say(
      "Código de consulta inválido.",
      "Um código tem oito letras e números. Ele está no e-mail que confirmou a consulta.",
    ),
  },
  too_many_guests: {
    en: say(
      "There is no room for another guest.",
      "At most five people take part. Withdraw an invitation first.",
    ),
    pt: say(
      "Não há lugar para mais um convidado.",
      "Participam no máximo cinco pessoas. Retire primeiro um convite.",
    ),
    it: say(
      "Non c’è posto per un altro ospite.",
      "Partecipano al massimo cinque persone. Ritiri prima un invito.",
    ),
    es: say(
      "No hay sitio para otro invitado.",
      "Participan cinco personas como máximo. Retire antes una invitación.",
    ),
    fr: say(
      "Il n'y a plus de place pour une autre personne invitée.",
      "Cinq personnes participent au plus. Retirez d'abord une invitation.",
    ),
    ar: say("لا مكان لضيف آخر.", "يشارك خمسة أشخاص على الأكثر. اسحب دعوة أولًا."),
    "pt-BR": say(
      "Não há lugar para mais um convidado.",
      "Participam no máximo cinco pessoas. Retire um convite antes.",
    ),
  },
  visit_full: {
    en: say("Five people are in this visit already.", "Try again when somebody has left."),
    pt: say("Já estão cinco pessoas nesta consulta.", "Tente de novo quando alguém sair."),
    it: say("In questa visita ci sono già cinque persone.", "Riprovi quando qualcuno sarà uscito."),
    es: say("Ya hay cinco personas en esta consulta.", "Inténtelo de nuevo cuando alguien haya salido."),
    fr: say("Cinq personnes participent déjà à cette consultation.", "Réessayez quand quelqu'un sera parti."),
    ar: say("يوجد في هذه الزيارة خمسة أشخاص بالفعل.", "حاول مرة أخرى بعد أن يغادر أحدهم."),
  },
  status_conflict: {
    en: say("This has changed in the meantime.", "Look at the current state and try again."),
    pt: say("Entretanto, isto mudou.", "Veja o estado atual e tente de novo."),
    it: say("Nel frattempo qualcosa è cambiato.", "Veda lo stato attuale e riprovi."),
    es: say("Esto ha cambiado mientras tanto.", "Mire el estado actual e inténtelo de nuevo."),
    fr: say("Cela a changé entre-temps.", "Regardez l'état actuel et réessayez."),
    ar: say("تغيّر هذا في هذه الأثناء.", "اطّلع على الحالة الحالية وحاول من جديد."),
    "pt-BR": say("Isto mudou nesse meio-tempo.", "Veja a situação atual e tente de novo."),
  },
  cost_changed: {
    en: say(
      "What cancelling costs has changed in the meantime.",
      "Nothing was cancelled. Read what applies now, then decide.",
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
      "Entre-temps, le coût de l'annulation a changé.",
      "Rien n'a été annulé. Lisez ce qui s'applique maintenant, puis décidez.",
    ),
    ar: say("تغيّرت تكلفة الإلغاء في هذه الأثناء.", "لم يُلغَ شيء. اقرأ ما ينطبق الآن ثم قرّر."),
    "pt-BR": say(
      "Nesse meio-tempo, o custo de cancelar mudou.",
      "Nada foi cancelado. Veja o que vale agora e decida.",
    ),
  },
  payload_too_large: {
    en: say("What was sent is too large.", "Send less at once, or a smaller file."),
    pt: say("O que foi enviado é demasiado grande.", "Envie menos de cada vez, ou um ficheiro mais pequeno."),
    it: say("I dati inviati sono troppo grandi.", "Invii meno dati alla volta, o un file più piccolo."),
    es: say("Lo que se envió es demasiado grande.", "Envíe menos de una vez, o un archivo más pequeño."),
    fr: say("Ce qui a été envoyé est trop volumineux.", "Envoyez moins à la fois, ou un fichier plus petit."),
    ar: say("ما أُرسل كبير جدًا.", "أرسل أقل في كل مرة، أو ملفًا أصغر."),
    "pt-BR": say("O que foi enviado é grande demais.", "Envie menos de cada vez, ou um arquivo menor."),
  },
  unsupported_media_type: {
    en: say(
      "This kind of data is not accepted here.",
      "Reload the page and try again, or choose another kind of file.",
    ),
    pt: say(
      "Este tipo de dados não é aceite aqui.",
      "Recarregue a página e tente de novo, ou escolha outro tipo de ficheiro.",
    ),
    it: say(
      "Questo tipo di dati qui non è accettato.",
      "Ricarichi la pagina e riprovi, o scelga un altro tipo di file.",
    ),
    es: say(
      "Este tipo de datos no se acepta aquí.",
      "Vuelva a cargar la página e inténtelo de nuevo, o elija otro tipo de archivo.",
    ),
    fr: say(
      "Ce type de données n'est pas accepté ici.",
      "Rechargez la page et réessayez, ou choisissez un autre type de fichier.",
    ),
    ar: say(
      "هذا النوع من البيانات غير مقبول هنا.",
      "أعد تحميل الصفحة وحاول من جديد، أو اختر نوعًا آخر من الملفات.",
    ),
    "pt-BR": say(
      "Este tipo de dado não é aceito aqui.",
      "Recarregue a página e tente de novo, ou escolha outro tipo de arquivo.",
    ),
  },
  too_many_requests: {
    en: say("There were too many tries.", "Wait {wait}, then try again."),
    pt: say("Houve demasiadas tentativas.", "Espere {wait} e tente de novo."),
    it: say("Ci sono stati troppi tentativi.", "Attenda {wait}, poi riprovi."),
    es: say("Hubo demasiados intentos.", "Espere {wait} e inténtelo de nuevo."),
    fr: say("Il y a eu trop d'essais.", "Attendez {wait}, puis réessayez."),
    ar: say("كانت هناك محاولات كثيرة.", "انتظر ثم حاول من جديد. مدة الانتظار: {wait}."),
    "pt-BR": say("Houve tentativas demais.", "Espere {wait} e tente de novo."),
  },
  too_many_codes: {
    en: say("There were too many codes today.", "Wait {wait}, or contact the clinic."),
    pt: say("Houve demasiados códigos hoje.", "Espere {wait} ou contacte a clínica."),
    it: say("Oggi ci sono stati troppi codici.", "Attenda {wait} oppure contatti la clinica."),
    es: say("Hoy hubo demasiados códigos.", "Espere {wait} o póngase en contacto con la clínica."),
    fr: say("Il y a eu trop de codes aujourd'hui.", "Attendez {wait} ou contactez la clinique."),
    ar: say("طُلبت رموز كثيرة اليوم.", "انتظر أو تواصل مع العيادة. مدة الانتظار: {wait}."),
    "pt-BR": say("Houve códigos demais hoje.", "Espere {wait} ou fale com a clínica."),
  },
  too_many_mails: {
    en: say(
      "We've sent a lot of emails, so we can't send another one yet.",
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
      "Nous avons déjà envoyé beaucoup d'e-mails et ne pouvons pas en envoyer un autre pour l'instant.",
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
  too_many_today: {
    en: say("That was a lot for one day. This was not sent.", "Try again in {wait}, or contact the clinic."),
    pt: say(
      "Foi muito para um só dia. Isto não foi enviado.",
      "Tente de novo dentro de {wait} ou contacte a clínica.",
    ),
    it: say(
      "Per oggi è già molto. Questo non è stato inviato.",
      "Riprovi tra {wait} oppure contatti la clinica.",
    ),
    es: say(
      "Fue mucho para un solo día. Esto no se envió.",
      "Inténtelo de nuevo en {wait} o póngase en contacto con la clínica.",
    ),
    fr: say(
      "C'était beaucoup pour une journée. Ceci n'a pas été envoyé.",
      "Réessayez dans {wait} ou contactez la clinique.",
    ),
    ar: say("أرسلت الكثير في يوم واحد. لم يُرسل هذا.", "حاول لاحقًا أو تواصل مع العيادة. مدة الانتظار: {wait}."),
    "pt-BR": say(
      "Foi muito para um dia só. Isto não foi enviado.",
      "Tente de novo em {wait} ou fale com a clínica.",
    ),
    "es-CL": say(
      "Fue mucho para un solo día. Esto no se envió.",
      "Inténtelo de nuevo en {wait} o contacte a la clínica.",
    ),
  },
  internal: {
    en: say("Something went wrong on our side.", "Try again. If it goes on, contact the clinic."),
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
  unavailable: {
    en: say("We cannot be reached for a moment.", "Try again in a minute."),
    pt: say("Não estamos disponíveis por um momento.", "Tente de novo dentro de um minuto."),
    it: say("Per un momento non siamo raggiungibili.", "Riprovi tra un minuto."),
    es: say("No estamos disponibles por un momento.", "Inténtelo de nuevo en un minuto."),
    fr: say("Nous sommes indisponibles un instant.", "Réessayez dans une minute."),
    ar: say("الخدمة غير متاحة للحظات.", "حاول من جديد بعد دقيقة."),
    "pt-BR": say("Estamos fora do ar por um momento.", "Tente de novo em um minuto."),
  },
} as const satisfies Record<string, InEveryLanguage>;

export type ProblemMessageCode = keyof typeof problems;

/** What happened and what to do next, in a language; `retryAfter` in seconds fills the wait. */
export function problemMessage(
  code: ProblemMessageCode,
  locale: Locale,
  { retryAfter = 60 }: { retryAfter?: number | undefined } = {},
): ProblemMessage {
  const texts: InEveryLanguage = problems[code];
  const { title, detail } = texts[locale] ?? (locale === "pt-BR" ? texts.pt : texts.es);
  return { title, detail: fillTemplate(detail, { wait: waitWords(retryAfter, locale) }) };
}
