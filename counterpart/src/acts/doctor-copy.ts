import type { Sheet } from "./paper.ts";

/** The texts of the demo doctor in one language. */
export type DoctorCopy = {
  greeting: string;
  captions: readonly string[];
  answer: string;
  leaflet: Sheet;
  link: { title: string; url: string };
  summary: string;
  prescription: Sheet;
};

/** Returns the texts of a language tag; those of its base language for a variety, else English. */
export function doctorCopyOf(language: string): DoctorCopy {
  return words[language] ?? words[language.split("-")[0] ?? ""] ?? english;
}

const english: DoctorCopy = {
  greeting:
    "Hello, I can see and hear you. You can write to me here too. This is a demo: I am a film, not a person.",
  captions: ["Good day, I am glad you are here.", "Tell me what brings you here, and take your time."],
  answer: "Thank you, I have read your message. In the demo I answer everybody the same.",
  leaflet: {
    name: "After your appointment",
    lines: [
      "After your appointment",
      "",
      "Rest when you are tired.",
      "Drink enough water.",
      "Come back if it gets worse.",
      "",
      "From the demo of Anteroom. Not medical advice.",
    ],
  },
  link: { title: "Health topics of the World Health Organization", url: "https://www.who.int/health-topics" },
  summary:
    "We spoke about what brought you here.\nRest when you are tired, drink enough, and come back if it gets worse.\nThis summary comes from the demo: it is not medical advice.",
  prescription: {
    name: "Prescription (demo)",
    lines: [
      "Prescription",
      "",
      "One walk in the fresh air, once a day.",
      "",
      "From the demo of Anteroom. Not a prescription: no pharmacy takes it.",
    ],
  },
};

const spanish: DoctorCopy = {
  greeting:
    "Hola, le veo y le oigo. También puede escribirme aquí. Esto es una demostración: soy una película, no una persona.",
  captions: ["Hola, me alegra que esté aquí.", "Cuénteme qué le trae, y tómese su tiempo."],
  answer: "Gracias, he leído su mensaje. En la demostración respondo lo mismo a todos.",
  leaflet: {
    name: "Después de su consulta",
    lines: [
      "Después de su consulta",
      "",
      "Descanse cuando sienta cansancio.",
      "Beba suficiente agua.",
      "Vuelva si empeora.",
      "",
      "De la demostración de Anteroom. No es consejo médico.",
    ],
  },
  link: {
    title: "Temas de salud de la Organización Mundial de la Salud",
    url: "https://www.who.int/es/health-topics",
  },
  summary:
    "Hablamos de lo que le trajo aquí.\nDescanse cuando sienta cansancio, beba suficiente y vuelva si empeora.\nEste resumen es de la demostración: no es consejo médico.",
  prescription: {
    name: "Receta (demostración)",
    lines: [
      "Receta",
      "",
      "Un paseo al aire libre, una vez al día.",
      "",
      "De la demostración de Anteroom. No es una receta: ninguna farmacia la acepta.",
    ],
  },
};

const words: Readonly<Record<string, DoctorCopy>> = {
  en: english,
  pt: {
    greeting:
      "Olá, a imagem e o som estão bons. Também me pode escrever aqui. Isto é uma demonstração: sou um filme, não uma pessoa.",
    captions: ["Olá, ainda bem que veio.", "Conte-me o motivo da sua consulta, sem pressa."],
    answer: "Já li a sua mensagem. Na demonstração respondo o mesmo a toda a gente.",
    leaflet: {
      name: "Depois da sua consulta",
      lines: [
        "Depois da sua consulta",
        "",
        "Descanse quando sentir cansaço.",
        "Beba água suficiente.",
        "Volte se piorar.",
        "",
        "Da demonstração do Anteroom. Não é aconselhamento médico.",
      ],
    },
    link: {
      title: "Temas de saúde da Organização Mundial da Saúde",
      url: "https://www.who.int/health-topics",
    },
    summary:
      "Falámos do motivo da sua consulta.\nDescanse quando sentir cansaço, beba água suficiente e volte se piorar.\nEste resumo é da demonstração: não é aconselhamento médico.",
    prescription: {
      name: "Receita (demonstração)",
      lines: [
        "Receita",
        "",
        "Um passeio ao ar livre, uma vez por dia.",
        "",
        "Da demonstração do Anteroom. Não é uma receita: nenhuma farmácia a aceita.",
      ],
    },
  },
  "pt-BR": {
    greeting:
      "Olá, estou vendo e ouvindo você bem. Você também pode me escrever aqui. Isto é uma demonstração: sou um filme, não uma pessoa.",
    captions: ["Olá, que bom que você veio.", "Conte o que traz você aqui, com calma."],
    answer: "Já li a sua mensagem. Na demonstração respondo o mesmo a todos.",
    leaflet: {
      name: "Depois da sua consulta",
      lines: [
        "Depois da sua consulta",
        "",
        "Descanse quando sentir cansaço.",
        "Beba bastante água.",
        "Volte se piorar.",
        "",
        "Da demonstração do Anteroom. Não é orientação médica.",
      ],
    },
    link: {
      title: "Temas de saúde da Organização Mundial da Saúde",
      url: "https://www.who.int/health-topics",
    },
    summary:
      "Falamos sobre o que trouxe você aqui.\nDescanse quando sentir cansaço, beba bastante água e volte se piorar.\nEste resumo é da demonstração: não é orientação médica.",
    prescription: {
      name: "Receita (demonstração)",
      lines: [
        "Receita",
        "",
        "Um passeio ao ar livre, uma vez por dia.",
        "",
        "Da demonstração do Anteroom. Não é uma receita: nenhuma farmácia aceita.",
      ],
    },
  },
  it: {
    greeting:
      "Buongiorno, La vedo e La sento. Può anche scrivermi qui. Questa è una demo: sono un filmato, non una persona.",
    captions: ["Salve, mi fa piacere che sia qui.", "Mi dica che cosa La porta qui, con calma."],
    answer: "Grazie, ho letto il Suo messaggio. Nella demo rispondo a tutti allo stesso modo.",
    leaflet: {
      name: "Dopo la visita",
      lines: [
        "Dopo la visita",
        "",
        "Riposi quando sente stanchezza.",
        "Beva abbastanza acqua.",
        "Torni se peggiora.",
        "",
        "Dalla demo di Anteroom. Non è un parere medico.",
      ],
    },
    link: {
      title: "Temi di salute dell'Organizzazione Mondiale della Sanità",
      url: "https://www.who.int/health-topics",
    },
    summary:
      "Abbiamo parlato di ciò che L'ha portata qui.\nRiposi quando sente stanchezza, beva abbastanza e torni se peggiora.\nQuesto riepilogo viene dalla demo: non è un parere medico.",
    prescription: {
      name: "Ricetta (demo)",
      lines: [
        "Ricetta",
        "",
        "Una passeggiata all'aria aperta, una volta al giorno.",
        "",
        "Dalla demo di Anteroom. Non è una ricetta: nessuna farmacia la accetta.",
      ],
    },
  },
  es: spanish,
  fr: {
    greeting:
      "Bonjour, je vous vois et vous entends. Vous pouvez aussi m'écrire ici. Ceci est une démonstration : je suis un film, pas une personne.",
    captions: [
      "Bonjour, cela me fait plaisir de vous voir.",
      "Dites-moi ce qui vous amène, prenez votre temps.",
    ],
    answer: "Merci, j'ai lu votre message. Dans la démonstration, je réponds la même chose à tous.",
    leaflet: {
      name: "Après votre consultation",
      lines: [
        "Après votre consultation",
        "",
        "Reposez-vous en cas de fatigue.",
        "Buvez assez d'eau.",
        "Revenez si cela s'aggrave.",
        "",
        "De la démonstration d'Anteroom. Ce n'est pas un avis médical.",
      ],
    },
    link: {
      title: "Thèmes de santé de l'Organisation mondiale de la Santé",
      url: "https://www.who.int/fr/health-topics",
    },
    summary:
      "Nous avons parlé de ce qui vous amène.\nReposez-vous en cas de fatigue, buvez assez et revenez si cela s'aggrave.\nCe résumé vient de la démonstration : ce n'est pas un avis médical.",
    prescription: {
      name: "Ordonnance (démonstration)",
      lines: [
        "Ordonnance",
        "",
        "Une promenade au grand air, une fois par jour.",
        "",
        "De la démonstration d'Anteroom. Ce n'est pas une ordonnance : aucune pharmacie ne l'accepte.",
      ],
    },
  },
  ar: {
    greeting: "مرحبًا، أراك وأسمعك جيدًا. يمكنك أيضًا الكتابة إليّ هنا. هذا عرض تجريبي: أنا فيلم ولست شخصًا.",
    captions: ["أهلًا بك، يسعدني أنك هنا.", "أخبرني بما جاء بك، وخذ وقتك."],
    answer: "شكرًا، قرأت رسالتك. في العرض التجريبي أجيب الجميع بالطريقة نفسها.",
    leaflet: {
      name: "بعد موعدك",
      lines: [
        "بعد موعدك",
        "",
        "استرح عندما تتعب.",
        "اشرب ما يكفي من الماء.",
        "عُد إذا ساءت الحال.",
        "",
        "من العرض التجريبي لـ Anteroom. ليست نصيحة طبية.",
      ],
    },
    link: { title: "المواضيع الصحية لمنظمة الصحة العالمية", url: "https://www.who.int/ar/health-topics" },
    summary:
      "تحدثنا عما جاء بك.\nاسترح عندما تتعب، واشرب ما يكفي، وعُد إذا ساءت الحال.\nهذا الملخص من العرض التجريبي: ليس نصيحة طبية.",
    prescription: {
      name: "وصفة طبية (عرض تجريبي)",
      lines: [
        "وصفة طبية",
        "",
        "نزهة في الهواء الطلق، مرة كل يوم.",
        "",
        "من العرض التجريبي لـ Anteroom. ليست وصفة: لا تقبلها أي صيدلية.",
      ],
    },
  },
};
