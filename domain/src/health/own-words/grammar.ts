import { foldWords } from "../../text/fold-words.ts";
import type { Locale } from "../../shared/locales.ts";

/** The function words of a language for reading symptom texts; folded as by `foldWords`. */
export type Grammar = {
  /** Phrases that negate what follows. */
  readonly negators: readonly (readonly string[])[];
  /** Negations that are a finding: "can't feel my face". */
  readonly numb: readonly (readonly string[])[];
  /** What ends a negation: "no fever but a cough". */
  readonly contrasts: ReadonlySet<string>;
  /** Words that begin a positive statement, unless a negation precedes them: "sin fiebre tengo tos". */
  readonly starts: ReadonlySet<string>;
  /** Words that declare the preceding word normal. */
  readonly normal: ReadonlySet<string>;
  /** Words that carry a negation over a comma: "no fever, or cough". */
  readonly joins: ReadonlySet<string>;
  /** What ends the negation of a verb, "not waking up and floppy", but not that of a thing, "no fever and cough". */
  readonly ands: ReadonlySet<string>;
  /** Phrases for not being able to do or feel something; they reach only the next word. */
  readonly unable: ReadonlySet<string>;
  /** Verbs such as sleeping or eating: their negation too reaches only the next word. */
  readonly acts: ReadonlySet<string>;
  /**
   * Words that reverse or cancel a negation: "won't stop", "can't bear", "don't know why"; two words as "go_away".
   */
  readonly stops: ReadonlySet<string>;
  /** Words for a pain that radiates: they continue after a comma. */
  readonly spreads: ReadonlySet<string>;
  /** Negations written together with "and": they start a new negation. */
  readonly glued: ReadonlySet<string>;
  /** Those of `unable` about feeling: feeling nothing is a finding of its own. */
  readonly feels: ReadonlySet<string>;
  /** Words by which a negation is known to refer to a thing: itself, or the word after it. */
  readonly ofThings: ReadonlySet<string>;
  /** Words before a bare number of degrees: "she has 39 since last night". */
  readonly has: ReadonlySet<string>;
  /** Words before a duration. */
  readonly since: ReadonlySet<string>;
  /** Words before a weekday: "since Monday". */
  readonly sinceDay: ReadonlySet<string>;
  /** Words before a unit of time without a number: "for days". */
  readonly forMany: ReadonlySet<string>;
  /** Units of time that are more than one. */
  readonly several: ReadonlySet<string>;
  /** Days of the week, Sunday as 0. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** Units of time in days. */
  readonly units: ReadonlyMap<string, number>;
  /** Abbreviated units. One that is also a word counts where nothing follows it. */
  readonly short: ReadonlyMap<
    string,
    { readonly words: string; readonly isWeek: boolean; readonly isOtherWord: boolean }
  >;
  /** Those that mean one without a number behind "since": Arabic has no "a". */
  readonly single: ReadonlyMap<string, number>;
  /** Words allowed between a number and its unit: "a couple of days". */
  readonly connectors: ReadonlySet<string>;
  /** Words for an uncertain number: "a few". */
  readonly vague: ReadonlySet<string>;
  /** Words before a duration that was exceeded or not reached. */
  readonly moreThan: ReadonlySet<string>;
  readonly lessThan: ReadonlySet<string>;
  /** Words for a point in time, in days ago. */
  readonly moments: readonly (readonly [words: readonly string[], days: number])[];
  /** Number words with their values. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Words before a time span that states a frequency: "twice a week". */
  readonly times: ReadonlySet<string>;
  /** Words after a time span in the past: "2 hours ago". */
  readonly ago: ReadonlySet<string>;
  /** Words after a time span that is no duration of an illness: "ten days late". */
  readonly late: ReadonlySet<string>;
  /** Indefinite articles: "a day" may mean one day or each day. */
  readonly articles: ReadonlySet<string>;
  /** Words for pregnancy. */
  readonly pregnant: ReadonlySet<string>;
  /** Words for wanting something: no symptom, although suicide is expressed by them too. */
  readonly wants: ReadonlySet<string>;
  /** Words for fever, which identify a bare number of degrees. */
  readonly fever: ReadonlySet<string>;
  /** Words without meaning for symptoms. */
  readonly fillers: ReadonlySet<string>;
};

type Written = {
  negators: string;
  numb?: string;
  contrasts: string;
  starts: string;
  normal: string;
  joins: string;
  ands: string;
  unable: string;
  acts: string;
  stops: string;
  spreads: string;
  feels: string;
  ofThings: string;
  has: string;
  since: string;
  sinceDay: string;
  forMany: string;
  several: string;
  weekdays: string;
  minute: string;
  hour: string;
  day: string;
  week: string;
  month: string;
  year: string;
  /** "weeks: w wk; days: d", with a "?" behind what is a word of its own too. */
  short?: string;
  connectors?: string;
  single?: Readonly<Record<string, number>>;
  moreThan: string;
  lessThan: string;
  moments: Readonly<Record<string, number>>;
  numbers: string;
  times: string;
  ago: string;
  late: string;
  articles: string;
  pregnant: string;
  wants: string;
  fever: string;
  fillers: string;
};

const english: Written = {
  negators:
    "no, not, without, never, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, can't, cannot, couldn't, won't, haven't, hasn't, hadn't, dont, doesnt, didnt, cant, isnt, arent, wasnt, werent, couldnt, havent, hasnt, hadnt, denies, free of, neither, nor",
  numb: "can't feel, cant feel, cannot feel, couldn't feel",
  contrasts: "but however although though just only except because cause cos coz cuz why",
  starts: "ive refuses refuse refused refusing",
  normal: "normal",
  joins: "or nor and",
  ands: "and",
  unable: "can't cannot couldn't cant couldnt able",
  acts: "sleep sleeping slept eat eating eaten walk walking drink drinking speak speaking talk talking move moving work working focus concentrate breathe breathing swallow swallowing",
  stops:
    "stop stops stopped stopping stand bear take tolerate cope know knows knew sure understand idea help settle settling ease easing go_away goes_away going_away gone_away went_away disappear disappears disappearing vanish vanishes fade fades fading clear_up clears_up go_down goes_down",
  spreads:
    "goes going went spreads spreading spread radiates radiating shoots shooting travels travelling moves moving runs running into",
  feels: "feel",
  ofThings: "no without never have has had any got denies",
  has: "has had have at temp",
  since: "for since past last over about almost nearly",
  sinceDay: "since",
  forMany: "for",
  several: "hours hrs days weeks wks months years yrs",
  weekdays: "sunday monday tuesday wednesday thursday friday saturday; 0 1 2 3 4 5 6",
  minute: "minute minutes min mins",
  hour: "hour hours hr hrs h",
  day: "day days",
  week: "week weeks wk wks",
  month: "month months",
  year: "year years yr yrs",
  short: "weeks: w wk wks; days: d dy dys; months: mth mths mo mos; years: y",
  moments: {
    "this morning": 0.5,
    "this afternoon": 0.3,
    "since today": 0.5,
    "started today": 0.5,
    "since morning": 0.5,
    "half an hour": 0.02,
    tonight: 0.3,
    "last night": 0.5,
    "day before yesterday": 2,
    yesterday: 1,
    "last week": 7,
    "last month": 30,
    fortnight: 14,
  },
  numbers:
    "a an one two three four five six seven eight nine ten eleven twelve couple fourteen fifteen twenty thirty forty; 1 1 1 2 3 4 5 6 7 8 9 10 11 12 2 14 15 20 30 40; few several; 3 4",
  connectors: "of",
  moreThan: "over more above",
  lessThan: "less under",
  times: "once twice times time every each",
  ago: "ago now",
  late: "late overdue early",
  articles: "a an",
  pregnant: "pregnant pregnancy expecting preg preggers preggo",
  wants: "want wants wanted",
  fever: "fever temp temperature thermometer",
  fillers:
    "i'm i've it's there's really quite bit lot some since days day week weeks today yesterday now keep keeps keeping got getting think thing something like also too been going he she his her him son daughter kid husband wife would does about please help me doctor need want and always all time sometimes every much more been started start having after before these those which who can could",
};

const portuguese: Written = {
  negators: "não, nao, n, num consigo, sem, nunca, nem, nada de, nega, nenhum, nenhuma, deixei de",
  contrasts: "mas porém contudo só apenas porque pois",
  starts: "tenho tem estou está tá tô",
  normal: "normal normais",
  joins: "ou nem e",
  ands: "e",
  unable: "consigo consegue consegui posso pode",
  acts: "durmo dorme dormir dormi come comer comi comeu ando anda andar bebo bebe beber mexo mexe mexer trabalho trabalhar respiro respira respirar engulo engole engolir",
  stops:
    "para parar pára parou parava deixa deixar aguento aguenta aguentar suporto suporta suportar tolero sei sabe sabemos entendo percebo passa passou melhora melhorou cede desaparece desaparecem desapareceu desapareceram some somem sumiu sumiram vai_embora vão_embora",
  spreads: "vai vão desce descer irradia passa espalha espalhando apanha corre sobe chega indo descendo",
  feels: "sinto sente sentir",
  ofThings: "sem nunca nem nega nenhum nenhuma tenho tem tive teve sinto",
  has: "tem teve com tá ta fez",
  since: "há ha desde faz durante por quase",
  sinceDay: "desde",
  forMany: "há ha faz",
  several: "horas dias semanas meses anos",
  weekdays: "domingo segunda terça quarta quinta sexta sábado; 0 1 2 3 4 5 6",
  minute: "minuto minutos min",
  hour: "hora horas h",
  day: "dia dias",
  week: "semana semanas",
  month: "mês meses",
  year: "ano anos",
  short: "semanas: sem? sems; dias: d",
  moments: {
    "esta manhã": 0.5,
    "hoje de manhã": 0.5,
    "desde manhã": 0.5,
    "desde de manhã": 0.5,
    "hoje cedo": 0.5,
    "meia hora": 0.02,
    "esta noite": 0.5,
    "ontem à noite": 0.5,
    "desde hoje": 0.5,
    "começou hoje": 0.5,
    "ontem de noite": 0.5,
    ontem: 1,
    anteontem: 2,
    "semana passada": 7,
  },
  numbers:
    "um uma dois duas três quatro cinco seis sete oito nove dez onze doze catorze quatorze quinze vinte par trinta; 1 1 2 2 3 4 5 6 7 8 9 10 11 12 14 14 15 20 2 30; uns alguns algumas umas vários várias; 3 3 3 3 4 4",
  connectors: "de",
  moreThan: "mais",
  lessThan: "menos",
  times: "vez vezes cada",
  ago: "atrás",
  late: "atrasada atrasado atraso",
  articles: "",
  pregnant: "grávida grávidas gravidez gestação gestante",
  wants: "quero queria quer",
  fever: "febre temperatura febril termómetro",
  fillers:
    "ando andar anda fico fica ficar ter tido tive teve está estão tão bem bastante algum alguma coisa meu minha filho filha bebé bebê marido mulher ele ela dele dela lhe já ainda desde há dias dia semana semanas hoje ontem sempre todo toda toda tudo às vezes depois antes acho parece preciso queria ajuda médico doutor faz isso isto aqui cada mais menos sinto sente tou tô está estou começou",
};

const italian: Written = {
  negators: "non, senza, mai, né, nessun, nessuna, nessuno, niente, nulla",
  contrasts: "ma però tuttavia solo soltanto perché siccome",
  starts: "ho ha sono",
  normal: "normale normali",
  joins: "o né e",
  ands: "e ed",
  unable: "riesco riesce posso può",
  acts: "dormo dorme dormire dormito mangio mangia mangiare mangiato cammino cammina camminare bevo beve bere muovo muove muovere parlo parla parlare lavoro lavorare respiro respira respirare deglutisco deglutire",
  stops:
    "smette smetto smettere ferma fermarsi sopporto sopporta sopportare reggo tollero so sa sappiamo capisco passa passano migliora cede va_via vanno_via scompare scompaiono sparisce spariscono",
  spreads: "va vanno scende scendono irradia prende arriva passa sale corre parte",
  feels: "sento sente sentire",
  ofThings: "senza mai né nessun nessuna nessuno ho ha avevo aveva sento",
  has: "ha aveva avuto",
  since: "da per quasi circa",
  sinceDay: "da",
  forMany: "da",
  several: "ore giorni settimane mesi anni",
  weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato; 0 1 2 3 4 5 6",
  minute: "minuto minuti min",
  hour: "ora ore h",
  day: "giorno giorni",
  week: "settimana settimane",
  month: "mese mesi",
  year: "anno anni",
  short: "settimane: sett; giorni: g gg",
  moments: {
    stamattina: 0.5,
    "questa mattina": 0.5,
    stamani: 0.5,
    "mezz'ora": 0.02,
    "mezza ora": 0.02,
    "questa notte": 0.5,
    "ieri notte": 0.5,
    stanotte: 0.5,
    "da oggi": 0.5,
    "ieri sera": 0.5,
    "altro ieri": 2,
    "l'altro ieri": 2,
    ieri: 1,
    "settimana scorsa": 7,
  },
  numbers:
    "un una uno due tre quattro cinque sei sette otto nove dieci undici dodici quattordici quindici venti paio quindicina decina trenta; 1 1 1 2 3 4 5 6 7 8 9 10 11 12 14 15 20 2 15 10 30; qualche alcuni alcune; 3 3 3",
  connectors: "di",
  moreThan: "più oltre",
  lessThan: "meno",
  times: "volta volte ogni",
  ago: "fa",
  late: "ritardo",
  articles: "",
  pregnant: "incinta gravidanza gestazione",
  wants: "voglio vorrei",
  fever: "febbre temperatura termometro",
  fillers:
    "sto sta stanno avere avuto avuta ha hanno mio mia figlio figlia bambino marito moglie lui lei suo sua gli mi si ci ne così tanto tanta po poco cosa qualcosa già ancora sempre tutto tutta tutti ogni volta volte dopo prima credo sembra vorrei bisogno aiuto medico dottore giorni giorno settimana oggi ieri quando è più meno faccio fa sento iniziato",
};

const spanish: Written = {
  negators: "no, sin, nunca, ni, tampoco, nada de, niega, ningún, ninguna",
  contrasts: "pero aunque sólo solo solamente porque pues",
  starts: "tengo tiene estoy está",
  normal: "normal normales",
  joins: "o ni y",
  ands: "y",
  unable: "puedo puede pude",
  acts: "duermo duerme dormir dormí come comer camino camina caminar ando andar bebo bebe beber muevo mueve mover hablo habla hablar trabajar respiro respira respirar trago tragar",
  stops:
    "para paro parar dejo deja dejar aguanto aguanta aguantar soporto soporta soportar tolero sé sabe sabemos entiendo calma quita pasa cede quitan se_va se_van desaparece desaparecen desapareció borra borran",
  spreads: "va van baja bajan corre irradia pasa llega extiende sube subiendo bajando",
  feels: "siento siente sentir",
  ofThings: "sin nunca ni tampoco niega ningún ninguna tengo tiene tuve tuvo siento hay",
  has: "tiene tenía con tuvo",
  since: "hace desde durante por llevo lleva casi",
  sinceDay: "desde",
  forMany: "hace llevo lleva",
  several: "horas días semanas meses años",
  weekdays: "domingo lunes martes miércoles jueves viernes sábado; 0 1 2 3 4 5 6",
  minute: "minuto minutos min",
  hour: "hora horas h",
  day: "día días",
  week: "semana semanas",
  month: "mes meses",
  year: "año años",
  short: "semanas: sem sems; días: d",
  moments: {
    "esta mañana": 0.5,
    "desde la mañana": 0.5,
    "hoy en la mañana": 0.5,
    "media hora": 0.02,
    "esta noche": 0.5,
    "ayer por la noche": 0.5,
    "ayer en la noche": 0.5,
    "desde hoy": 0.5,
    anoche: 0.5,
    "antes de ayer": 2,
    ayer: 1,
    anteayer: 2,
    antier: 2,
    antenoche: 2,
    "semana pasada": 7,
  },
  numbers:
    "un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce catorce quince veinte par treinta; 1 1 1 2 3 4 5 6 7 8 9 10 11 12 14 15 20 2 30; unos unas algunos algunas varios varias; 3 3 3 3 4 4",
  connectors: "de",
  moreThan: "más",
  lessThan: "menos",
  times: "vez veces cada",
  ago: "atrás",
  late: "retraso atraso atrasada",
  articles: "",
  pregnant: "embarazada embarazo gestación encinta",
  wants: "quiero quisiera quiere",
  fever: "fiebre temperatura calentura termómetro",
  fillers:
    "mi mis hijo hija bebé niño niña marido mujer él ella le les lo está estoy están tener tenido tuve tuvo ha he algo cosa bastante tan tanto poco ya todavía aún siempre todo toda cada vez veces después antes creo parece necesito quiero ayuda médico doctor doctora días día semana semanas hoy ayer desde hace llevo cuando más menos hago hace siento empezó ando anda ponerse pone",
};

const french: Written = {
  negators: "pas, sans, jamais, ni, aucun, aucune, non, plus de, sens plus, sent plus",
  contrasts: "mais pourtant seulement juste car parce puisque pourquoi tellement",
  starts: "ai j",
  normal: "normal normale normaux",
  joins: "ou ni et",
  ands: "et",
  unable: "peux peut arrive",
  acts: "dors dort dormir dormi mange manger mangé marche marcher bois boit boire bu parle parler bouge bouger travailler respire respirer avale avaler",
  stops:
    "arrête arrêtent arrêter cesse cessent cesser supporte supporter tiens sais sait savons comprends comprend passe passent calme cède part partent disparaît disparait disparaissent efface effacent s'efface s'effacent",
  spreads: "descend descendent va vont part irradie remonte monte lance passe tire file",
  feels: "sens sent sentir",
  ofThings: "sans jamais ni aucun aucune non de d",
  has: "a ai avait",
  since: "depuis pendant ça fait voilà presque y",
  sinceDay: "depuis",
  forMany: "depuis fait",
  several: "heures jours semaines mois années",
  weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi; 0 1 2 3 4 5 6",
  minute: "minute minutes min mn",
  hour: "heure heures h",
  day: "jour jours",
  week: "semaine semaines",
  month: "mois",
  year: "an ans année années",
  short: "semaines: sem SA sa?; jours: j",
  moments: {
    "ce matin": 0.5,
    "demi-heure": 0.02,
    "nuit dernière": 0.5,
    "cette nuit": 0.5,
    "depuis aujourd'hui": 0.5,
    "hier soir": 0.5,
    "avant-hier": 2,
    hier: 1,
    "semaine dernière": 7,
  },
  numbers:
    "un une deux trois quatre cinq six sept huit neuf dix onze douze quatorze quinze vingt quinzaine dizaine trente; 1 1 2 3 4 5 6 7 8 9 10 11 12 14 15 20 15 10 30; quelques plusieurs; 3 4",
  connectors: "de d",
  moreThan: "plus",
  lessThan: "moins",
  times: "fois chaque toutes tous",
  ago: "",
  late: "retard",
  articles: "",
  pregnant: "enceinte grossesse",
  wants: "veux voudrais veut",
  fever: "fièvre température fiévreux thermomètre",
  fillers:
    "ai as a ont avons avez eu été fait fais faire depuis jours jour semaine semaines aujourd'hui hier toujours tout toute tous temps souvent parfois après avant crois pense semble besoin voudrais aide docteur médecin mon ma mes fils fille bébé enfant mari femme il elle lui ça ca cela me m' te se ce cette ne n' y trop assez peu bien encore déjà chaque fois quelque chose plus moins sens arrive commencé",
};

const arabic: Written = {
  negators:
    "لا, ليس, ليست, ليس عندي, ليس لدي, ليس عنده, ليس عندها, مش عندي, مو عندي, ما لدي, بدون, وبدون, بلا, وبلا, من غير, ومن غير, ما عندي, وما عندي, ما عنده, وما عنده, ما عندها, وما عندها, ما معي, وما معي, معنديش, ومعنديش, ما عنديش, وما عنديش, ما في, وما في, مافي, ومافي, ما فيه, وما فيه, مافيه, ومافيه, مفيش, ومفيش, مافيش, ومافيش, ما فيش, وما فيش, مش, ومش, مو, ومو, لم, ولم, لا يوجد, ولا يوجد, لا توجد, ولا توجد, ما, وما, دون, ودون, وليس, وليست",
  contrasts:
    "لكن ولكن بس فقط إنما لأن لأنه لأني لان لاني ليش ليه لماذا عشان علشان بسبب عندي وعندي عنده وعنده عندها وعندها معي ومعي",
  starts: "",
  normal: "طبيعي طبيعية عادي عادية",
  joins: "أو ولا و",
  ands: "",
  unable: "قادر قادره قادرة اقدر أقدر بقدر بعرف أستطيع استطيع عارف",
  acts: "بنام ينام أنام انام تنام باكل ياكل أكل آكل تاكل بمشي يمشي أمشي بشرب يشرب أشرب بتشرب تشرب بتحرك يتحرك",
  stops:
    "يوقف بيوقف بتوقف توقف وقف يتوقف تتوقف اتحمل أتحمل متحمل متحمله بتحمل استحمل مستحمل ادري أدري بعرفش أعلم اعلم ليش ليه راضي راضيه يروح بيروح تروح بتروح يختفي تختفي بيختفي بتختفي يزول تزول بيزول بتزول",
  spreads:
    "يمتد بيمتد تمتد ممتد نازل نازله ينزل بينزل بتنزل رايح يروح بيروح ينتشر بينتشر واصل بيوصل ماشي ويمتد وبيمتد وينزل وبينزل ونازل ورايح وبيروح",
  feels: "حاسس حاسه حاسة بحس احس أحس أشعر اشعر",
  ofThings: "",
  has: "عنده عندها عندي معه معها معو حرارته حرارتها",
  since: "منذ من لي صارلي صار لمدة بقالي قبل",
  sinceDay: "من منذ",
  forMany: "من منذ صار صارلي بقالي قبل",
  several: "ساعات أيام أسابيع أشهر شهور سنوات سنين",
  weekdays: "الأحد الاثنين الإثنين الثلاثاء التلات الأربعاء الاربعا الخميس الجمعة السبت; 0 1 1 2 2 3 3 4 5 6",
  minute: "دقيقة دقايق دقائق",
  hour: "ساعة ساعات",
  day: "يوم أيام",
  week: "أسبوع أسابيع",
  month: "شهر أشهر شهور",
  year: "سنة سنوات سنين عام",
  moments: {
    "هذا الصباح": 0.5,
    "من الصبح": 0.5,
    "منذ الصباح": 0.5,
    "من الصباح": 0.5,
    "اليوم الصبح": 0.5,
    "نص ساعة": 0.02,
    "نصف ساعة": 0.02,
    الليلة: 0.3,
    "من الليل": 0.5,
    "البارحة بالليل": 0.5,
    "امبارح بالليل": 0.5,
    "ليلة امبارح": 0.5,
    "ليلة أمس": 0.5,
    "أمس بالليل": 0.5,
    البارحة: 1,
    امبارح: 1,
    مبارح: 1,
    أمس: 1,
    ساعتين: 2 / 24,
    "من اليوم": 0.5,
    "منذ اليوم": 0.5,
    "أول أمس": 2,
    دقيقتين: 0.01,
    يومين: 2,
    أسبوعين: 14,
    شهرين: 60,
    سنتين: 730,
  },
  numbers:
    "واحد اثنين ثلاثة ثلاث أربعة أربع خمسة خمس ستة سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر ست; 1 2 3 3 4 4 5 5 6 7 7 8 8 9 9 10 10 6; عدة كم بضعة بضع كام; 3 3 3 3 3",
  single: { ساعة: 1 / 24, يوم: 1, أسبوع: 7, شهر: 30, سنة: 365, عام: 365 },
  moreThan: "أكثر اكتر فوق",
  lessThan: "أقل",
  times: "مرة مرات مرتين كل",
  ago: "",
  late: "تأخرت متأخرة تأخر",
  articles: "",
  pregnant: "حامل حمل الحمل",
  wants: "أريد اريد يريد",
  fever: "حرارة حرارتي حرارته حرارتها وحرارته وحرارتها حمى سخونة سخونية حراره والحرارة",
  fillers:
    "عندي عنده عندها لدي لديه أشعر اشعر احس أحس بحس حاسس حاسه في من على عن مع إلى الى جدا كثير كثيرا شديد شوي شوية ابني ابنتي بنتي ولدي طفلي طفلتي زوجي زوجتي هو هي انا أنا إن أن اللي الذي التي هذا هذه كل دائما دايما احيانا بعد قبل أيام ايام يوم اسبوع أسبوع اليوم أمس منذ صار لي بدأ اعتقد أريد اريد مساعدة دكتور طبيب شيء حاجة كان يكون عم قاعد مرة اكثر أكثر لما عندما إذا",
};

/** Which grammar a language has; varieties share that of their language. */
const written: Readonly<Record<Locale, Written>> = {
  en: english,
  pt: portuguese,
  "pt-BR": portuguese,
  it: italian,
  es: spanish,
  "es-CL": spanish,
  fr: french,
  ar: arabic,
};

/** Arabic writes "and" attached to the next word. */
const gluedAnd = /^و(?:\p{Script=Arabic}){2,}$/u;

/**
 * Returns the function words of a locale for reading symptom texts, folded. Builds them on every call, so keep the
 * result.
 */
export function grammarOf(locale: Locale): Grammar {
  const grammar = written[locale];
  const set = (words: string) => new Set(foldWords(words));
  const negators = grammar.negators.split(",").map(foldWords);
  const unit = (words: string, days: number) => foldWords(words).map((word) => [word, days] as const);
  return {
    negators,
    numb: grammar.numb?.split(",").map(foldWords) ?? [],
    contrasts: set(grammar.contrasts),
    starts: set(grammar.starts),
    normal: set(grammar.normal),
    joins: set(grammar.joins),
    ands: set(grammar.ands),
    unable: set(`${grammar.unable} ${grammar.feels}`),
    acts: set(grammar.acts),
    stops: set(grammar.stops),
    spreads: set(grammar.spreads),
    glued: new Set(negators.flatMap(([first = ""]) => (gluedAnd.test(first) ? [first] : []))),
    feels: set(grammar.feels),
    ofThings: set(grammar.ofThings),
    has: set(grammar.has),
    since: set(grammar.since),
    sinceDay: set(grammar.sinceDay),
    forMany: set(grammar.forMany),
    several: set(grammar.several),
    weekdays: numbersOf(grammar.weekdays),
    units: new Map([
      ...unit(grammar.minute, 1 / 1440),
      ...unit(grammar.hour, 1 / 24),
      ...unit(grammar.day, 1),
      ...unit(grammar.week, 7),
      ...unit(grammar.month, 30),
      ...unit(grammar.year, 365),
    ]),
    short: shortUnits(grammar.short ?? "", new Set(foldWords(grammar.week))),
    moments: Object.entries(grammar.moments).map(([words, days]) => [foldWords(words), days] as const),
    single: new Map(
      Object.entries(grammar.single ?? {}).map(([word, days]) => [foldWords(word)[0] ?? "", days]),
    ),
    connectors: set(grammar.connectors ?? ""),
    vague: set(grammar.numbers.split(";")[2] ?? ""),
    moreThan: set(grammar.moreThan),
    lessThan: set(grammar.lessThan),
    numbers: numbersOf(grammar.numbers),
    times: set(grammar.times),
    ago: set(grammar.ago),
    late: set(grammar.late),
    articles: set(grammar.articles),
    pregnant: set(grammar.pregnant),
    wants: set(grammar.wants),
    fever: set(grammar.fever),
    fillers: set(grammar.fillers),
  };
}

function shortUnits(text: string, week: ReadonlySet<string>): Grammar["short"] {
  return new Map(
    text
      .split("; ")
      .map((part) => part.split(": "))
      .flatMap(([words = "", short = ""]) =>
        short
          .split(" ")
          .filter((one) => one !== "")
          .map((one) => {
            const isWeek = week.has(foldWords(words)[0] ?? "");
            return [one.replace("?", ""), { words, isWeek, isOtherWord: one.endsWith("?") }] as const;
          }),
      ),
  );
}

/** "one two; 1 2; few; 3": words and their values alternate. */
function numbersOf(text: string): ReadonlyMap<string, number> {
  const [words = "", values = "", vague = "", vagueValues = ""] = text.split(";");
  const pairs = (names: string, numbers: string) => {
    const list = foldWords(numbers).map(Number);
    return foldWords(names).map((word, at) => [word, list[at] ?? 1] as const);
  };
  return new Map([...pairs(words, values), ...pairs(vague, vagueValues)]);
}
