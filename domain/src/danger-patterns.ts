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
      "pecho|toracic*|torax + dolor*|duele*|opresion|presion|aprieta|apretado|puntada*|punzada*|ardor",
      "infarto|ataque al corazon|ataque cardiaco",
    ],
    fr: [
      "poitrine|thorax|thoraci* + douleur*|mal|serre*|oppress*|pression|brul*|etau",
      "infarctus|crise cardiaque",
    ],
    ar: [
      "صدر*|صدري|الصدر + الم|وجع|يؤلم*|ضيق|ضغط|حرقه|تؤلم*|يوجع*|بيوجع*|نغز*",
      "ذبحه|جلطه قلبيه|نوبه قلبيه|ازمه قلبيه",
    ],
  },
  breathing: {
    en: [
      "can t|cannot|cant|unable to|hard to|trouble|difficulty|difficult to|struggling to|not able to + breath*",
      "short of breath|shortness of breath|out of breath|suffocat*|choking|gasping",
      "blue + lips|lip",
    ],
    pt: [
      "falta de ar|sem ar|sufoc*|asfixi*|engasg*",
      "nao consig*|dificuldade*|custa*|mal consig*|nao esta + respir*",
      "labios + azu*|roxo*|roxa*",
    ],
    it: [
      "non riesc*|difficolta|fatica|fatico|a stento + respir*|fiato",
      "mancanza di respiro|manca il respiro|mi manca l aria|fame d aria|soffoc*|affanno",
      "labbra + blu|viola|bluastre",
    ],
    es: [
      "falta de aire|falta el aire|sin aire|me ahogo|ahogando*|asfixi*|atragant*",
      "no puedo|no puede|dificultad*|cuesta|no logro|no consig* + respir*",
      "labios + azul*|morad*",
    ],
    fr: [
      "arrive pas|arrive plus|peux pas|peut pas|peux plus|difficulte*|mal a|du mal + respir*",
      "essouffl*|souffle court|manque d air|etouff*|suffoqu*|asphyxi*",
      "levres + bleu*|violet*",
    ],
    ar: [
      "لا استطيع|لا يستطيع|لا اقدر|صعوبه|مش قادر*|ما اقدر|ضيق + تنفس*|التنفس|اتنفس|يتنفس|نفس",
      "اختناق|مخنوق|اختنق|يختنق|انقطاع النفس",
      "شفاه|شفتيه|شفتاه + زرق*|ازرق*",
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
      "fala + arrastada|enrolada|dificuldade|nao consig*",
      "pior dor de cabeca",
      "subit*|repente + visao|nao vejo|cego|cega",
    ],
    it: [
      "ictus",
      "bocca|viso|faccia|volto + storta|storto|paralizz*|cadente|addormentat*",
      "braccio|gamba|un lato|meta del corpo + debol*|senza forza|paralizz*|formicolio|non muov*|addormentat*",
      "non riesc* + parlare",
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
      "bras|jambe|un cote|moitie du corps + faible*|faiblesse|paralys*|engourdi*|sans force|bouge* plus",
      "arrive pas|arrive plus|peux plus|du mal|difficulte* + parler",
      "pire mal de tete|pire mal de crane",
      "soudain*|brusque* + vision|vois plus|vue",
    ],
    ar: [
      "جلطه دماغيه|سكته|سكته دماغيه",
      "وجه*|فم*|فمي + مائل|اعوجاج|معوج|تدلي|شلل|خدر|تنميل|ملتوي",
      "ذراع*|يد*|رجل*|ساق*|نصف الجسم|جهه واحده + ضعف|شلل|خدر|تنميل|لا تتحرك|لا احرك",
      "لا استطيع|لا يستطيع|صعوبه|مش قادر* + كلام|الكلام|اتكلم|يتكلم|النطق",
      "اسوا صداع|اشد صداع",
      "فجاه + رؤيه|الرؤيه|نظر|اري",
    ],
  },
  "self-harm": {
    en: [
      "suicid*",
      "kill|hurt|harm|cut|cutting|harming|hurting|killing + myself|himself|herself|themselves",
      "end my life|end it all|take my own life|want to die|wants to die|better off dead|don t want to live|no reason to live|self harm",
    ],
    pt: [
      "suicid*|matar me|me matar|matar se|se matar|acabar com a vida|acabar com a minha vida|tirar a minha vida|tirar a propria vida",
      "quero morrer|quer morrer|vontade de morrer|nao quero viver|nao quero mais viver|sem vontade de viver|automutil*|magoar me|me machucar|cortar me|me cortar",
    ],
    it: [
      "suicid*|uccidermi|ammazzarmi|uccidersi|togliermi la vita|farla finita|farmi del male|autolesion*|tagliarmi",
      "voglio morire|vuole morire|voglia di morire|non voglio vivere|non voglio piu vivere",
    ],
    es: [
      "suicid*|matarme|matarse|me quiero matar|me voy a matar|se quiere matar|se va a matar|quitarme la vida|quitarse la vida|acabar con mi vida|terminar con mi vida|hacerme dano|autolesion*|cortarme",
      "quiero morir*|quiere morir*|ganas de morir*|ganas de vivir|no quiero vivir|no quiero seguir viviendo",
    ],
    fr: [
      "suicid*|me tuer|se tuer|en finir|mettre fin a mes jours|mettre fin a ma vie|me faire du mal|automutil*|me couper les veines",
      "veux mourir|veut mourir|envie de mourir|plus envie de vivre|veux plus vivre|idees noires",
    ],
    ar: [
      "انتحار|الانتحار|انتحر|ينتحر|اقتل نفسي|قتل نفسي|انهي حياتي|انهاء حياتي|اوذي نفسي|ايذاء نفسي|يقتل نفسه",
      "اريد ان اموت|اريد الموت|اتمني الموت|بدي اموت|عايز اموت|لا اريد ان اعيش|لا اريد العيش",
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
      "saign*|sang + arrete pas|arrete plus|beaucoup|abondant*|abondamment",
      "hemorragi*",
      "vomi*|crach*|tousse* + sang",
    ],
    ar: [
      "نزيف + لا يتوقف|شديد|حاد|كثير|قوي",
      "دم|الدم + لا يتوقف|كثير|غزير|بغزاره",
      "يتقيا|اتقيا|تقيؤ|قيء|استفراغ|سعال + دم|دما|الدم",
      "ينزف|انزف|تنزف",
    ],
  },
  unconscious: {
    en: [
      "unconscious|passed out|passing out|blacked out|unresponsive|not responding|won t wake up|can t wake|not waking up|lost consciousness|collapsed",
      "faint|fainted|fainting",
    ],
    pt: [
      "inconscient*|desmai*|perdeu os sentidos|perdi os sentidos|perdeu a consciencia|perdi a consciencia|nao acorda|nao responde",
    ],
    it: [
      "incoscient*|svenut*|svenimento|svengo|perso i sensi|perso conoscenza|perdita di coscienza|non si sveglia|non risponde piu",
    ],
    es: [
      "inconscient*|desmay*|perdio el conocimiento|perdi el conocimiento|perdida de conciencia|perdio la conciencia|no despierta|no responde|no reacciona",
    ],
    fr: [
      "inconscient*|evanoui*|perdu connaissance|perte de connaissance|syncope|ne se reveille pas|se reveille plus|ne repond plus|ne reagit plus",
    ],
    ar: [
      "فاقد الوعي|فقد الوعي|فقدان الوعي|فقدت الوعي|اغماء|اغمي|مغمي عليه|مغمي عليها|لا يستيقظ|لا تستيقظ|لا يستجيب|لا تستجيب|غيبوبه",
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
      "تورم|انتفاخ|متورم*|منتفخ*|ورم + حلق*|الحلق|لسان*|شفاه|شفتي*|وجه*",
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
      "engoli*|bebe*|tomei|tomou|ingeri* + lixivia|agua sanitaria|pilha|detergente|comprimidos a mais|comprimidos demais|muitos comprimidos|soda caustica|raticida",
    ],
    it: [
      "avvelen*|intossic*|overdose|sovradosaggio|monossido di carbonio|veleno",
      "ingoi*|ingeri*|bevuto|preso + candeggina|varechina|batteria|pila|detersivo|troppe pastiglie|troppe pillole|troppe compresse|acido",
    ],
    es: [
      "envenen*|intoxic*|sobredosis|monoxido de carbono|veneno",
      "trag*|bebi*|tome|tomo|ingeri* + lejia|cloro|pila|bateria|detergente|demasiadas pastillas|muchas pastillas|muchos remedios|demasiados remedios|muchos medicamentos|demasiados medicamentos|raticida|soda caustica",
    ],
    fr: [
      "empoisonn*|intoxi*|overdose|surdose|monoxyde de carbone|poison",
      "aval*|bu|pris|ingere* + javel|eau de javel|pile|detergent|lessive|trop de medicaments|trop de comprimes|trop de cachets",
    ],
    ar: [
      "تسمم|متسمم*|جرعه زائده|جرعه مفرطه|اول اكسيد الكربون",
      "شرب*|ابتلع*|بلع*|تناول* + كلور|مبيض|منظف*|بطاريه|سم|مبيد*|حبوب كثيره|كل الحبوب",
    ],
  },
  seizure: {
    en: ["seizure*|convuls*|having a fit"],
    pt: ["convuls*|ataque epileptico|crise epileptica|crise convulsiva"],
    it: ["convuls*|attacco epilettico|crisi epilettica"],
    es: ["convuls*|ataque epileptico|crisis epileptica"],
    fr: ["convuls*|crise d epilepsie|crise epileptique"],
    ar: ["تشنج*|اختلاج*|نوبه صرع|صرع"],
  },
} as const satisfies Record<string, Record<"en" | "pt" | "it" | "es" | "fr" | "ar", readonly string[]>>;
