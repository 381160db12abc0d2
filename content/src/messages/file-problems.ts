import type { InEveryLanguage, ProblemMessage } from "./problems.ts";

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** Error texts about an appointment's files. */
export const fileProblems = {
  file_too_large: {
    en: say("This file is too large.", "A file can be up to 20 MB. Choose a smaller one."),
    pt: say("Este ficheiro é demasiado grande.", "Um ficheiro pode ter até 20 MB. Escolha um mais pequeno."),
    it: say("Questo file è troppo grande.", "Un file può avere fino a 20 MB. Ne scelga uno più piccolo."),
    es: say(
      "Este archivo es demasiado grande.",
      "Un archivo puede tener hasta 20 MB. Elija uno más pequeño.",
    ),
    fr: say(
      "Ce fichier est trop volumineux.",
      "Un fichier peut faire jusqu’à 20 Mo. Choisissez-en un plus petit.",
    ),
    ar: say("هذا الملف كبير جدًا.", "يمكن أن يصل حجم الملف إلى 20 ميغابايت. اختر ملفًا أصغر."),
    "pt-BR": say("Este arquivo é grande demais.", "Um arquivo pode ter até 20 MB. Escolha um menor."),
  },
  file_kind_unknown: {
    en: say(
      "You can’t send this kind of file.",
      "Send a PDF, a photo (JPEG, PNG, WebP, HEIC) or plain text.",
    ),
    pt: say(
      "Este tipo de ficheiro não pode ser enviado.",
      "Envie um PDF, uma fotografia (JPEG, PNG, WebP, HEIC) ou texto simples.",
    ),
    it: say(
      "Questo tipo di file non si può inviare.",
      "Invii un PDF, una foto (JPEG, PNG, WebP, HEIC) o un testo semplice.",
    ),
    es: say(
      "Este tipo de archivo no se puede enviar.",
      "Envíe un PDF, una foto (JPEG, PNG, WebP, HEIC) o texto sin formato.",
    ),
    fr: say(
      "Ce type de fichier ne peut pas être envoyé.",
      "Envoyez un PDF, une photo (JPEG, PNG, WebP, HEIC) ou du texte brut.",
    ),
    ar: say(
      "لا يمكن إرسال هذا النوع من الملفات.",
      "أرسل ملف PDF أو صورة (JPEG أو PNG أو WebP أو HEIC) أو نصًا عاديًا.",
    ),
    "pt-BR": say(
      "Este tipo de arquivo não pode ser enviado.",
      "Envie um PDF, uma foto (JPEG, PNG, WebP, HEIC) ou texto simples.",
    ),
  },
  file_limit: {
    en: say(
      "You can’t add more files to this appointment.",
      "Remove a file you don’t need, or send the rest to the clinic another way.",
    ),
    pt: say(
      "Não pode juntar mais ficheiros a esta consulta.",
      "Retire um ficheiro que não seja preciso, ou entregue o resto à clínica de outra forma.",
    ),
    it: say(
      "Non può aggiungere altri file a questa visita.",
      "Tolga un file che non serve, o consegni il resto alla clinica in un altro modo.",
    ),
    es: say(
      "No puede enviar más archivos a esta consulta.",
      "Quite un archivo que no haga falta, o entregue el resto a la clínica de otra forma.",
    ),
    fr: say(
      "Vous ne pouvez pas ajouter d’autres fichiers à cette consultation.",
      "Retirez un fichier inutile, ou remettez le reste à la clinique autrement.",
    ),
    ar: say(
      "لا يمكنك إضافة ملفات أخرى إلى هذا الموعد.",
      "أزل ملفًا غير ضروري، أو سلّم الباقي للعيادة بطريقة أخرى.",
    ),
    "pt-BR": say(
      "Você não pode adicionar mais arquivos a esta consulta.",
      "Remova um arquivo que não seja necessário, ou entregue o resto à clínica de outra forma.",
    ),
  },
  files_closed: {
    en: say(
      "You can’t send files for this appointment any more.",
      "The files you sent are still here. To send more, contact the clinic or book a new appointment.",
    ),
    pt: say(
      "Já não pode enviar ficheiros para esta consulta.",
      "Os ficheiros que enviou continuam aqui. Para enviar mais, contacte a clínica ou marque uma nova consulta.",
    ),
    it: say(
      "Non può più inviare file per questa visita.",
      "I file inviati sono ancora qui. Per inviarne altri, contatti la clinica o prenoti una nuova visita.",
    ),
    es: say(
      "Ya no puede enviar archivos para esta consulta.",
      "Los archivos que envió siguen aquí. Para enviar más, póngase en contacto con la clínica o reserve otra consulta.",
    ),
    "es-CL": say(
      "Ya no puede enviar archivos para esta consulta.",
      "Los archivos que envió siguen aquí. Para enviar más, contacte a la clínica o agende otra consulta.",
    ),
    fr: say(
      "Vous ne pouvez plus envoyer de fichiers pour cette consultation.",
      "Les fichiers envoyés sont toujours ici. Pour en envoyer d’autres, contactez la clinique ou prenez un nouveau rendez-vous.",
    ),
    ar: say(
      "لم يعد بإمكانك إرسال ملفات لهذا الموعد.",
      "الملفات التي أرسلتها ما زالت هنا. لإرسال المزيد، تواصل مع العيادة أو احجز موعدًا جديدًا.",
    ),
    "pt-BR": say(
      "Você não pode mais enviar arquivos para esta consulta.",
      "Os arquivos que você enviou continuam aqui. Para enviar mais, fale com a clínica ou agende uma nova consulta.",
    ),
  },
} as const satisfies Record<string, InEveryLanguage>;
