import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { choice, group, number, option, question, type Texts } from "../write-item.ts";
import { areaNames } from "./area-names.ts";
import { isAnswer } from "./scale-group.ts";

const ofArea = (area: "diabetes" | "heart" | "tobacco") => [isAnswer("areas", area)];

/**
 * Returns the questions of FINDRISC besides age and body, asked where the area was chosen; the wording is our own.
 * Medicine for blood pressure is asked in `aboutGroup`.
 */
export function diabetesGroup(): QuestionnaireItem {
  const kin = [
    option("none", noRelative),
    option("distant", distantRelative),
    option("close", closeRelative),
  ];
  return group(
    "diabetes",
    areaNames.diabetes,
    [
      question("moves-daily", "boolean", movesDaily, { help: movesHelp }),
      question("greens-daily", "boolean", greensDaily),
      question("high-glucose", "boolean", highGlucose, { help: glucoseHelp }),
      choice("relatives", relativesWords, kin),
    ],
    { enableWhen: ofArea("diabetes") },
  );
}

/**
 * Returns the question about the systolic blood pressure, asked where the area heart was chosen; other factors are
 * asked in other groups.
 */
export function heartGroup(): QuestionnaireItem {
  const systolic = number("systolic", "integer", systolicWords, {
    min: 40,
    max: 300,
    unit: { code: "mm[Hg]", texts: { en: "mmHg", ar: "ملم زئبق" } },
    help: systolicHelp,
  });
  return group("heart", areaNames.heart, [systolic], { enableWhen: ofArea("heart") });
}

/**
 * Returns the questions about smoking: whether, asked where tobacco or heart was chosen; how much, only of daily
 * smokers who chose tobacco.
 */
export function tobaccoGroup(): QuestionnaireItem {
  const habits = [
    option("never", neverSmoked),
    option("former", usedTo),
    option("some-days", someDays),
    option("daily", everyDay),
  ];
  const howMuch = group(
    "smoking-much",
    areaNames.tobacco,
    [
      number("cigarettes", "integer", cigarettes, { min: 1, max: 150 }),
      number("first-cigarette", "integer", firstCigarette, {
        min: 0,
        max: 1440,
        unit: { code: "min", texts: minutesUnit },
      }),
    ],
    { enableWhen: [isAnswer("smoking", "daily"), isAnswer("areas", "tobacco")], enableBehavior: "all" },
  );
  return group("tobacco", areaNames.tobacco, [choice("smoking", smokingWords, habits), howMuch], {
    enableWhen: [...ofArea("tobacco"), ...ofArea("heart")],
    enableBehavior: "any",
  });
}

/** The unit "minutes" in each language. */
export const minutesUnit: Texts = {
  en: "minutes",
  pt: "minutos",
  it: "minuti",
  es: "minutos",
  fr: "minutes",
  ar: "دقيقة",
};
const movesDaily: Texts = {
  en: "Do you move for at least 30 minutes on most days?",
  pt: "Mexe-se pelo menos 30 minutos na maioria dos dias?",
  "pt-BR": "Você se movimenta pelo menos 30 minutos na maioria dos dias?",
  it: "Si muove per almeno 30 minuti quasi tutti i giorni?",
  es: "¿Se mueve al menos 30 minutos la mayoría de los días?",
  fr: "Bougez-vous au moins 30 minutes la plupart des jours ?",
  ar: "هل تتحرك 30 دقيقة على الأقل في معظم الأيام؟",
};
const movesHelp: Texts = {
  en: "At work, on your way there, or in your free time.",
  pt: "No trabalho, no caminho ou nos tempos livres.",
  it: "Al lavoro, per strada o nel tempo libero.",
  es: "En el trabajo, por el camino o en su tiempo libre.",
  fr: "Au travail, en chemin ou pendant votre temps libre.",
  ar: "في العمل أو في الطريق أو في وقت فراغك.",
};
const greensDaily: Texts = {
  en: "Do you eat vegetables, fruit or berries every day?",
  pt: "Come legumes ou fruta todos os dias?",
  "pt-BR": "Você come verduras, legumes ou frutas todos os dias?",
  it: "Mangia verdura o frutta ogni giorno?",
  es: "¿Come verdura o fruta todos los días?",
  fr: "Mangez-vous des légumes ou des fruits chaque jour ?",
  ar: "هل تأكل الخضار أو الفاكهة كل يوم؟",
};
const highGlucose: Texts = {
  en: "Has a test ever shown high blood sugar?",
  pt: "Alguma análise mostrou açúcar a mais no seu sangue?",
  "pt-BR": "Algum exame já mostrou açúcar alto no seu sangue?",
  it: "Un esame Le ha mai trovato troppo zucchero nel sangue?",
  es: "¿Alguna vez un análisis le encontró demasiado azúcar en la sangre?",
  "es-CL": "¿Alguna vez un examen le encontró demasiada azúcar en la sangre?",
  fr: "Une analyse a-t-elle déjà montré trop de sucre dans votre sang ?",
  ar: "هل سبق أن أظهر تحليل ارتفاع السكر في دمك؟",
};
const glucoseHelp: Texts = {
  en: "At a check-up, during an illness or in pregnancy.",
  pt: "Num exame de rotina, durante uma doença ou numa gravidez.",
  it: "In un controllo, durante una malattia o in gravidanza.",
  es: "En un chequeo, durante una enfermedad o en un embarazo.",
  fr: "Lors d’un bilan, d’une maladie ou d’une grossesse.",
  ar: "في فحص دوري أو أثناء مرض أو حمل.",
};
const relativesWords: Texts = {
  en: "Does anyone in your family have diabetes?",
  pt: "Alguém da sua família tem diabetes?",
  it: "Qualcuno nella Sua famiglia ha il diabete?",
  es: "¿Alguien de su familia tiene diabetes?",
  fr: "Quelqu’un de votre famille a-t-il du diabète ?",
  ar: "هل في عائلتك مصاب بالسكري؟",
};
const noRelative: Texts = {
  en: "No one that I know of",
  pt: "Ninguém que eu saiba",
  it: "Nessuno che io sappia",
  es: "Nadie que yo sepa",
  fr: "Personne que je sache",
  ar: "لا أحد على حد علمي",
};
const distantRelative: Texts = {
  en: "A grandparent, aunt, uncle or first cousin",
  pt: "Avó, avô, tia, tio, prima ou primo direitos",
  "pt-BR": "Avó, avô, tia, tio, prima ou primo de primeiro grau",
  it: "Una nonna, un nonno, una zia, uno zio o un cugino di primo grado",
  es: "Abuela, abuelo, tía, tío, prima o primo hermano",
  fr: "Un grand-parent, une tante, un oncle, une cousine ou un cousin germain",
  ar: "جدّ أو جدّة أو عمّ أو عمّة أو خال أو خالة، أو أحد أولاد الأعمام أو الأخوال",
};
const closeRelative: Texts = {
  en: "A parent, sister, brother or child of mine",
  pt: "Mãe, pai, irmã, irmão, filha ou filho",
  it: "Un genitore, una sorella, un fratello o un figlio",
  es: "Madre, padre, hermana, hermano, hija o hijo",
  fr: "Votre père, votre mère, une sœur, un frère ou un enfant",
  ar: "أحد الوالدين أو أخ أو أخت أو ابن أو ابنة",
};
const systolicWords: Texts = {
  en: "What is the upper number of your blood pressure?",
  pt: "Qual é a sua tensão arterial máxima?",
  "pt-BR": "Qual é a sua pressão máxima?",
  it: "Qual è la Sua pressione massima?",
  es: "¿Cuál es su presión arterial máxima?",
  "es-CL": "¿Cuál es su presión máxima?",
  fr: "Quel est le chiffre le plus haut de votre tension ?",
  ar: "كم ضغط دمك الانقباضي (الرقم الأعلى)؟",
};
const systolicHelp: Texts = {
  en: "The higher of the two numbers, measured at rest in the last few months.",
  pt: "O mais alto dos dois números, medido em repouso nos últimos meses, em mmHg (por exemplo 128).",
  "pt-BR": "O mais alto dos dois números, medido em repouso nos últimos meses, em mmHg (por exemplo 128).",
  it: "Il più alto dei due numeri, misurato a riposo negli ultimi mesi.",
  es: "El más alto de los dos números, medido en reposo en los últimos meses, en mmHg (por ejemplo 128).",
  fr: "Le plus haut des deux chiffres, mesuré au repos ces derniers mois, en mmHg (par exemple 128).",
  ar: "الأعلى بين الرقمين، مقاسًا في الراحة خلال الأشهر الأخيرة.",
};
const smokingWords: Texts = {
  en: "Do you smoke?",
  pt: "Fuma?",
  "pt-BR": "Você fuma?",
  it: "Fuma?",
  es: "¿Fuma?",
  fr: "Fumez-vous ?",
  ar: "هل تدخّن؟",
};
const neverSmoked: Texts = {
  en: "No, never",
  pt: "Não, nunca fumei",
  it: "No, mai fumato",
  es: "No, nunca",
  fr: "Non, jamais",
  ar: "لا، ولم أدخّن قط",
};
const usedTo: Texts = {
  en: "No, I’ve stopped",
  pt: "Não, deixei de fumar",
  "pt-BR": "Não, parei de fumar",
  it: "No, ho smesso",
  es: "No, lo dejé",
  fr: "Non, j’ai arrêté",
  ar: "لا، أقلعت عنه",
};
const someDays: Texts = {
  en: "On some days",
  pt: "Em alguns dias",
  it: "Alcuni giorni",
  es: "Algunos días",
  fr: "Certains jours",
  ar: "في بعض الأيام",
};
const everyDay: Texts = {
  en: "Every day",
  pt: "Todos os dias",
  it: "Tutti i giorni",
  es: "Todos los días",
  fr: "Tous les jours",
  ar: "كل يوم",
};
const cigarettes: Texts = {
  en: "How many cigarettes do you smoke a day?",
  pt: "Quantos cigarros fuma por dia?",
  "pt-BR": "Quantos cigarros você fuma por dia?",
  it: "Quante sigarette fuma al giorno?",
  es: "¿Cuántos cigarrillos fuma al día?",
  fr: "Combien de cigarettes fumez-vous par jour ?",
  ar: "كم سيجارة تدخّن في اليوم؟",
};
const firstCigarette: Texts = {
  en: "How many minutes after waking do you smoke your first cigarette?",
  pt: "Quantos minutos depois de acordar fuma o primeiro?",
  "pt-BR": "Quantos minutos depois de acordar você fuma o primeiro?",
  it: "Quanti minuti dopo il risveglio fuma la prima?",
  es: "¿Cuántos minutos después de despertarse fuma el primero?",
  fr: "Combien de minutes après le réveil fumez-vous la première ?",
  ar: "بعد كم دقيقة من الاستيقاظ تدخّن الأولى؟",
};
