/**
 * Red-flag words of a motive by danger and language (`pt` serves pt-BR, `es` serves es-CL). Written for this product from the
 * warning signs that emergency services publish for lay people; no clinician has reviewed them, they are no triage
 * instrument and no validated list. They only decide whether the emergency number is shown beside the text at once.
 *
 * A line is one pattern: groups joined by " + " must stand near each other in a sentence, in any order; "|" separates
 * alternatives; "*" ends the beginning of a word. Accents and case do not matter.
 */
export const dangerPatterns = {
  "chest-pain": {
    en: ["chest + pain*|hurt*|tight*|pressure|ache*|aching|crushing|squeez*|heavy|burning", "heart attack"],
    pt: [
      "peito|toracica|torax + dor|dores|doi*|doendo|aperto|apertado|pressao|pontada*|queima*",
      "ataque cardiaco|enfarte*|infarto*|enfarto",
    ],
    it: [
      "petto|toracic*|torace + dolor*|male|fitta|fitte|oppressione|peso|stretta|pressione|brucia*",
      "infarto|attacco di cuore|attacco cardiaco",
    ],
    es: [
      "pecho|toracic*|torax + dolor*|duele*|opresion|presion|apriet*|apretad*|apreton*|puntada*|punzada*|ardor",
      "infarto|ataque al corazon|ataque cardiaco",
    ],
    fr: [
      "poitrine|thorax|thoraci* + douleur*|mal|serre*|oppress*|pression|brul*|etau|poids|point|gene|ecras*|lourd*",
      "cœur|coeur + douleur*|serre*",
      "infarctus|crise cardiaque",
    ],
    ar: [
      "صدر*|صدري|الصدر + الم|وجع|يؤلم*|ضيق|ضغط|ثقل|حرقه|حرقان|تؤلم*|يوجع*|بيوجع*|نغز*",
      "قلبي|قلب|قلبه|قلبها + الم|وجع|يؤلم*|يوجع*|بيوجع*|نغز*|ثقل",
      "ذبحه|جلطه قلبيه|نوبه قلبيه|ازمه قلبيه|احتشاء*",
      "جلطه|ازمه + قلب|قلبه|قلبها|قلبي",
    ],
  },
  breathing: {
    en: [
      "can t|cannot|cant|unable to|hard to|trouble|difficulty|difficult to|struggling to|not able to + breath*",
      "not breathing|isn t breathing|isnt breathing|stopped breathing|no longer breathing",
      "short of breath|shortness of breath|out of breath|suffocat*|choking|gasping",
      "blue + lips|lip",
    ],
    pt: [
      "parou de respirar|deixou de respirar",
      "falta de ar|sem ar|sufoc*|asfixi*|engasg*|nao respir*|respiro mal|respira mal",
      "nao consig*|dificuldade*|custa*|mal consig*|nao esta + respir*",
      "labios + azu*|roxo*|roxa*|arroxead*",
    ],
    it: [
      "non riesc*|difficolta|fatica|fatico|a stento + respir*|fiato",
      "smesso di respirare|smette di respirare",
      "mancanza di respiro|manca il respiro|mi manca l aria|fame d aria|soffoc*|affanno|non respir*|respiro male|respira male",
      "labbra + blu|viola|bluastr*",
    ],
    es: [
      "no respira*|no esta respirando|dejo de respirar|ha dejado de respirar",
      "falta de aire|falta el aire|sin aire|me ahogo|ahogando*|asfixi*|atragant*",
      "no puedo|no puede|dificultad*|cuesta|no logro|no consig* + respir*",
      "labios + azul*|morad*",
    ],
    fr: [
      "arrive pas|arrive plus|peux pas|peut pas|peux plus|difficulte*|mal a|du mal + respir*",
      "ne respire pas|respire pas|arrete de respirer",
      "respire mal|respirer mal|respire difficilement|respire plus|respire tres mal",
      "essouffl*|souffle court|souffle coupe|plus de souffle|reprendre mon souffle|reprendre son souffle|manque d air|manque de souffle|etouff*|suffoqu*|asphyxi*",
      "tout bleu|toute bleue|devient bleu*",
      "levres + bleu*|violet*",
    ],
    ar: [
      "لا استطيع|لا يستطيع|لا تستطيع|لا اقدر|لا يقدر|لا تقدر|صعوبه|مش قادر*|مو قادر*|ما اقدر|ما يقدر|ما تقدر|ضيق + تنفس*|التنفس|اتنفس|يتنفس|تتنفس|نفس",
      "لا يتنفس|لا تتنفس|لم يعد يتنفس|لم تعد تتنفس|ما يتنفس|ما تتنفس|ما عم يتنفس|ما عم تتنفس|مش بيتنفس|مو يتنفس|توقف عن التنفس|توقفت عن التنفس",
      "اختناق|مخنوق*|اختنق|يختنق|تختنق|كتمه|انقطاع النفس|انقطع نفس*|ينقطع نفس*|نفسي مقطوع|نفسه مقطوع|نفسها مقطوع",
      "شفاه*|شفت*|شفايف* + زرق*|ازرق*",
    ],
  },
  /** A throat that may be closing, in a child above all: spittle that is not swallowed, with a changed voice or drinking that stops. */
  throat: {
    en: [
      "drool*|dribbl* + voice|muffled|talks funny|can t swallow|cannot swallow|not swallowing|won t drink|not drinking|refus*|stridor",
      "can t swallow|cannot swallow|unable to swallow|can t even swallow + spit|saliva|drool*|dribbl*",
    ],
    pt: [
      "babar*|babando|baba se|a babar + voz|nao consegue engolir|nao engole|nao quer beber|nao bebe|nao quer tomar|recusa*",
      "nao consegue engolir|nao consigo engolir|nao engole + saliva|cuspe|baba",
    ],
    it: [
      "sbava*|perde bava|bava + voce|non riesce a deglutire|non riesce a inghiottire|non ingoia|non inghiotte|non vuole bere|non beve|rifiuta*",
      "non riesce a deglutire|non riesce a inghiottire|non riesco a inghiottire|non riesco a deglutire|non ingoia|non inghiotte + saliva|bava",
    ],
    es: [
      "babea*|babeo|la baba|babas + voz|habla raro|no puede tragar|no traga|no quiere beber|no quiere tomar|no bebe|no toma|rechaza*",
      "no puede tragar|no puedo tragar|no traga + saliva|baba|babas",
    ],
    fr: [
      "bave|bavait|baver + voix|parle bizarrement|arrive pas a avaler|arrive plus a avaler|peut pas avaler|peut plus avaler|avale pas|avale plus|veut pas boire|veut plus boire|boit plus|refuse*",
      "arrive pas a avaler|arrive plus a avaler|peut pas avaler|peux pas avaler|peut plus avaler|peux plus avaler|avale plus|avale pas + salive|bave",
    ],
    ar: [
      "سيلان اللعاب|يسيل لعابه|يسيل لعابها|لعابه يسيل|لعابها يسيل|تسيل ريالته|ريالته نازله|يريل|تريل + صوت*|يبلع|تبلع|لا يشرب|لا تشرب|ما يشرب|ما تشرب|يرفض*|ترفض*",
      "لا يستطيع|لا تستطيع|لا يقدر|لا تقدر|ما يقدر|ما تقدر|مش قادر* + يبلع ريق*|تبلع ريق*|بلع ريق*|يبلع لعاب*|تبلع لعاب*|بلع لعاب*",
    ],
  },
  stroke: {
    en: [
      "stroke",
      "face|mouth + droop*|drooping|crooked|one side|numb|paraly*",
      "arm|leg|one side|half my + weak*|numb*|paraly*|can t move|cannot move",
      "slurred|slurring|can t speak|cannot speak|can t talk|sudden confusion|suddenly confused",
      "worst + headache",
      "sudden* + vision|see|blind|sight",
    ],
    pt: [
      "avc|derrame|acidente vascular",
      "boca|cara|rosto|face + torta|torto|descaid*|paralis*|dormente|caida",
      "braco|perna|um lado|lado do corpo + sem forca|fraqueza|paralis*|dormente|nao mex*",
      "fala + arrastada|enrolada|embolada|dificuldade|nao consig*",
      "boca ao lado|cara ao lado|nao consigo falar|nao consegue falar|dificuldade em falar|dificuldade para falar|custa lhe falar|custa me falar",
      "pior dor de cabeca",
      "subit*|repente + visao|nao vejo|cego|cega",
    ],
    it: [
      "ictus",
      "bocca|viso|faccia|volto + storta|storto|paralizz*|cadente|addormentat*",
      "braccio|gamba|un lato|meta del corpo + debol*|senza forza|paralizz*|formicolio|non muov*|addormentat*",
      "non riesc* + parlare",
      "parola impastata|parlata impastata|lingua impastata|difficolta a parlare|fatica a parlare|biascic*",
      "peggior mal di testa|peggiore mal di testa",
      "improvvis* + vista|vedo",
    ],
    es: [
      "ictus|derrame|acv|accidente cerebrovascular|apoplejia|trombosis",
      "boca|cara|rostro + torcid*|chueca|caid*|paraliz*|dormid*|adormecid*",
      "brazo|pierna|un lado|medio cuerpo + sin fuerza|debil*|paraliz*|dormid*|adormecid*|no muev*",
      "no puedo|no puede|cuesta|dificultad + hablar",
      "lengua|habla + enreda*|traba|traban|trabada|pastosa|arrastra*",
      "peor dolor de cabeza",
      "repente|subit* + vision|veo|vista",
    ],
    fr: [
      "avc|attaque cerebrale|accident vasculaire",
      "bouche|visage + tombant*|paralys*|deform*|de travers|engourdi*",
      "bras|jambe|main|un cote|moitie du corps + faible*|faiblesse|paralys*|engourdi*|sans force|plus de force|bouge* plus|bouger plus|sens plus|sent plus",
      "arrive pas|arrive plus|peux pas|peut pas|peux plus|peut plus|du mal|difficulte* + parler",
      "pire mal de tete|pire mal de crane|mal de tete le plus|plus fort mal de tete",
      "soudain*|brusque*|d un coup|tout a coup + vision|vois plus|voit plus|vue",
    ],
    ar: [
      "جلطه دماغيه|سكته|سكته دماغيه|شلل نصفي|ثقل اللسان|ثقل في اللسان|لسان* ثقيل",
      "جلطه + دماغ|دماغه|دماغها|مخ|الراس",
      "وجه*|فم*|فمي + مائل|اعوجاج|معوج|تدلي|شلل|خدر|تنميل|ملتوي",
      "ذراع*|يد*|رجل*|ساق*|نصف الجسم|جهه واحده + ضعف|شلل|خدر|تنميل|لا تتحرك|لا احرك",
      "لا استطيع|لا يستطيع|لا تستطيع|لا اقدر|لا يقدر|لا تقدر|ما اقدر|ما يقدر|ما تقدر|صعوبه|مش قادر*|مو قادر* + كلام|الكلام|اتكلم|يتكلم|تتكلم|احكي|يحكي|تحكي|النطق|ينطق|تنطق",
      "اسوا صداع|اشد صداع",
      "فجاه + رؤيه|الرؤيه|نظر*|بصر*|اري",
    ],
  },
  bleeding: {
    en: [
      "bleeding|blood + won t stop|not stop*|doesn t stop|can t stop|heavy|heavily|a lot|lots|severe*|badly|gushing|spurting",
      "vomit*|throwing up|threw up|cough* + blood",
      "haemorrhag*|hemorrhag*",
    ],
    pt: [
      "sang*|hemorrag* + nao para|nao estanca|muito|muita|bastante|abundante|nao consig*",
      "hemorragia",
      "vomit*|toss*|escarr* + sangue",
    ],
    it: [
      "sangu*|emorragi* + non si ferma|non smette|molto|tanto|forte|abbondante",
      "emorragia",
      "vomit*|toss* + sangue",
    ],
    es: [
      "sangr* + no para|no se detiene|no deja|mucha|mucho|abundante",
      "hemorragia",
      "vomit*|tos|toso + sangre",
    ],
    fr: [
      "saign*|sang + arrete pas|arrete plus|beaucoup|enormement|a flots|abondant*|abondamment",
      "hemorragi*",
      "vomi*|crach*|tousse*|toussant|toux + sang",
    ],
    ar: [
      "نزيف|نزف + لا يتوقف|ما يوقف|شديد|حاد|كثير|قوي",
      "دم|الدم + لا يتوقف|كثير|غزير|بغزاره",
      "يتقيا|تتقيا|اتقيا|تقيؤ|قيء|استفراغ|استفرغ|يستفرغ|تستفرغ|سعال|اسعل|يسعل|تسعل|كحه|اكح|يكح|تكح + دم|دما|الدم",
      "ينزف|انزف|تنزف",
    ],
  },
  unconscious: {
    en: [
      "unconscious|passed out|passing out|blacked out|unresponsive|not responding|won t wake up|can t wake|not waking up|lost consciousness|collapsed",
      "faint|fainted|fainting",
    ],
    pt: [
      "inconscient*|desmai*|perdeu os sentidos|perdi os sentidos|perdeu a consciencia|perdi a consciencia|sem sentidos|desacordad*|nao acorda|nao responde",
    ],
    it: [
      "incoscient*|svenut*|svenimento|svengo|perso i sensi|privo di sensi|priva di sensi|perso conoscenza|senza conoscenza|perdita di coscienza|non si sveglia|non risponde piu",
    ],
    es: [
      "inconscient*|desmay*|perdio el conocimiento|perdi el conocimiento|perdida de conciencia|perdio la conciencia|no despierta|no responde|no reacciona",
    ],
    fr: [
      "inconscient*|evanoui*|perdu connaissance|perte de connaissance|syncope|ne se reveille pas|se reveille plus|ne repond plus|ne reagit plus",
      "fait un malaise|fait des malaises|tombe* dans les pommes|pas a le reveiller|pas a la reveiller|impossible de le reveiller|impossible de la reveiller",
    ],
    ar: [
      "فاقد* الوعي|فقد الوعي|فقدان الوعي|فقدت الوعي|غاب عن الوعي|غابت عن الوعي|غبت عن الوعي|فقد وعيه|فقدت وعيها|فقدت وعيي|اغماء|اغمي|مغمي عليه|مغمي عليها|لا يستيقظ|لا تستيقظ|لا يستجيب|لا تستجيب|غيبوبه",
      "غير واع|غير واعي*|لا يصحو|لا تصحو|ما يصحي|ما تصحي|لا يفيق|لا تفيق|داخ ووقع|داخت ووقعت|دخت ووقعت",
    ],
  },
  anaphylaxis: {
    en: [
      "anaphyla*|epipen",
      "swollen|swelling|swells|closing + throat|tongue|lips|face|airway",
      "severe|bad|serious + allergic reaction|allergy",
    ],
    pt: [
      "anafila*",
      "inchad*|inchaco|inchar|fechar|a fechar|fechando + garganta|lingua|labios|glote|cara|rosto",
      "reacao alergica|alergia + grave|forte",
    ],
    it: [
      "anafila*",
      "gonfi*|chiude|chiudendo + gola|lingua|labbra|viso|glottide",
      "reazione allergica|allergia + grave|forte",
    ],
    es: [
      "anafila*",
      "hinchad*|hinchazon|hincha|cierra|cerrando + garganta|lengua|labios|cara",
      "reaccion alergica|alergia + grave|fuerte|severa",
    ],
    fr: [
      "anaphyla*|oedeme de quincke|œdeme de quincke",
      "gonfle*|enfle*|ferme + gorge|langue|levres|visage",
      "reaction allergique|allergie + grave|forte|severe",
    ],
    ar: [
      "صدمه تحسسيه|حساسيه مفرطه|تاق",
      "تورم*|يتورم|انتفاخ|انتفخ*|ينتفخ|متورم*|منتفخ*|ورم + حلق*|الحلق|لسان*|شفاه*|شفت*|شفايف*|وجه*",
      "حساسيه|تحسس + شديد*|حاد*",
    ],
  },
  poisoning: {
    en: [
      "poison*|overdos*|carbon monoxide|swallowed a battery",
      "swallow*|drank|drunk|took|ate|ingest* + bleach|battery|chemical*|detergent|pesticide|too many pills|too many tablets|all the pills|too much medic*",
    ],
    pt: [
      "envenen*|intoxic*|overdose|sobredosagem|sobredose|monoxido de carbono|veneno",
      "engoli*|bebe*|tomei|tomou|ingeri* + lixivia|agua sanitaria|pilha|detergente|comprimidos a mais|comprimidos demais|muitos comprimidos|medicamentos a mais|medicacao a mais|mtos comprimidos|mts comprimidos|remedio demais|remedios demais|soda caustica|raticida",
    ],
    it: [
      "avvelen*|intossic*|overdose|sovradosaggio|monossido di carbonio|veleno",
      "ingoi*|ingeri*|bevuto|preso + candeggina|varechina|batteria|pila|detersivo|troppe pastiglie|troppe pillole|troppe compresse|troppi farmaci|troppe medicine|troppa medicina|acido",
    ],
    es: [
      "envenen*|intoxic*|sobredosis|monoxido de carbono|veneno",
      "trag*|bebi*|tome|tomo|ingeri* + lejia|cloro|pila|bateria|detergente|demasiadas pastillas|muchas pastillas|muchos remedios|demasiados remedios|muchos medicamentos|demasiados medicamentos|raticida|soda caustica",
    ],
    fr: [
      "empoisonn*|intoxi*|overdose|surdose|monoxyde de carbone|poison",
      "aval*|bu|pris|ingere* + javel|eau de javel|pile|detergent|lessive|produit menager|produit toxique|deboucheur|trop de medicaments|trop de comprimes|trop de cachets|trop de doliprane|trop de paracetamol|toute la boite|toute la plaquette",
    ],
    ar: [
      "تسمم|متسمم*|جرعه زائده|جرعه مفرطه|اول اكسيد الكربون",
      "شرب*|ابتلع*|بلع*|تناول* + كلور|مبيض|منظف*|بطاريه|سم|مبيد*|كاز|بنزين|حبوب كثيره|كل الحبوب|حبوبا كثيره|علبه الدواء كلها|علبه الحبوب كلها|كل العلبه",
      "اخذ* + حبوب كثيره|كل الحبوب|حبوبا كثيره|علبه الدواء كلها|كل العلبه",
    ],
  },
  seizure: {
    en: ["seizure*|convuls*|having a fit"],
    pt: [
      "convuls*|ataque epileptico|ataque epiletico|crise de epilepsia|crise epiletica|crise epileptica|crise convulsiva",
    ],
    it: ["convuls*|attacco epilettico|crisi epilettica|crisi di epilessia"],
    es: ["convuls*|ataque epileptico|crisis epileptica"],
    fr: ["convuls*|crise d epilepsie|crise epileptique"],
    ar: ["تشنج*|يتشنج|تتشنج|اختلاج*|نوبه صرع|صرع"],
  },
} as const satisfies Record<string, Record<"en" | "pt" | "it" | "es" | "fr" | "ar", readonly string[]>>;
