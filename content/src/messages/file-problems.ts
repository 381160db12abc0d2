import type { InEveryLanguage, ProblemMessage } from "./problems.ts";

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** Sentences of the files of a visit. */
export const fileProblems = {
  file_too_large: {
    en: say("This file is too large.", "A file may have up to 20 MB. Choose a smaller one."),
    pt: say("Este ficheiro é demasiado grande.", "Um ficheiro pode ter até 20 MB. Escolha um mais pequeno."),
    it: say("Questo file è troppo grande.", "Un file può avere fino a 20 MB. Ne scelga uno più piccolo."),
    es: say(
      "Este archivo es demasiado grande.",
      "Un archivo puede tener hasta 20 MB. Elija uno más pequeño.",
    ),
    fr: say(
      "Ce fichier est trop volumineux.",
      "Un fichier peut faire jusqu'à 20 Mo. Choisissez-en un plus petit.",
    ),
    ar: say("هذا الملف كبير جدًا.", "يمكن أن يصل حجم الملف إلى 20 ميغابايت. اختر ملفًا أصغر."),
    "pt-BR": say("Este arquivo é grande demais.", "Um arquivo pode ter até 20 MB. Escolha um menor."),
  },
  file_kind_unknown: {
    en: say(
      "This kind of file cannot be sent.",
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
      "This visit holds as many files as it can.",
      "Remove a file that is not needed, or give the rest to the clinic in another way.",
    ),
    pt: say(
      "Esta consulta já tem todos os ficheiros que pode ter.",
      "Retire um ficheiro que não seja preciso, ou entregue o resto à clínica de outra forma.",
    ),
    it: say(
      "Questa visita contiene già tutti i file possibili.",
      "Tolga un file che non serve, o consegni il resto alla clinica in un altro modo.",
    ),
    es: say(
      "Esta consulta ya tiene todos los archivos que admite.",
      "Quite un archivo que no haga falta, o entregue el resto a la clínica de otra forma.",
    ),
    fr: say(
      "Cette consultation contient déjà tous les fichiers possibles.",
      "Retirez un fichier inutile, ou remettez le reste à la clinique autrement.",
    ),
    ar: say(
      "تحتوي هذه الزيارة على أقصى عدد من الملفات.",
      "أزل ملفًا غير ضروري، أو سلّم الباقي للعيادة بطريقة أخرى.",
    ),
    "pt-BR": say(
      "Esta consulta já tem todos os arquivos que pode ter.",
      "Remova um arquivo que não seja necessário, ou entregue o resto à clínica de outra forma.",
    ),
  },
  files_closed: {
    en: say(
      "Files can no longer be sent for this visit.",
      "What was sent stays here. For more, contact the clinic or book a new visit.",
    ),
    pt: say(
      "Já não é possível enviar ficheiros para esta consulta.",
      "O que foi enviado fica aqui. Para mais, contacte a clínica ou marque uma nova consulta.",
    ),
    it: say(
      "Per questa visita non si possono più inviare file.",
      "Quanto inviato resta qui. Per altro, contatti la clinica o prenoti una nuova visita.",
    ),
    es: say(
      "Ya no se pueden enviar archivos para esta consulta.",
      "Lo enviado queda aquí. Para enviar más, póngase en contacto con la clínica o reserve otra consulta.",
    ),
    fr: say(
      "Il n'est plus possible d'envoyer des fichiers pour cette consultation.",
      "Ce qui a été envoyé reste ici. Pour la suite, contactez la clinique ou prenez un nouveau rendez-vous.",
    ),
    ar: say(
      "لم يعد ممكنًا إرسال ملفات لهذه الزيارة.",
      "ما أُرسل يبقى هنا. للمزيد، تواصل مع العيادة أو احجز زيارة جديدة.",
    ),
    "pt-BR": say(
      "Não é mais possível enviar arquivos para esta consulta.",
      "O que foi enviado fica aqui. Para mais, fale com a clínica ou agende uma nova consulta.",
    ),
  },
} as const satisfies Record<string, InEveryLanguage>;
