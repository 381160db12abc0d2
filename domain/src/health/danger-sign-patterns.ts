/**
 * Signs that together cannot wait, which no single word of `danger-patterns.ts` tells: a rash that does not fade, fever with a stiff neck,
 * fever in the first three months of life, a blow to the head with vomiting or blood thinners, a child that passes no urine, gas from a boiler,
 * sudden pain in a testicle, sudden confusion with shivering, a late period with pain on one side, black stools, a curtain over an eye.
 * Written for this product from what public health services publish for lay people (NHS "when to call 999", NICE NG143, NG232, CG160);
 * no clinician has reviewed them. Form of a line as there, with two more joints: " & " asks for a group anywhere in the sentence, near or not,
 * and " ! " names words that speak against it.
 */
const fever = {
  en: "fever|feverish|temperature|burning up|38*|39*|40*|41*|102*|103*|104*",
  pt: "febre|febril|febrao|38*|39*|40*|41*|a arder|pelando",
  it: "febbre|febbrone|scotta|38*|39*|40*|41*",
  es: "fiebre|calentura|38*|39*|40*|41*|ardiendo",
  fr: "fievre|fievreux|fievreuse|brulant*|38*|39*|40*|41*",
  ar: "حراره|حرارته|حرارتها|حرارتي|سخون*|سخن|سخنه|حمي|38*|39*|40*|41*",
} as const;
const noFever = {
  en: "no fever|no temperature|without fever|without a fever|no temp",
  pt: "sem febre|nao tem febre|nao tenho febre|nem febre",
  it: "senza febbre|non ha febbre|non ho febbre|niente febbre|ne febbre",
  es: "sin fiebre|no tiene fiebre|no tengo fiebre|ni fiebre",
  fr: "pas de fievre|sans fievre|pas fievre|ni fievre",
  ar: "بدون حراره|ما في حراره|مافي حراره|بدون حمي|لا توجد حراره",
} as const;

/** Patterns of a fever that is stated and not denied. In a baby under three months it is urgent. */
export const feverPatterns = {
  fever: {
    en: [`${fever.en}|feels hot|hot to touch ! ${noFever.en}`],
    pt: [`${fever.pt} ! ${noFever.pt}`],
    it: [`${fever.it} ! ${noFever.it}`],
    es: [`${fever.es} ! ${noFever.es}`],
    fr: [`${fever.fr} ! ${noFever.fr}`],
    ar: [`${fever.ar} ! ${noFever.ar}`],
  },
} as const;

/** "2 meses" and the like, for each number that a baby of under three months may have. */
const ofAge = (weeks: readonly string[], months: readonly string[], first: readonly string[]) =>
  [
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((count) => weeks.map((word) => `${count} ${word}`)),
    ...[1, 2].flatMap((count) => months.map((word) => `${count} ${word}`)),
    ...first,
  ].join("|");

/** Ages from three months on: a text with one is not about a newborn. */
const months = (word: string) =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => `${count} ${word}`).join("|");

const youngBaby = {
  en: ofAge(
    ["week old", "weeks old", "wk old", "weeks baby"],
    ["month old", "months old"],
    ["one month old", "two month old", "two months old", "six week old", "six weeks old", "newborn"],
  ),
  pt: ofAge(["semanas"], ["mes", "meses"], ["um mes", "dois meses", "20 dias", "30 dias", "40 dias"]),
  it: ofAge(["settimane"], ["mese", "mesi"], ["un mese", "due mesi", "20 giorni", "30 giorni", "40 giorni"]),
  es: ofAge(["semanas"], ["mes", "meses"], ["un mes", "dos meses", "20 dias", "30 dias", "40 dias"]),
  fr: ofAge(["semaines"], ["mois"], ["un mois", "deux mois", "20 jours", "30 jours", "40 jours"]),
  ar: ofAge(["اسابيع", "اسبوع"], ["شهر"], ["شهرين", "شهر", "اسبوعين", "40 يوم"]),
} as const;

/** Weeks and months of a pregnancy in which the waters break too early; at term it is no emergency of the same kind. */
const tooEarly =
  "16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|thirty|trinta|trenta|treinta|trente|ثلاثين|" +
  "5 months|6 months|7 months|8 months|5 meses|6 meses|7 meses|8 meses|5 mois|6 mois|7 mois|8 mois|5 mesi|6 mesi|7 mesi|8 mesi|" +
  "الشهر السادس|الشهر السابع|الشهر الثامن";
const atTerm = "37|38|39|40|41|42|last year|ano passado|ano pasado|l an dernier|l anno scorso|السنه الماضيه";

/** The age of a baby, not a duration: "is 6 weeks", never "for 6 weeks". */
const youngBabyAges = ["is", "aged", "only", "baby", "just", "hes", "shes", "he s", "she s", "fever"]
  .flatMap((before) => [
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((count) => [
      `${before} ${count} weeks`,
      `${before} ${count} wks`,
    ]),
    ...[1, 2].flatMap((count) => [`${before} ${count} months`, `${before} ${count} month`]),
  ])
  .join("|");

/** Patterns of further danger signs, each with its denials, by danger and language; see `dangerPatterns`. */
export const dangerSignPatterns = {
  meningitis: {
    en: [
      `purple spots|purple rash|purple blotches|purple marks|purple dots|spots like bruises|like bruises & ${fever.en}|floppy|drowsy|sleepy|headache ! ${noFever.en}`,
      "spots|rash|dots|blotches & t fade|not fade|not fading|never fade|t go away when|t disappear when|stay when i press|glass test",
      `stiff neck|neck is stiff|neck stiff|neck so stiff|neck very stiff & ${fever.en}|vomit*|drowsy|light hurts ! ${noFever.en}`,
    ],
    pt: [
      `manchas roxas|manchinhas roxas|pintas roxas|pintinhas roxas|pontos roxos & ${fever.pt}|mole|molinh*|sonolent* ! ${noFever.pt}`,
      "mancha*|manchinha*|pinta*|pintinha*|ponto*|pontinho* & nao desaparec*|nao some*|nao saem quando|nao passam quando|teste do copo",
      `pescoco|nuca + rigid*|duro|dura|preso|travad* & ${fever.pt}|vomit*|sonolent* ! ${noFever.pt}`,
    ],
    it: [
      `macchie viola|macchioline viola|puntini viola|chiazze viola & ${fever.it}|abbattut*|fiacc*|assonnat* ! ${noFever.it}`,
      "macchi*|puntini|chiazze & non spariscono|non sparisce|non scompai*|non vanno via se|prova del bicchiere",
      `collo|nuca + rigid* & ${fever.it}|vomit*|sonnolen*|luce ! ${noFever.it}`,
    ],
    es: [
      `manchas moradas|manchitas moradas|pintas moradas|pintitas moradas|puntitos morados & ${fever.es}|decaid*|floj*|somnolient* ! ${noFever.es}`,
      "mancha*|manchita*|pinta*|pintita*|puntito* & no desaparec*|no se van|no se borran|no se quitan|prueba del vaso",
      `cuello|nuca + rigid*|ties*|dur* & ${fever.es}|vomit*|luz ! ${noFever.es}`,
    ],
    fr: [
      `taches violettes|boutons violets|points violets|taches rouge violet & ${fever.fr}|mou|molle|somnolent* ! ${noFever.fr}`,
      "taches|points|boutons|plaques & s effacent pas|s efface pas|disparaissent pas|disparait pas|partent pas quand|test du verre",
      `nuque|cou + raide* & ${fever.fr}|vomi*|somnolent*|lumiere ! ${noFever.fr}`,
    ],
    ar: [
      `بقع بنفسجيه|بقع زرقا|بقع ارجوانيه|نقط بنفسجيه & ${fever.ar}|خامل*|نعسان* ! ${noFever.ar}`,
      "بقع|نقط|حبوب|طفح & ما بتروح لما|ما تروح لما|ما بتختفي|لا تختفي|ما تختفي",
      `رقبه|رقبته|رقبتها|رقبتي + متيبس*|متصلب*|قاسيه|يابسه & ${fever.ar}|استفراغ|استفرغ*|الضوء|ضوء ! ${noFever.ar}`,
    ],
  },
  "chest-pain": {
    en: [
      "jaw|shoulder blades|between my shoulders + ache*|aching|pain|hurts|tight|heavy & sweaty|sweating|clammy|cold sweat",
      "left arm + pain|hurts|aches|aching|heavy|numb & sweat*|clammy|sick|breath*|jaw",
    ],
    pt: [
      "maxilar|mandibula|queixo|entre as omoplatas|meio das costas + dor|doi*|aperto|pesado & suor*|suando|a suar|suad*",
      "braco esquerdo + dor|doi*|pesado|dormente & suor*|suando|suad*|enjoo|nausea*|ar|mandibula|maxilar",
    ],
    it: [
      "mandibola|mascella|tra le scapole|fra le scapole + male|dolore|stretta & sud*",
      "braccio sinistro + male|dolore|pesante & sud*|nausea|respir*|fiato|mandibola|mascella",
    ],
    es: [
      "mandibula|entre los omoplatos|entre las paletillas + duele|dolor|presion & sud*|transpir*",
      "brazo izquierdo + duele|dolor|pesado|dormido & sud*|nausea*|aire|mandibula",
    ],
    fr: [
      "machoire|entre les omoplates + mal|douleur*|serre* & sueur*|transpir*|sue",
      "bras gauche + mal|douleur*|lourd & sueur*|transpir*|nausee*|souffle|machoire",
    ],
    ar: [
      "فكي|الفك|بين كتافي|بين اكتافي|لوح كتفي + وجع|الم|يوجع*|بيوجع* & عرق|تعرق|اتعرق|عرقان*",
      "ذراعي اليسرى|ذراعي اليسار|ايدي اليسار|ايدي اليسرى|يدي اليسرى|يدي اليسار & عرق|تعرق|اتعرق|غثيان|نفس|فك",
    ],
  },
  bleeding: {
    en: [
      "black|dark|brown + vomit*|sick|threw up & coffee|tar|grounds|granules",
      "vomit*|threw up|throwing up|brought up|sick + coffee grounds|coffee ground|like coffee|dark bits",
    ],
    pt: ["vomit* + borra de cafe|como cafe|igual cafe|cor de cafe"],
    it: ["vomit* + fondi di caffe|come caffe|caffe"],
    es: ["vomit*|devolv* + cuncho*|poso*|borra|como cafe|de cafe"],
    fr: ["vomi* + marc de cafe|comme du cafe|du cafe"],
    ar: ["استفرغ*|استفراغ|تقيا* + تفل|قهوه"],
  },
  poisoning: {
    en: [
      "doubled up|double dose + painkiller*|paracetamol|ibuprofen|codeine|insulin|cocodamol|co codamol",
      "took|taken|swallowed|had|doubled + too many|too much|instead of one|instead of two|instead of half & by mistake|by accident|accidentally|accident|wrong|instead of & tablet*|pill*|dose*|medic*|painkiller*|meds ! two tablets|two pills|2 tablets|2 pills|took two|took 2",
      "gave|given + too much|too many|double & calpol|paracetamol|ibuprofen|nurofen|medicine|syrup",
      "took|taken|swallowed + too much|too many|double dose + paracetamol|panadol|calpol|ibuprofen|insulin",
    ],
    pt: [
      "tomei|tomou|dei|deu|demos + a mais|demais|em vez de|ao inves de & engano|enganei|enganou|sem querer|erro|errei|em vez de|ao inves de & comprimido*|remedio*|medicamento*|medicacao|xarope|gotas|capsula*|dose|dipirona ! dois|duas|2",
      "tomei|tomou|dei|bebeu + demais|a mais|muitos|muito & paracetamol|ben u ron|benuron|tylenol|dipirona|ibuprofeno|insulina",
    ],
    it: [
      "preso|presa|prese|presi|dato|data|date|dati + troppe|troppa|troppo|troppi|invece di una|invece di uno|invece di mezza|al posto di una & sbagli*|errore|non volendo|invece|al posto & compress*|pastigli*|medicin*|pillol*|farmac*|gocce|sciroppo|tachipirin*|dose|bustin* ! due|2",
      "preso|presa|ingerito|dato + troppe|troppa|troppo|troppi & tachipirina|tachipirine|paracetamolo|ibuprofene|insulina",
    ],
    es: [
      "tome|tomo|tomado|di|dio|dimos + de mas|demasiad*|en vez de una|en vez de un|en lugar de una|en lugar de un & error|equivoque|equivoco|sin querer|en vez|en lugar & pastilla*|remedio*|medicamento*|medicina*|jarabe|gotas|capsula*|comprimido*|dosis ! dos|2",
      "tome|tomo|tomado|di + mucho*|demasiado*|mucha*|demasiada* & paracetamol*|ibuprofeno*|insulina",
    ],
    fr: [
      "pris|prise|prises|donne|avale + trop|au lieu d un|au lieu d une|au lieu de la moitie & erreur|trompe*|expres|vouloir|au lieu & comprime*|cachet*|medicament*|medoc*|sirop|gouttes|gelule*|doliprane|dose|pilule* ! deux|2",
      "donne + trop & sirop|doliprane|advil|nurofen",
      "pris|avale|donne + trop & doliprane|paracetamol|dafalgan|ibuprofene|insuline",
    ],
    ar: [
      "اخد*|اخذ*|بلع*|تناول*|عطيت* + زياده|اكتر|اكثر|بدل & غلط|بالغلط|خطا|بدل & حبوب|حبه|حبات|دوا|الدوا|دواء|شراب|جرعه ! حبتين",
      "عطيت*|اعطيت* + زياده|كتير|اكثر & بنادول|باراسيتامول|بروفين|شراب|سيتامول",
      "اخد*|اخذ*|بلع*|تناول* + كتير|كثير|زياده & بنادول|باراسيتامول|بروفين|انسولين",
    ],
  },
  pregnancy: {
    en: [
      "had my baby|had a baby|gave birth|c section|caesarean & headache*|head hurts|head is pounding & stars|spots|flash*|blur*|swoll*|swell*|puffy|lights|ribs",
      "pregnan* & headache*|head hurts & lights|flash*|spots|stars|blur*",
      `waters|water + broke|broken|breaking|gone|have gone & ${tooEarly} ! ${atTerm}`,
    ],
    pt: [
      "tive o bebe|tive bebe|tive a bebe|parto|pari|cesariana|cesarea & dor de cabeca|dores de cabeca|cefaleia & estrel*|luz*|pontinhos|turv*|embac*|inchad*|costelas",
      "gravid* & dor de cabeca|dores de cabeca & luz*|estrel*|brilh*|pontinhos|turv*|embac*",
      `aguas|bolsa + rebent*|romp*|estour*|rotura|rutura|ruptura & ${tooEarly} ! ${atTerm}`,
    ],
    it: [
      "partorito|parto|cesareo|nato il bimbo|nata la bimba & mal di testa|cefalea & luci*|stell*|lamp*|puntini|annebb*|offusc*|gonfi*|costole",
      "incinta|gravidanza & mal di testa & luci*|stell*|lamp*|puntini|annebb*|offusc*",
      `acque|sacco + rotte|rotto|rottura|rotta & ${tooEarly} ! ${atTerm}`,
    ],
    es: [
      "tuve el bebe|tuve a mi bebe|tuve guagua|tuve mi guagua|parto|di a luz|cesarea & dolor de cabeza|duele la cabeza|jaqueca & luc*|estrell*|destell*|borros*|hinchad*|costillas|puntitos",
      "embaraz* & dolor de cabeza|duele la cabeza & luc*|estrell*|destell*|borros*",
      `aguas|fuente|bolsa + rompi|rompio|roto|rota|rompieron|rotura & ${tooEarly} ! ${atTerm}`,
    ],
    fr: [
      "accouche|accouchement|cesarienne & mal de tete|mal a la tete|maux de tete & eclair*|etoile*|lumi*|mouches|flou*|trouble*|gonfl*|cotes",
      "enceinte & mal de tete|mal a la tete|maux de tete & eclair*|etoile*|lumi*|mouches|flou*|trouble*",
      `perdu les eaux|perd les eaux|perte des eaux|poche des eaux|rupture de la poche|poche rompue|poche percee & ${tooEarly} ! ${atTerm}`,
    ],
    ar: [
      "ولدت|ولاده|الولاده|قيصريه & صداع|راسي & ومضات|اضواء|ضو|نجوم|زغلله|غباش|منتفخ*|ورم*|منفوخ*",
      "حامل|حبلي & صداع|راسي & ومضات|اضواء|ضو|نجوم|زغلله|غباش",
      `نزل|نزلت|انفجر|انفجرت|انفجار|طق|طقت|طش + ماء الجنين|مي الجنين|ميه الراس|ماء الراس|مي الراس|كيس الماء|كيس المي|كيس الميه|ماء الولاده & ${tooEarly} ! ${atTerm}`,
    ],
  },
  /** An old person who fell and cannot get up: a broken hip. */
  hip: {
    en: ["hip + fell|fall|fallen|slipped & can t stand|can t get up|can t walk|can t put weight|not stand"],
    pt: [
      "anca|quadril|bacia & caiu|cai|queda & nao se levanta|nao consegue levantar|nao anda|nao consegue andar|nao se poe de pe",
    ],
    it: ["anca|femore & cadut*|caduta & non si alza|non riesce ad alzarsi|non cammina|non sta in piedi"],
    es: [
      "cadera & cay*|caida & no se puede levantar|no puede levantarse|no se levanta|no puede caminar|no se para|no puede pararse",
    ],
    fr: [
      "hanche & tombe*|chute & peut pas se lever|peut plus se lever|arrive pas a se lever|marche plus|peut plus marcher",
    ],
    ar: [
      "وركها|وركه|الورك|ورك & وقع* & ما عم تقدر|ما عم يقدر|ما بتقدر|ما بيقدر|مو قادر*|مش قادر*",
      "وركها|وركه|الورك|ورك & وقع* & ما عم تقدر توقف|ما عم يقدر يوقف|ما بتقدر توقف|ما فيها تقوم|ما تقدر تمشي",
    ],
  },
  "fever-of-young-baby": {
    en: [
      `${youngBaby.en} & ${fever.en}|feels hot|is hot|hot to touch ! ${noFever.en}`,
      `baby|babys|babies|newborn|infant|bub|bubs|lo + ${youngBabyAges} & ${fever.en}|feels hot|is hot|hot ! ${noFever.en}`,
    ],
    pt: [
      `bebe*|bb|nene*|recem*|filh*|menin*|idade|vida + ${youngBaby.pt} & ${fever.pt}|quente|quentinh* ! ${noFever.pt}`,
      `recem nascid* & ${fever.pt}|quente|quentinh* ! ${noFever.pt}|${months("meses")}`,
    ],
    it: [
      `neonat*|bimb*|bambin*|figli*|lattante + ${youngBaby.it} & ${fever.it}|calda|caldo ! ${noFever.it}`,
      `neonat* & ${fever.it} ! ${noFever.it}|${months("mesi")}`,
    ],
    es: [
      `bebe*|bb|guagua*|guaguit*|nin*|hij*|lactante + ${youngBaby.es} & ${fever.es}|caliente|calientit* ! ${noFever.es}`,
      `recien nacid* & ${fever.es}|caliente ! ${noFever.es}|${months("meses")}`,
    ],
    fr: [
      `bebe*|bb|nourrisson*|fils|fille|nouveau ne + ${youngBaby.fr} & ${fever.fr}|chaud|chaude ! ${noFever.fr}`,
      `nouveau ne|nouveau nee & ${fever.fr} ! ${noFever.fr}|${months("mois")}`,
    ],
    ar: [
      `عمره|عمرها + ${youngBaby.ar} & ${fever.ar} ! ${noFever.ar}|سنه|سنتين|سنوات`,
      `مولود*|حديث الولاده & ${fever.ar} ! ${noFever.ar}`,
    ],
  },
  "head-injury": {
    en: [
      "hit|hits|bang*|knock*|bump*|whack*|smack*|fell|cracked + head & vomit*|sick|threw up|throwing up|drowsy|sleepy|blood thinner*|warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|eliquis|xarelto|anticoag*|confused|knocked out|passed out|can t remember|seeing double",
    ],
    pt: [
      "bat*|caiu|cai|queda|pancada|embateu + cabeca & vomit*|sonolent*|sono|confus*|anticoag*|varfarina|varfine|marevan|xarelto|eliquis|rivaroxabano|apixabano|desmai*|nao se lembra|ve a dobrar",
    ],
    it: [
      "battut*|sbattut*|cadut*|botta|colpo|picchiat* + testa & vomit*|sonnolen*|assonnat*|confus*|anticoag*|coumadin|warfarin|xarelto|eliquis|svenut*|non ricord*",
    ],
    es: [
      "golp*|peg*|cay*|cai|porrazo + cabeza & vomit*|somnolient*|sueno|confus*|anticoag*|sintrom|acenocumarol|warfarina|xarelto|eliquis|desmay*|no recuerd*|no se acuerda",
    ],
    fr: [
      "cogn*|tap*|tomb*|choc|coup|heurt* + tete & vomi*|somnolent*|endormi*|confus*|anticoag*|coumadine|previscan|xarelto|eliquis|evanoui*|souvient plus|souvient pas",
    ],
    ar: [
      "ضرب*|وقع*|انضرب*|خبط*|صدم* + راس*|راسه|راسها|راسي & استفرغ*|استفراغ|تقيا*|نعسان*|دايخ*|مميع*|سيوله|وارفارين|مشوش*|غاب عن الوعي",
    ],
  },
  "no-urine": {
    en: [
      "no wet|t had a wet|not had a wet|t wet|not wet|t weed|t peed|not weed|not peed|no pee|no wee|not peeing|not weeing|t done a wee|t done a pee|t had a wee|t had a pee|dry nappy|dry nappies|dry diaper|dry diapers|nappies are dry|diapers are dry|nappy is dry|diaper is dry & t drinking|not drinking|t drink|not drink|refuses to drink|refusing to drink|refuses drinks|won t take any|t take fluids|no fluids|t keep any water|t keep water|t keep fluids|t keep anything down",
      "no wet|t had a wet|not had a wet|t wet|not wet|t wetting|fewer wet + nappy|nappies|diaper|diapers",
      "t weed|t peed|not weed|not peed|no pee|no wee|not peeing|not weeing|barely weeing|hardly weeing|barely peeing|hardly peeing & dry|sunken|floppy|sleepy|vomit*|diarrh*|shiver*|confused|muddled|cold",
    ],
    pt: [
      "nao molha|nao molhou|sem molhar|nenhuma fralda molhada|sem fraldas molhadas|fralda seca|fraldas secas|fralda esta seca|fralda ta seca|nao faz xixi|nao fez xixi|sem xixi|sem fazer xixi|nao urina|nao urinou|ainda nao fez xixi & nao bebe|nao quer beber|recusa beber|recusa a beber|recusa liquidos|nao toma nada|nao toma liquido*|nao quer tomar|nao aceita liquido*|nao aguenta liquido*|nao segura liquido*|vomita toda a agua|vomita toda agua|vomita a agua|vomita ate agua",
      "nao molha|nao molhou|sem molhar|fralda seca|fraldas secas + fralda|fraldas|desde|horas|boca",
      "nao faz xixi|nao fez xixi|sem xixi|sem fazer xixi|nao urina|nao urinou|quase nao urina & seca|seco|mole|molinh*|moleza|vomit*|diarreia|fund*|sonolent*|confus*",
    ],
    it: [
      "non bagna|non ha bagnato|nessun pannolino bagnato|senza pannolini bagnati|pannolino asciutto|pannolini asciutti|pannolino e asciutto|non fa pipi|non ha fatto pipi|non ha fatto la pipi|non urina|non ha urinato|non fa la pipi & non beve|non vuole bere|rifiuta di bere|rifiuta l acqua|rifiuta i liquidi|rifiuta il biberon|vomita anche l acqua|non trattiene",
      "non bagna|non ha bagnato|pannolino asciutto|pannolini asciutti + pannolin*|ieri|ore|bocca",
      "non fa pipi|non ha fatto pipi|non urina|non fa la pipi & secca|secco|fiacc*|moll*|vomit*|diarrea|infossat*|sonnolen*|confus*",
    ],
    es: [
      "no moja|no ha mojado|no mojo|sin mojar|ningun panal mojado|sin panales mojados|panal seco|panales secos|panal esta seco|no hace pipi|no ha hecho pipi|no hace pis|no ha hecho pis|no hizo pipi|no hizo pis|no orina|no ha orinado|sin orinar|no hace pichi|no ha hecho pichi & no bebe|no quiere beber|rechaza el agua|rechaza beber|rechaza liquidos|rechaza el biberon|no quiere tomar|no toma nada|no toma liquido*|no toma agua|no tolera liquido*|no tolera el agua|no retiene|no quiere la mamadera|no quiere el biberon|vomita hasta el agua|vomita el agua",
      "no moja|no ha mojado|no mojo|panal seco|panales secos + panal*|ayer|horas|boca",
      "no hace pipi|no ha hecho pipi|no hace pis|no ha hecho pis|no orina|no ha orinado & seca|seco|decaid*|floj*|vomit*|diarrea|hundid*|somnolient*|confus*",
    ],
    fr: [
      "mouille plus|mouille pas|a pas mouille|n a pas mouille|pas de couche mouillee|aucune couche mouillee|couche seche|couches seches|couches sont seches|couche est seche|fait plus pipi|fait pas pipi|pas fait pipi|pas faire pipi|urine plus|urine pas|pas urine & ne boit pas|ne boit plus|ne boit rien|boit plus|boit rien|boit pas|refuse de boire|veut pas boire|veut plus boire|refuse le biberon|refuse le sein|garde meme pas l eau|garde pas l eau|vomit meme l eau",
      "mouille plus|mouille pas|a pas mouille|n a pas mouille|couche seche|couches seches|couches sont seches + couche*|hier|heures|bouche",
      "fait plus pipi|fait pas pipi|pas fait pipi|urine plus|urine pas & seche|sec|mou|molle|vomi*|diarrhee|creus*|somnolent*|confus*",
    ],
    ar: [
      "ما بلل*|ما عم يبلل*|ما عم تبلل*|لم يبلل|حفاض ناشف|حفاضه ناشف|حفاضها ناشف|ما بول*|ما تبول*|لا يتبول|لا تتبول|لم يتبول|لم تتبول|ما عم يبول|ما عمل بيبي|ما عملت بيبي & ما بيشرب|ما بتشرب|ما عم يشرب|ما عم تشرب|لا يشرب|لا تشرب|ما بدو يشرب|ما بدها تشرب|لا يريد ان يشرب|لا تريد ان تشرب|يرفض الشرب|ترفض الشرب|بيستفرغ حتي المي|بستفرغ حتي المي|يستفرغ حتي الماء",
      "ما بلل*|ما عم يبلل*|ما عم تبلل*|لم يبلل|الحفاض ناشف|حفاضه ناشف + حفاض*|امبارح|ساعات|فم*",
      "ما بول|ما تبول*|لا يتبول|لا تتبول|ما عم يبول|ما عمل بيبي & ناشف*|جاف*|خامل*|استفرغ*|استفراغ|اسهال|مشوش*",
    ],
  },
  "carbon-monoxide": {
    en: [
      "boiler|gas heater|gas fire|wood burner|stove|generator|barbecue|bbq|paraffin & headache*|dizzy|dizziness|feel sick|sleepy & home|house|indoors|inside|outside|both|room|tent",
      "both|all of us|whole family|everyone|everybody & headache*|dizzy & home|house|indoors|inside & outside|go out|goes off|better|away",
    ],
    pt: [
      "esquentador|aquecedor|caldeira|lareira|braseira|gerador|churrasqueira|boiler & dor de cabeca|dores de cabeca|tontura*|tont*|enjoo*|sono & casa|dentro|fora|quarto|ambos|dois",
      "todos|ambos|os dois|a familia & dor de cabeca|dores de cabeca|tontura* & em casa|dentro de casa & fora|rua|melhor*|passa",
    ],
    it: [
      "caldaia|stufa|camino|braciere|scaldabagno|generatore & mal di testa|gira la testa|giramenti|nausea|sonno & casa|dentro|fuori|stanza|entrambi",
      "tutti|entrambi|tutta la famiglia & mal di testa|giramenti|gira la testa & in casa|dentro & fuori|passa|meglio",
    ],
    es: [
      "caldera|calefont|estufa|brasero|calentador|calefactor|generador|chimenea & dolor de cabeza|duele la cabeza|mareo*|mareado*|nausea*|sueno & casa|dentro|fuera|afuera|pieza",
      "todos|ambos|los dos|toda la familia & dolor de cabeza|duele la cabeza|mareo* & en casa|en la casa|dentro & fuera|afuera|mejor*|pasa",
    ],
    fr: [
      "chaudiere|poele|chauffage a gaz|chauffe eau|brasero|cheminee|groupe electrogene|barbecue & mal a la tete|maux de tete|mal de tete|vertige*|tete qui tourne|nausee* & maison|dedans|dehors|chambre|interieur",
      "tous|toutes les deux|tous les deux|toute la famille & mal a la tete|maux de tete|vertige* & a la maison|interieur & dehors|passe|mieux",
    ],
    ar: [
      "سخان|صوبه|صوبيا|مدفاه|دفايه|فحم|مولد|غاز & صداع|راسنا|راسي|دوخه|دايخين|غثيان & بيت|البيت|برا|الغرفه|جوا",
    ],
  },
  testicle: {
    en: [
      "testicle*|scrotum|bollock*|left ball|right ball|my ball|my balls|his ball|his balls|one ball & sudden*|all of a sudden|out of nowhere|hour ago|hours ago|an hour|agony|excruciating|swollen and ! months|years",
    ],
    pt: [
      "testicul*|escroto|bago|saco & repente|subit*|ha uma hora|faz uma hora|ha duas horas|faz duas horas|horas|insuportavel ! meses|anos",
    ],
    it: [
      "testicol*|scroto|palla & improvvis*|all improvviso|di colpo|da un ora|ore fa|da due ore|lancinante ! mesi|anni",
    ],
    es: [
      "testicul*|escroto|huevo|coco & repente|subit*|hace una hora|una hora|horas|insoportable ! meses|anos",
    ],
    fr: [
      "testicul*|bourse|bourses|couille* & brutal*|brusque*|soudain*|d un coup|une heure|heures|insupportable ! mois|ans",
    ],
    ar: ["خصيه|خصيتي|خصيته|خصوي & فجاه|مفاجئ*|ساعه|ساعتين|ساعات ! شهور|اشهر|سنين"],
  },
  confusion: {
    en: [
      "confused|muddled|disoriented|disorientated|not making sense|making no sense|delirious|doesn t know where|doesn t know what day & shiver*|rigors|fever|temperature|clammy|cold hands|hands freezing|breathing fast|since last night|since last nite|since yesterday|since this morning|suddenly|infection|drowsy",
    ],
    pt: [
      "confus*|desorientad*|baralhad*|nao sabe onde esta|nao sabe que dia|delir*|nao diz coisa com coisa & arrepios|calafrio*|a tremer|tremendo|febre|desde ontem|desde hoje|de repente|infecao|infeccao|sonolent*|respira depressa|respirando rapido",
    ],
    it: [
      "confus*|disorientat*|non sa dov|non sa che giorno|delira*|straparla & brivid*|trema|tremando|febbre|da ieri|da stamattina|da stanotte|all improvviso|infezione|sonnolen*|respira veloce",
    ],
    es: [
      "confus*|desorientad*|anda perdid*|esta perdid*|andando perdid*|no sabe donde|no sabe que dia|delira* & escalofrio*|tirita*|tiritando|temblando|fiebre|desde ayer|desde anoche|de repente|infeccion|somnolient*|respira rapido",
    ],
    fr: [
      "confus|confuse|desoriente*|perdu*|sait plus ou|sait pas quel jour|sait plus quel jour|delire* & frisson*|tremble*|grelotte*|fievre|depuis hier|depuis ce matin|depuis cette nuit|d un coup|infection|somnolent*|respire vite",
    ],
    ar: [
      "مشوش*|مخربط*|تايه*|ضايع*|مو عارف*|ما بيعرف وين|ما بتعرف وين|يهذي|تهذي & ترجف|يرجف|قشعريره|رجفه|بردان*|حراره|امبارح|فجاه|التهاب|نعسان*",
    ],
  },
  "missed-period": {
    en: [
      "period + late|missed|overdue|weeks late & one side|left side|right side|low left|low right|shoulder|faint|pass out|passing out|sharp pain|severe",
      "pregnan* & one side|shoulder tip|shoulder hurts & pain|hurts|faint",
    ],
    pt: [
      "menstruacao|periodo|regra + atras*|falt* & um lado|lado|ombro|desmai*|dor forte|tont*",
      "gravid* & de um lado|ombro & dor|doi|desmai*",
    ],
    it: [
      "ritardo|ciclo|mestruazioni + settiman*|salt*|ritardo & un lato|lato|spalla|sven*|dolore forte",
      "incinta|gravidanza & da un lato|spalla & dolore|male|sven*",
    ],
    es: [
      "atrasad*|atraso|retraso|regla + semana*|falta|no me llega|atras* & un lado|lado|hombro|desmay*|dolor fuerte",
      "no me llega la regla|no me baja la regla|no me ha bajado & un lado|lado|hombro|desmay*|fuerte",
      "embaraz* & un lado|hombro & dolor|duele|desmay*",
    ],
    fr: [
      "regles + retard|manque*|pas eu & un cote|seul cote|cote|epaule|malaise|me sens partir|evanoui*|tres mal",
      "enceinte & un cote|epaule & mal|douleur*|malaise",
    ],
    ar: [
      "الدوره|دورتي|العاده + متاخر*|تاخر*|ما اجت & جنب|جهه|كتف*|اغمي|رح اغمي|دايخه|قوي",
      "حامل & جهه واحده|جنب واحد|كتف* & الم|وجع",
    ],
  },
  "black-stools": {
    en: [
      "black|tarry|like tar + stool*|poo|poop|poos|bowel*|tar & tar|tarry|sticky|faint*|dizzy|light headed|lightheaded|weak|vomit* ! iron",
    ],
    pt: [
      "fezes|coco|evacua* + pretas|preto|negras|alcatrao|borra & alcatrao|borra|tont*|desmai*|fraqueza|fraco|fraca|vomit* ! ferro",
    ],
    it: [
      "feci|cacca|evacua* + nere|nera|catrame|picee & catrame|picee|gira la testa|sven*|debol*|vomit* ! ferro",
    ],
    es: [
      "heces|caca|deposicion* + negra*|alquitran|petroleo & alquitran|petroleo|mare*|desmay*|debil*|vomit* ! hierro|fierro",
    ],
    fr: ["selles|caca + noir*|goudron & goudron|tourne|vertige*|malaise|faible*|vomi* ! fer"],
    ar: ["براز*|خروج + اسود*|سودا*|زفت|قطران & زفت|قطران|دوخه|دايخ*|اغمي|ضعف|استفراغ ! حديد"],
  },
  "vision-loss": {
    en: [
      "curtain|veil|shutter|shadow|blind + came down|coming down|come down|over|across|at the side|on one side & eye|eyes|vision|sight|see|seeing|floating|flashes",
      "lost|gone|losing|can t see + vision|sight|out of one eye|out of my left eye|out of my right eye & suddenly|sudden|today|hour*|this morning|this afternoon",
      "flashes|flashing & floaters|black bits|black dots|black spots|floating ! migraine|months|years",
    ],
    pt: [
      "cortina|veu|sombra|persiana + desceu|descer|descendo|caindo|a frente|preta|cinzenta & olho|olhos|vista|visao",
      "deixei|perdi|perdeu|sem + ver|vista|visao & de repente|hoje|hora*|subit*",
    ],
    it: [
      "tenda|velo|ombra|sipario + sces*|cala*|davanti|nera|nero|copre & occhio|occhi|vista",
      "perso|non vedo + vista|occhio|piu & improvviso|oggi|ore|colpo",
    ],
    es: [
      "cortina|velo|sombra|telon + bajad*|bajo|baja*|cae|delante|negra|negro & ojo|ojos|vista|vision",
      "perdi|perdido|no veo + vista|vision|un ojo|nada & repente|hoy|hora*|subit*",
    ],
    fr: [
      "rideau|voile|ombre + descend*|tombe*|devant|noir|gris & oeil|œil|yeux|vue|vision",
      "perdu|vois plus + vue|vision|oeil|œil|rien & coup|soudain*|aujourd|heure*|matin",
    ],
    ar: [
      "ستاره|غشاوه|ظل + نزل*|سودا*|اسود|قدام|على & عيني|عينه|عينها|نظر*",
      "ما عم اشوف|فقدت|ما بشوف + عين*|نظر*|بصر* & فجاه|اليوم|ساعه",
    ],
  },
  /** Pressure on the nerves at the end of the spine: no feeling where one sits, with bladder, bowel or both legs. */
  "cauda-equina": {
    en: [
      "numb*|t feel|no feeling|can t feel + wipe|down below|down there|undercarriage|saddle & back|legs|sciatica",
      "numb*|tingl*|no feeling|can t feel + between my legs|between legs|between the legs|saddle|groin|private parts|genitals|bottom|bum & pee|wee|bladder|poo|bowel|back|legs|sciatica",
    ],
    pt: [
      "dormen*|nao sinto|sem sensibilidade|formig* + partes baixas|partes intimas|la em baixo|quando me limpo|perineo & costas|coluna|ciatica|pernas",
      "dormen*|formig*|nao sinto|sem sensibilidade + entre as pernas|virilha*|genita*|nadega*|rabo|bumbum & xixi|urina*|bexiga|intestino|fezes|costas|coluna|ciatica|pernas",
    ],
    it: [
      "non sento|intorpid*|formicol*|addorment*|insensibil* + in mezzo alle gambe|parti intime|parti basse|la sotto|quando mi pulisco & schiena|sciatica|gambe|pipi",
      "intorpid*|formicol*|insensibil*|addorment*|non sento + tra le gambe|fra le gambe|inguine|genital*|sedere & pipi|urin*|vescica|feci|schiena|sciatica|gambe",
    ],
    es: [
      "dormid*|adormec*|no siento|sin sensibilidad + partes intimas|ahi abajo|alla abajo|cuando me limpio|genitales|perine & espalda|ciatica|piernas",
      "dormid*|adormec*|acorchad*|hormigue*|no siento + entre las piernas|entrepierna|ingle*|genital*|nalga*|poto & pipi|pis|orin*|vejiga|caca|espalda|ciatica|piernas",
    ],
    fr: [
      "sens plus|sens rien|sens pas|engourdi*|endormi*|insensible* + parties intimes|en bas|m essuie|perinee|sexe & dos|sciatique|jambes",
      "engourdi*|fourmill*|insensible*|endormi*|sens plus|sens rien + entre les jambes|entrejambe|aine|genita*|fesses|perinee & pipi|urin*|vessie|selles|dos|sciatique|jambes",
    ],
    ar: [
      "مو حاسس*|ما حاسس*|مش حاسس*|ما عم حس|ما بحس|خدران*|مخدر* + بين رجليي|بين رجلي|بين رجليا|بين فخادي|المنطقه الحساسه & ضهر*|ظهر*|بول",
      "خدر*|خدران*|تنميل|ما عم حس|ما بحس + بين رجلي|بين الرجلين|بين فخذي|العجان & بول|مثانه|براز|ضهر*|ظهر*|رجلي*",
    ],
  },
  ketoacidosis: {
    en: [
      "diabet* & vomit*|throwing up|keep being sick|been sick & breath*|fruity|pear drops|ketone*|drowsy|confused|deep",
      "thirst*|peeing all the time|drinking loads & weight|skinny & vomit*|throwing up|throw up|been sick|deep breath*",
    ],
    pt: [
      "diabet* & vomit* & respir*|halito|cetona*|sonolent*|confus*",
      "sede & emagre*|peso|magr* & vomit*|respir*",
    ],
    it: [
      "diabet* & vomit* & respir*|alito|chetoni|sonnolen*|confus*",
      "sete & dimagri*|peso & vomit*|respir*",
    ],
    es: [
      "diabet* & vomit* & respir*|aliento|cetona*|somnolient*|confus*",
      "sed & adelgaz*|peso|flac* & vomit*|respir*",
    ],
    fr: [
      "diabet* & vomi* & respir*|haleine|cetone*|somnolent*|confus*",
      "soif & maigri*|poids & vomi*|respir*",
    ],
    ar: [
      "سكري|سكر & استفرغ*|استفراغ|تقيا* & نفس*|ريحه|كيتون*|نعسان*|مشوش*",
      "عطش* & نحف*|وزن* & استفرغ*|استفراغ",
    ],
  },
  breathing: {
    en: [
      "noise|noisy|crow* + breathes in|breathing in|every breath|each breath & baby|son|daughter|child|toddler|he|she",
      "rib|ribs|chest|belly|tummy + suck*|pulls in|pulling in|drawing in|sink*|caving & breath*|baby|he|she|son|daughter|child",
      "breathing really fast|breathing very fast|breathing so fast|breathing too fast|breathing fast|grunting & baby|son|daughter|child|toddler|infant|mum|dad|gran|blue|pale",
    ],
    pt: [
      "barulho|ruido|guincho + respira|inspira & bebe|filh*|menin*|crianca|miud*|faz",
      "respira|respirar|respirando|respiracao & costela*|covinha*|barriga a entrar|tiragem|gemid*|geme",
      "respira|respirando + muito depressa|muito rapido|mto rapido|depressa demais|rapido demais",
    ],
    it: [
      "rumore|fischio|verso + respira|inspira & bimb*|bambin*|figli*|neonat*|fa",
      "respira|respirare|respiro & costole|rientra*|gem*",
      "respira + velocissim*|troppo veloce|molto veloce|affannos*",
    ],
    es: [
      "ruido|pitido|silbido + respira|inspira & bebe|guagua|hij*|nin*|hace",
      "respira|respirar|respiracion & costilla*|se le hunde*|quejid*",
      "respira + muy rapido|super rapido|rapidisimo|demasiado rapido|agitad*",
    ],
    fr: [
      "bruit|sifflement + respire|inspire & bebe|fils|fille|enfant|nourrisson|petit*|fait",
      "respire|respirer|respiration & cotes|creus*|tirage|geint|gemit",
      "respire + tres vite|trop vite|super vite",
    ],
    ar: [
      "صوت|صفير + يتنفس|تتنفس|بيتنفس|بتتنفس & ابني|بنتي|طفل*|رضيع*|بيبي",
      "يتنفس|تتنفس|تنفس* & ضلوع*|اضلاع*|بسرعه كتير|بسرعه كبيره|سريع جدا|يئن|عم يئن",
    ],
  },
  unconscious: {
    en: [
      "really floppy|very floppy|all floppy|floppy & fever|drinking|vomit*|he|she|baby|nappy",
      "hard to wake|difficult to wake|won t wake properly|hard to rouse|keeps falling asleep & he|she|baby|child|fever|son|daughter|mum|dad",
    ],
    pt: [
      "custa a acordar|dificil de acordar|custa acordar|dificil acordar|nao acorda bem",
      "muito mole|mto mole|toda mole|todo mole|esta mole|ta mole|molinh* & febre|bebe|nao bebe|nao mama|mamar|vomit*|acordar ! coco|cocozinho|fezes|caca",
    ],
    it: [
      "fatico a svegliar*|fatica a svegliar*|difficile svegliar*|difficile da svegliare",
      "abbattut*|fiacc*|moll* & non beve|svegliar*|pannolin*",
    ],
    es: [
      "cuesta despertar*|dificil de despertar*|dificil despertar*|no despierta bien",
      "como trapo|muy decaid*|super decaid*|muy floj* & no bebe|no toma|despertar*|manchas|panal*",
    ],
    fr: [
      "dur a reveiller|difficile a reveiller|du mal a le reveiller|du mal a la reveiller|peine a le reveiller",
      "tout mou|toute molle|tres mou|tres molle & boit|vomi*|couches|fievre|reveiller",
    ],
    ar: [
      "صعب يصحى|صعب تصحى|بصعوبه يصحى|صعب نصحيه",
      "خامل* & ما عم يشرب|ما عم تشرب|ما بيرضع|ما عم يرضع|بقع|يصحى|تصحى",
    ],
  },
  anaphylaxis: {
    en: [
      "hives|itchy lumps|welts|rash all over|blotches all over & wheez*|breath*|throat|lips|tongue|faint|dizzy|vomit*",
    ],
    pt: [
      "urticaria|calombo*|manchas|placas|borbulhas pelo corpo|comichao & pieira|chiando|chiado|a chiar|falta de ar|garganta|labios|lingua|desmai*",
    ],
    it: ["orticaria|bolle|pomfi|ponfi|macchie & fischio|fischia|affanno|gola|labbra|lingua|sven*"],
    es: [
      "ronchas|urticaria|habones|sarpullido & pitid*|pitos|silba*|falta el aire|garganta|labios|lengua|desmay*",
    ],
    fr: ["urticaire|plaques|boutons partout & siffl*|souffle|gorge|levres|langue|malaise"],
    ar: ["شري|شرى|حبوب بكل|طفح & يصفر|صفير|ضيق نفس|حلق*|شفاي*|لسان*"],
  },
  stroke: {
    en: [
      "nt find|t find + words|word & arm|hand|face|leg|passed|gone|minutes|sudden*",
      "headache|head + thunderclap|suddenly|out of nowhere|worst ever|worst of my life|like an explosion",
      "hand|arm|leg + useless|dead|limp|stopped working|not working|wouldn t work|won t work|went weird & word*|speech|speak*|talk*|face|suddenly|this morning|mornin",
      "words|speech + jumbled|mixed up|scrambled|wouldn t come|t come out|came out wrong|all wrong|gibberish",
    ],
    pt: [
      "mao|braco|perna + deixou de mexer|nao respondia|nao responde|deixou de responder|ficou sem forca|perdeu a forca & fala*|falei mal|palavra*|boca|passou",
      "maior|pior|mais forte + dor de cabeca & vida & nada|repente|subit*",
      "dor de cabeca|dor na cabeca + repente|subit*|explosao|pior da minha vida|mais forte da minha vida|trovao",
      "mao|braco|perna + sem forca|boba|bobo|dormente|nao mexia|nao mexe|morta|nao obedec* & palavra*|fala*|falar|cara|boca|passou|de repente|hoje",
      "palavras + nao saiam|nao saem|trocadas|baralhadas|enrolad*",
      "falando|falava|falar|fala + enrolad*|embolad*|arrastad*",
    ],
    it: [
      "mai avuto + mal di testa & cosi forte|improvvis*|di colpo",
      "cascat*|lasciat* cadere|caduta di mano|caduto di mano + tazza|mano|bicchiere & parlav*|parol*|parlar*|bocca",
      "mal di testa + improvvis*|di colpo|peggiore|piu forte della mia vita|esplosione|tuono|fulmine",
      "parlavo|parlava|parlo + male|strano|confuso & mano|braccio|bocca|faccia|passato",
      "mano|braccio|gamba + non funziona*|non si muov*|morta|morto|non rispond*|senza forza & parol*|parla*|bocca|faccia|passato|improvviso|stamattina",
      "parole + confuse|non uscivano|non escono|sbagliate|mescolate",
    ],
    es: [
      "nunca + dolido|doler|dolor & cabeza & repente|subit*|golpe",
      "dolor de cabeza + golpe|repente|subit*|mas fuerte de mi vida|peor|explosion|trueno",
      "se me fue|se le fue|perdi + habla|voz & mano|brazo|cara|boca|paso",
      "mano|brazo|pierna + no me obedec*|no me respond*|no respond*|muert*|sin fuerza|no la movia & palabra*|habl*|cara|boca|paso|repente",
      "palabras + no me salian|no le salian|no me salen|no le salen|cruzad*",
      "hablaba|hablando|habla + tonteras|enredad*|incoheren*|raro",
    ],
    fr: [
      "visage|bouche|figure + tomb*|pendait|affaiss* & cote",
      "jamais eu + mal a la tete|mal de tete|mal de crane & aussi fort|tel|pareil|comme ca|d un coup",
      "mal de tete|mal de crane|douleur a la tete + tonnerre|brutal*|d un coup|soudain*|pire|explosion",
      "main|bras|jambe + marchait plus|marche plus|fonctionn* plus|repond* plus|bougeait plus|morte & parl*|mots|bouche|visage|passe|matin",
      "arrivais plus|arrivait plus|arrivais pas|arrivait pas|pouvais plus|pouvait plus + parler",
      "mots + melange*|sortaient pas|sortaient plus|venaient plus|sortent pas",
    ],
    ar: [
      "ما عاد قدرت|ما عدت اقدر|ما قدرت|ما كنت اقدر + احكي|اتكلم|حكي & ايدي*|ايد|يدي|رجلي|وجهي|فجاه",
      "ايدي*|ايد|يدي|رجلي + ارتخ*|خدر*|تقلت|ما تحركت & احكي|كلامي|حكي|وجهي|فجاه",
      "صداع|وجع راس + فجاه|مفاجئ|اقوي|اشد",
      "ايد*|يد*|رجل* + ما عادت|ما عم تتحرك|ما تحركت|ماتت|ضعفت & كلام*|حكي*|وجه*|راح|فجاه|الصبح",
      "كلام*|الحكي + مخربط|مخربطه|طلع غلط|ما عم يطلع|ما طلع",
    ],
  },
} as const satisfies Record<string, Record<"en" | "pt" | "it" | "es" | "fr" | "ar", readonly string[]>>;
