import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { choice, option, type Texts } from "../write-item.ts";

/** Returns questions about four habits that WHO names, each from 0 (as recommended) to 3 (far from it). */
export function foodQuestions(): QuestionnaireItem[] {
  const often = [rarely, someTimesAWeek, onceADay, severalTimes];
  return [
    ask("greens", greens, [five, threeOrFour, oneOrTwo, hardlyAny], portionHelp),
    ask("sweet-drinks", sweetDrinks, often),
    ask("salt", salt, often),
    ask("processed", processed, often),
  ];
}

function ask(linkId: string, texts: Texts, answers: readonly Texts[], help?: Texts): QuestionnaireItem {
  const options = answers.map((answer, points) => option(String(points), answer, points));
  return choice(linkId, texts, options, help ? { help } : {});
}

const greens: Texts = {
  en: "How many portions of vegetables and fruit do you eat a day?",
  pt: "Quantas porções de legumes e fruta come por dia?",
  "pt-BR": "Quantas porções de verduras, legumes e frutas você come por dia?",
  it: "Quante porzioni di verdura e frutta mangia al giorno?",
  es: "¿Cuántas raciones de verdura y fruta come al día?",
  "es-CL": "¿Cuántas porciones de verdura y fruta come al día?",
  fr: "Combien de portions de légumes et de fruits mangez-vous par jour ?",
  ar: "كم حصة من الخضار والفاكهة تأكل في اليوم؟",
};
const portionHelp: Texts = {
  en: "A portion is about a handful. Potatoes do not count.",
  pt: "Uma porção é cerca de uma mão-cheia. As batatas não contam.",
  it: "Una porzione è circa una manciata. Le patate non contano.",
  es: "Una ración es más o menos un puñado. Las patatas no cuentan.",
  "es-CL": "Una porción es más o menos un puñado. Las papas no cuentan.",
  fr: "Une portion fait environ une poignée. Les pommes de terre ne comptent pas.",
  ar: "الحصة نحو ملء الكف. البطاطس لا تُحتسب.",
};
const five: Texts = {
  en: "Five or more",
  pt: "Cinco ou mais",
  it: "Cinque o più",
  es: "Cinco o más",
  fr: "Cinq ou plus",
  ar: "خمس أو أكثر",
};
const threeOrFour: Texts = {
  en: "Three or four",
  pt: "Três ou quatro",
  it: "Tre o quattro",
  es: "Tres o cuatro",
  fr: "Trois ou quatre",
  ar: "ثلاث أو أربع",
};
const oneOrTwo: Texts = {
  en: "One or two",
  pt: "Uma ou duas",
  it: "Una o due",
  es: "Una o dos",
  fr: "Une ou deux",
  ar: "حصة أو حصتان",
};
const hardlyAny: Texts = {
  en: "Hardly any",
  pt: "Quase nenhuma",
  it: "Quasi nessuna",
  es: "Casi ninguna",
  fr: "Presque aucune",
  ar: "تكاد لا توجد",
};
const sweetDrinks: Texts = {
  en: "How often do you have drinks with sugar?",
  pt: "Com que frequência toma bebidas com açúcar?",
  "pt-BR": "Com que frequência você toma bebidas com açúcar?",
  it: "Quanto spesso beve bevande zuccherate?",
  es: "¿Con qué frecuencia toma bebidas con azúcar?",
  fr: "À quelle fréquence prenez-vous des boissons sucrées ?",
  ar: "كم مرة تتناول مشروبات محلّاة بالسكر؟",
};
const salt: Texts = {
  en: "How often do you add salt at the table or eat salty snacks?",
  pt: "Com que frequência põe sal à mesa ou come petiscos salgados?",
  "pt-BR": "Com que frequência você põe sal na comida à mesa ou come salgadinhos?",
  it: "Quanto spesso aggiunge sale a tavola o mangia spuntini salati?",
  es: "¿Con qué frecuencia añade sal en la mesa o come aperitivos salados?",
  "es-CL": "¿Con qué frecuencia agrega sal en la mesa o come snacks salados?",
  fr: "À quelle fréquence salez-vous à table ou mangez-vous des en-cas salés ?",
  ar: "كم مرة تضيف الملح على المائدة أو تأكل مقرمشات مالحة؟",
};
const processed: Texts = {
  en: "How often do you eat ready meals, fast food, sausages or sweets?",
  pt: "Com que frequência come refeições prontas, fast food, enchidos ou doces?",
  "pt-BR": "Com que frequência você come comida pronta, fast food, embutidos ou doces?",
  it: "Quanto spesso mangia piatti pronti, fast food, salumi o dolci?",
  es: "¿Con qué frecuencia come platos preparados, comida rápida, embutidos o dulces?",
  fr: "À quelle fréquence mangez-vous des plats préparés, de la restauration rapide, de la charcuterie ou des sucreries ?",
  ar: "كم مرة تأكل وجبات جاهزة أو سريعة أو لحومًا مصنّعة أو حلويات؟",
};
const rarely: Texts = {
  en: "Less than once a week",
  pt: "Menos de uma vez por semana",
  it: "Meno di una volta alla settimana",
  es: "Menos de una vez por semana",
  fr: "Moins d’une fois par semaine",
  ar: "أقل من مرة في الأسبوع",
};
const someTimesAWeek: Texts = {
  en: "A few times a week",
  pt: "Algumas vezes por semana",
  it: "Alcune volte alla settimana",
  es: "Algunas veces por semana",
  fr: "Quelques fois par semaine",
  ar: "بضع مرات في الأسبوع",
};
const onceADay: Texts = {
  en: "Once a day",
  pt: "Uma vez por dia",
  it: "Una volta al giorno",
  es: "Una vez al día",
  fr: "Une fois par jour",
  ar: "مرة في اليوم",
};
const severalTimes: Texts = {
  en: "Several times a day",
  pt: "Várias vezes por dia",
  it: "Più volte al giorno",
  es: "Varias veces al día",
  fr: "Plusieurs fois par jour",
  ar: "عدة مرات في اليوم",
};
