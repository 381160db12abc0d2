import type { PatternTable } from "../../text/word-patterns.ts";

/**
 * Words of violence or threats by somebody close, by language (`pt` serves pt-BR, `es` serves es-CL); form of a line as in `word-patterns.ts`.
 * Written for this product; nobody who works with victims and no native reader has reviewed them. Each sentence needs who does it beside what
 * is done, unless the words can hardly mean anything else: "the ball hit me" and "the flu hit me" are no violence.
 */

/** Every phrase of a first list followed by every one of a second: "hits|beats", "my son|my mum". */
const each = (first: string, second: string): string =>
  first
    .split("|")
    .flatMap((one) => second.split("|").map((other) => `${one} ${other}`))
    .join("|");

const en = {
  adults:
    "he|she|they|husband|hubby|boyfriend|bf|fiance|fiancee|partner|ex|wife|girlfriend|gf|brother|sister|son|grandson|carer|flatmate",
  elders:
    "dad|daddy|father|mum|mummy|mom|mommy|mother|stepdad|stepfather|stepmum|stepmom|stepmother|uncle|aunt|grandad|grandpa|grandfather|foster",
  does: each(
    "hit|hits|hitting|hitted|punch|punches|punched|slap|slaps|slapped|beat|beats|beating|kick|kicks|kicked|choke|chokes|choked|strangles|strangled|push|pushes|pushed|shoves|shoved|attacks|attacked|abuses|abused|rapes|raped|threatens|threatened|hurting|smacks|smacked|whips|burns|threw things at|throws things at|throws stuff at|locks",
    "me",
  ),
  chance:
    "ball|puck|football|soccer|rugby|hockey|match|accident|accidentally|by mistake|car|bike|sparring|boxing|karate|it hit me|it hits me|flu|covid|doesn t hit|does not hit|didn t hit|never hit|never hits|all night|asleep|in his sleep|in her sleep|restless",
  close:
    "my husband|my partner|my boyfriend|my ex|my wife|my girlfriend|my dad|my father|my mum|my mom|my stepdad|my stepfather|my son|my brother",
  children:
    "my son|my daughter|my kid|my kids|my child|my children|the kids|our kids|our son|our daughter|the children|our children|my brother|my little brother|my sister|my little sister|the baby",
} as const;

const pt = {
  adults:
    "ele|ela|marido|namorado|companheiro|parceiro|esposo|noivo|ex|mulher|esposa|namorada|companheira|irmao|irma|filho|neto|cara",
  elders: "pai|papa|mae|mama|mamae|padrasto|madrasta|tio|tia|avo",
  does: "bate me|bateme|bateu me|batem me|me bate|mi bate|me bateu|me batia|espanca me|me espanca|chuta me|me chuta|me chutou|chutou minha barriga|estrangula me|me estrangula|me enforca|me enforcou|aperta me o pescoco|apertou me o pescoco|pelo pescoco|deu me um murro|deu me um soco|me deu um soco|me deu um murro|da me murros|me da soco*|deu me um pontape|da me pontapes|me deu um chute|da me estaladas|deu me uma estalada|da me chapadas|deu me uma chapada|me da tapa*|me deu um tapa|ameaca me|me ameaca|me ameacou|ameaca matar*|ameaca me matar|ameacou matar*|maltrata me|me maltrata|agride me|me agride|tranca me|me tranca|violou me|me violou|me estuprou|abusa de mim|abusou de mim|atira me com|joga coisas em mim",
  chance:
    "bola|bolada|carro|porta|sol|gripe|remedio|medicamento|o bebe|meu bebe|minha bebe|um bebe|acidente|sem querer|treino|martelo|nao me bate|nunca me bateu|nao bate|coracao bate",
  close:
    "meu marido|meu companheiro|meu parceiro|meu namorado|meu ex|meu pai|meu padrasto|minha mae|minha mulher|minha namorada|meu filho|meu esposo",
  children:
    "meu irmao|meu irmaozinho|meu filho|minha filha|meus filhos|minha irma|minha irmazinha|nas criancas|minhas filhas|nosso filho|nossa filha|nossos filhos",
} as const;

const es = {
  adults:
    "ella|marido|esposo|novio|pololo|pareja|conviviente|ex|mujer|esposa|senora|novia|polola|hermano|hermana|hijo|nieto",
  elders: "padre|papa|madre|mama|padrastro|madrastra|tio|tia|abuelo",
  does: "me pego|me ha pegado|me pega un|me pego un|me golpea|me golpeo|me ha golpeado|me da patadas|me dio una patada|me patea|me pateo|me da bofetadas|me da cachetadas|me pega cachetadas|me dio una bofetada|me dio un punetazo|me da punetazos|me dio un combo|me empuja|me tira cosas|me ahorca|me ahorco|me estrangul*|me agarra del cuello|me agarro del cuello|me coge del cuello|me cogio del cuello|me amenaza|me amenazo|me ha amenazado|me encierra|me viola|me violo|abusa de mi|abuso de mi|me hace dano a proposito",
  chance:
    "pelota|balon|pelotazo|puerta|sol|gripe|resfrio|resfriado|catarro|hongos|virus|piojos|covid|tos|coche|auto|viento|hambre|sueno|mi bebe|el bebe|guagua|sin querer|entrenamiento|entrenando|no me pega|nunca me pego|nunca me ha pegado|puntada|punzada|dolor|calor|verrugas|conjuntivitis|algo|infeccion|bajon|pego los|pego el|pego la|pego en la|pego en el",
  close: each(
    "a|de|con",
    "mi marido|mi pareja|mi esposo|mi novio|mi pololo|mi ex|mi padre|mi papa|mi padrastro|mi madre|mi mama|mi mujer|mi hijo",
  ),
  children:
    "mi hermano|mi hermanito|mi hermana|mi hermanita|mi hijo|mi hija|mis hijos|mis hijas|los ninos|nuestro hijo|nuestra hija|los chicos|mis ninos",
} as const;

const fr = {
  adults:
    "il|elle|mari|copain|compagnon|conjoint|ex|mec|petit ami|fiance|femme|copine|compagne|frere|soeur|fils|fille",
  elders: "pere|papa|mere|maman|beau pere|belle mere|oncle|tante|grand pere|papi",
  does: "me frappe|me frappait|me bat|me battait|me tape|me gifle|me cogne|me tabasse|me pousse|me brutalise|me violente|m etrangle|m a etrangl*|m a frapp*|ma frapp*|m a battu*|m a tap*|m a gifl*|m a cogn*|m a tabass*|m a pouss*|m a agress*|m a viol*|me viole|me maltraite|me menace|m a menac*|menace de me|me donne des coups|me met des coups|m a donne un coup|m a donne des coups|m attrape par la gorge|m attrape par le cou|m attrape a la gorge|me jette des|m enferme",
  chance:
    "ballon|balle|soleil|nerfs|grippe|porte|bebe|voiture|velo|coeur|œil dans le match|match|sans faire expres|par accident|me frappe pas|me bat pas|jamais frapp*|me tape pas",
  close: each(
    "peur de|peur avec",
    "mon mari|mon compagnon|mon conjoint|mon copain|mon ex|mon pere|mon beau pere|ma mere|ma femme|ma copine|mon fils|mon mec",
  ),
  children:
    "mon frere|mon petit frere|ma soeur|ma petite soeur|mon fils|ma fille|mes enfants|les enfants|nos enfants|notre fils|notre fille|mes filles",
} as const;

const it = {
  adults:
    "lui|lei|marito|moglie|ragazzo|ragazza|fidanzat*|compagno|compagna|convivente|ex|fratello|sorella|figlio",
  elders: "padre|papa|babbo|madre|mamma|patrigno|matrigna|zio|zia|nonno",
  does: "mi mena|mi ha menat*|mi ha picchiat*|mi ha colpit*|mi colpisce|mi schiaffeggia|mi da schiaffi|mi ha dato uno schiaffo|mi ha dato un pugno|mi da pugni|mi ha dato un calcio|mi da calci|mi prende a|mi ha pres* a|mi ha preso per il collo|mi ha presa per il collo|mi afferra per|mi spinge|mi strangola|mi ha strangolat*|mi strozza|mi minaccia|mi ha minacciat*|minaccia di|mi maltratta|mi violenta|mi ha violentat*|abusa di me|ha abusato di me|mi chiude in|mi lancia",
  chance:
    "palla|pallone|pallonata|porta|sole|influenza|auto|macchina|bici|partita|allenamento|per sbaglio|bambino mi|cuore mi|non mi picchia|non mi ha mai",
  close: each(
    "paura di|paura del|paura della",
    "mio marito|mio compagno|mio ragazzo|mio fidanzato|mio ex|mio padre|mio patrigno|mia madre|mia moglie|mia ragazza|mio figlio",
  ),
  children:
    "mio fratello|mio fratellino|il mio fratellino|mia sorella|mia sorellina|la mia sorellina|mio figlio|mia figlia|i miei figli|i bambini|nostro figlio|nostra figlia|i nostri figli|il mio bambino|la mia bambina",
} as const;

const ar = {
  adults: "زوجي|جوزي|خطيبي|طليقي|زوجتي|مرتي|حبيبي|شريكي|صديقي|هو|هي|اخي|اخوي|اختي|ابني|ولدي",
  elders: "ابي|بابا|ابوي|والدي|امي|ماما|والدتي|زوج امي|زوج ماما|مرت ابوي|زوجه ابي|عمي|خالي|جدي",
  does: "ضربني|ضربتني|خنقني|يخنقني|تخنقني|رفسني|يرفسني|ركلني|يركلني|يدفعني|دفعني|صفعني|يصفعني|يهددني|هددني|تهددني|يؤذيني|يوذيني|سيؤذيني|آذاني|يعنفني|عنفني|يعتدي علي|اعتدى علي|اغتصبني|يغتصبني|يحبسني|حبسني|يمسكني من رقبتي|مسكني من رقبتي|يكسر علي|بيعنفني",
  chance:
    "كره|الكره|شمس|الشمس|سياره|الباب|باب|جنين|انفلونزا|بالغلط|بدون قصد|لا يضربني|ما بيضربني|ما يضربني|لم يضربني",
  close: each("من", "زوجي|جوزي|خطيبي|طليقي|ابي|ابوي|بابا|والدي|امي|زوج امي|اخي|اخوي|ابني"),
  children: "اخي|اخوي|اختي|ابني|بنتي|ابنتي|اولادي|الاولاد|اطفالي|الاطفال|عيالي|ولادي|ولدي",
} as const;

/** Patterns of violence or threats by a partner, relative or another close person. */
const violence = {
  en: [
    `${en.adults} + ${en.does} ! ${en.chance}`,
    `${each("he|she|husband|partner|boyfriend|wife|girlfriend", "hurts me|hurt me")} ! ${en.chance}`,
    "domestic violence|domestic abuse|violence at home|abused at home|being abused|abusive relationship|abusive husband|abusive partner|abusive boyfriend|abusive ex|been raped|was raped|sexually abused|beaten up by|beats me up|beat me up|raped|sexual abuse|sexual assault|sexually assaulted|scared to go home|afraid to go home|says he will kill me|says he ll kill me|says she will kill me|stalking me|stalks me|forced to have sex",
    `${en.adults} + hurt me if|kill me if|threat* to|will kill me|going to kill me|wants to kill me|won t let me leave|forces me to|forced me to|made me have sex|grabs me by|grabbed me by`,
    `scared|afraid|frightened|terrified|fear + ${each("of", en.close)}`,
    `${each("hits|hit|beats|slaps|punches|kicks|choked|beat", "my mum|my mom|my mother|my dad|my father")} ! ${en.chance}`,
  ],
  pt: [
    `${pt.adults} + ${pt.does} ! ${pt.chance}`,
    "violencia domestica|violencia conjugal|violencia contra a mulher|vitima de violencia|maus tratos|maltratad*|relacao abusiva|relacionamento abusivo|fui violada|fui estuprada|fui agredid*|agredida pelo|agredida por|agrediu me|me agrediu|me espancou|espancou me|fui espancad*|pelo pescoco quando|me agarra pelo pescoco|agarra me pelo pescoco|empurrou me|me empurrou|empurra me|me empurra|apanho em casa|apanho do meu|apanho da minha|apanhei do meu marido|apanhei do meu pai|apanhei do meu namorado|apanho dele|levo porrada|levei porrada|levo tareia|levei tareia|levei uma surra do|levei uma surra da|abuso sexual|estupro|estuprada|agredida em casa|medo de ir para casa|medo de voltar para casa|medo de ir pra casa|medo de voltar pra casa|diz que me mata|diz que me vai matar|diz que vai me matar|fala que vai me matar|fala que me mata|apertou me o pescoco|levo surra",
    "se eu o deixar|se o deixar|se eu for embora|se eu sair|se eu terminar|se eu me separar|se me separar + mal|machucar|matar|mata|magoar|bater",
    `medo|pavor|receio + ${each("do|da|de", pt.close)}`,
    "obriga me|me obriga|forca me|me forca|obrigou me|me obrigou|me forcou + relacoes|sexo|transar|sexuais",
    `${each("bate|bateu|batia|bater|espanca", "na minha mae|na mae|na minha avo|na minha mulher")} ! ${pt.chance}`,
  ],
  es: [
    `${es.adults} + ${es.does} ! ${es.chance}`,
    `${each("el", es.does)} ! ${es.chance}`,
    `me pega|me pegan|me pegaba ! ${es.chance}|se me pegan`,
    "marido|esposo|novio|pololo|pareja|conviviente + me pego en & barriga|guata|vientre|panza|tripa|cara|estomago",
    "violencia de genero|violencia intrafamiliar|violencia domestica|violencia machista|malos tratos|me maltrata|maltratad*|relacion abusiva|me violaron|fui violada|me empujo|me dio una paliza|me ha dado una paliza|me da palizas|me agarra del cuello|me agarro del cuello|me coge del cuello|me cogio del cuello|me saco la cresta mi|me sacan la cresta|me agredio|me ha agredido|me saco la chucha mi|me estrangulo|me ahorco|me quiso matar|me apreto el cuello|abuso sexual|agresion sexual|miedo de volver a casa|miedo a volver a casa|miedo de irme porque|dice que me va a matar|dice que me mata|nos golpea a mi|me dejo el ojo morado",
    "si lo dejo|si le dejo|si me voy|si me separo|si la dejo|si termino + dano|matar|mata|hacer algo|pegar",
    "amenaz* + con matarme|con matar|matarme|con hacerme|de muerte",
    `miedo|temo|terror + ${es.close}`,
    "me obliga|me fuerza|me obligo|me forzo + sexo|relaciones|acostarme",
    `${each("pega a|le pega a|golpea a|pego a|le pego a|golpeo a", "mi madre|mi mama|mi abuela")} ! ${es.chance}`,
  ],
  fr: [
    `${fr.adults} + ${fr.does} ! ${fr.chance}`,
    "violences conjugales|violence conjugale|violences domestiques|violence domestique|violences familiales|violence familiale|violences a la maison|femme battue|battue par|battu par|frappee par|frappe par mon|maltraitee|maltraitance|relation abusive|agression sexuelle|abus sexuel*|attouchements|inceste|peur de rentrer chez moi|peur de rentrer a la maison|m a serre la gorge|dit qu il va me tuer|je me suis fait violer|j ai ete violee|j ai ete viole|emprise de mon",
    "si je pars|si je le quitte|si je la quitte|si je parle + mal|tuer|tue|frapper",
    "menace* + de me tuer|de me frapper|de mort|de me faire",
    fr.close,
    "me force|m oblige|m a force*|m a oblige* + coucher|rapport*|sexe|sexuel*|relations",
    `${each("frappe|bat|tape|cogne|a frappe|gifle", "ma mere|maman|ma grand mere")} ! ${fr.chance}`,
  ],
  it: [
    `${it.adults} + ${it.does} ! ${it.chance}`,
    `mi picchia|mi picchiano|mi picchiava ! ${it.chance}`,
    "violenza domestica|violenze domestiche|violenza in casa|violenza in famiglia|maltrattamenti|maltrattat*|relazione violenta|stupro|abuso sessuale|abusi sessuali|violenza sessuale|paura di tornare a casa|mi ha stretto il collo|dice che mi uccide|dice che mi ammazza|mi ha picchiata per anni|sono stata violentata|stata stuprata|mi ha spinto giu|mi ha spinta giu|mi ha aggredit*|mi afferra per la gola|mi prende per il collo|mi ha preso per il collo|mi ha presa per il collo|mi mette le mani addosso|mi ha messo le mani addosso|mi ha riempito di botte|prendo botte|mi riempie di botte",
    "se lo lascio|se me ne vado|se la lascio|se vado via|se mi separo + male|uccide*|ammazza*|picchia*",
    "minaccia* + uccidermi|ammazzarmi|di morte|picchiarmi|farmi del male",
    it.close,
    "mi costringe|mi obbliga|mi ha costrett*|mi forza + sesso|rapporti|letto",
    `${each("picchia|mena|ha picchiato", "mia madre|la mamma|mamma|mia nonna|la mia mamma")} ! ${it.chance}`,
  ],
  ar: [
    `${ar.adults} + ${ar.does} ! ${ar.chance}`,
    `يضربني|تضربني|يضربوني|بيضربني|بتضربني ! ${ar.chance}|برق|الضو|ضو|سني|سن|ضرسي|ودني|اذني|بارد`,
    "عنف اسري|العنف الاسري|عنف منزلي|العنف المنزلي|عنف زوجي|العنف|للعنف|يمسكني من رقبتي|مسكني من رقبتي|بيمسكني من رقبتي|للتعنيف|معنفه|تعنيف|للضرب|دفعني عن الدرج|دفعني من الدرج|تعرضت للاغتصاب|اغتصبني|اغتصاب|اعتداء جنسي|تعرضت لتحرش|ضربني على بطني|خنقني امبارح|خايفه ارجع البيت|خايفه ارجع عالبيت|اخاف ارجع البيت",
    "يقتلني|بيقتلني|سيقتلني|رح يقتلني|يذبحني|بالقتل|سيؤذيني|يؤذيني + اذا|لو|يهدد*|هدد*|زوجي|جوزي|طليقي",
    `خايف*|خائف*|اخاف|بخاف|مرعوب* + ${ar.close}`,
    "يجبرني|بيجبرني|اجبرني|يغصبني + العلاقه|علاقه|الجنس|جنس|الجماع",
    each("يضرب|بيضرب|ضرب", "امي|ماما|والدتي|جدتي"),
  ],
} as const;

/** The same where the victim may be a child. */
const childViolence = {
  en: [
    `${en.elders} + ${en.does} ! ${en.chance}`,
    `${each("hits|hit|beats|slaps|punches|kicks|shakes|abuses|hurts|touches", en.children)} + ${en.adults}|${en.elders} ! ${en.chance}|${each("my son|my daughter|my kid|my child", "hit")}|his head|her head`,
    `touches me|touched me|touching me + ${en.elders}|nobody|not to tell|don t tell|secret|brother|cousin|teacher|coach`,
    `${en.elders}|husband|boyfriend|partner + ${each("hit|hits|beat|beats|slapped|punched|kicked|hurt|hurts", "him|her|them")} ! ${en.chance}|his head|her head`,
    "child abuse|hits his children|abused as a child",
  ],
  pt: [
    `${pt.elders} + ${pt.does} ! ${pt.chance}`,
    `${each("bate|bateu|batia|espanca", `${each("no|na|nos|nas", pt.children)}|nas criancas`)} ! ${pt.chance}`,
    `toca me|me toca|tocou me|passa a mao em mim|passou a mao em mim|mexe comigo|mexe em mim + ${pt.elders}|nao contar|nao conte|nao dizer|segredo|primo|professor`,
    `${pt.elders}|marido|companheiro|namorado + bateu lhe|bate lhe|lhe bateu|lhe bate|deu lhe um murro|deu lhe um soco|deu lhe um pontape|deu lhe uma estalada|deu lhe uma tareia|deu lhe uma bofetada|deu um soco nele|deu um soco nela|bateu nele|bateu nela|bate nele|bate nela|espancou ele|espancou ela ! ${pt.chance}`,
    "abuso infantil|abuso sexual de criancas",
  ],
  es: [
    `${es.elders} + ${es.does} ! ${es.chance}`,
    `${es.elders} + me pega|me pegan|me pegaba ! ${es.chance}`,
    `${each("pega a|le pega a|golpea a|pego a|les pega a|le pego a|maltrata a", es.children)} ! ${es.chance}`,
    `me toca|me tocaba|me manosea|me manoseo + ${es.elders}|no lo cuente|no le cuente|no contar|secreto|primo|profesor`,
    `${es.elders}|marido|pareja|novio|pololo + le pega|le pego|le golpea|le golpeo|lo golpeo|la golpeo|le dio un punetazo|le dio una bofetada|le dio una patada|le dio un combo ! ${es.chance}`,
    "maltrato infantil|abuso infantil",
  ],
  fr: [
    `${fr.elders} + ${fr.does} ! ${fr.chance}`,
    `${each("frappe|bat|tape|cogne|gifle|a frappe|secoue", fr.children)} ! ${fr.chance}`,
    `me touche|m a touche|me tripote + ${fr.elders}|rien dire|pas le dire|ne rien dire|secret|cousin|prof`,
    `${fr.elders}|mari|compagnon|copain + le frappe|la frappe|l a frappe*|le tape|la tape|l a tape*|le bat|la bat|l a battu*|l a gifle*|lui a donne un coup ! ${fr.chance}`,
    "enfant battu|enfants battus|maltraitance d enfant",
  ],
  it: [
    `${it.elders} + ${it.does}|mi picchia|mi picchiano ! ${it.chance}`,
    `${each("picchia|mena|ha picchiato|schiaffeggia|maltratta", it.children)} ! ${it.chance}`,
    `mi tocca|mi ha toccat*|mi palpa + ${it.elders}|non dirlo|non dire|segreto|cugino|professore`,
    `${it.elders}|marito|compagno|fidanzato + lo picchia|la picchia|lo ha picchiato|l ha picchiat*|lo mena|la mena|gli ha dato un pugno|gli ha dato uno schiaffo|gli da schiaffi|le ha dato uno schiaffo ! ${it.chance}`,
    "abusi sui bambini|abuso su minori",
  ],
  ar: [
    `${ar.elders} + ${ar.does}|يضربني|تضربني|يضربوني ! ${ar.chance}`,
    "ابوه|ابوها|ابوهم|زوجي|جوزي|زوج امه|زوج امها + ضربه|يضربه|ضربها|يضربها|بيضربه|بيضربها|يضربهم|بيضربهم",
    each("يضرب|تضرب|بيضرب|بتضرب|ضرب|عم يضرب", ar.children),
    `يلمسني|لمسني|بيلمسني|يتحرش|تحرش + ${ar.elders}|لا تخبري|لا تخبر|لا تقولي|لا تقول|سر|ابن عمي|استاذ*`,
  ],
} as const;

/**
 * Patterns by kind of violence and language (`pt` also for pt-BR, `es` for es-CL), in the notation of
 * `PatternReader`.
 */
export const violencePatterns = {
  violence,
  "child-violence": childViolence,
} as const satisfies PatternTable;
