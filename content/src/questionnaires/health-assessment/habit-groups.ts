import { mostActivityMinutes } from "@anteroom/domain/health/assessment/activity";
import type { QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { choice, group, number, option, type Texts } from "../write-item.ts";
import { areaNames } from "./area-names.ts";
import { foodQuestions } from "./food-questions.ts";
import { minutesUnit } from "./risk-groups.ts";
import { isAnswer } from "./scale-group.ts";

const ofArea = (area: "activity" | "alcohol" | "sleep" | "nutrition") => ({
  enableWhen: [isAnswer("areas", area)],
});

/** Returns the questions about activity, asked where the area was chosen: minutes of a usual week. */
export function activityGroup(): QuestionnaireItem {
  const ofWeek = { min: 0, max: mostActivityMinutes, unit: { code: "min", texts: minutesUnit } };
  return group(
    "activity",
    areaNames.activity,
    [
      number("moderate-minutes", "integer", moderate, { ...ofWeek, help: moderateHelp }),
      number("vigorous-minutes", "integer", vigorous, { ...ofWeek, help: vigorousHelp }),
    ],
    ofArea("activity"),
  );
}

/** Returns the questions about alcohol, asked where the area was chosen; the drinks only with at least one day. */
export function alcoholGroup(): QuestionnaireItem {
  const drinks = number("alcohol-drinks", "decimal", alcoholDrinks, {
    min: 0.5,
    max: 50,
    help: drinkHelp,
    enableWhen: [{ question: "alcohol-days", operator: ">", answerInteger: 0 }],
  });
  const days = number("alcohol-days", "integer", alcoholDays, { min: 0, max: 7, help: daysHelp });
  return group("alcohol", areaNames.alcohol, [days, drinks], ofArea("alcohol"));
}

/** Returns the questions about sleep, asked where the area was chosen. */
export function sleepGroup(): QuestionnaireItem {
  return group(
    "sleep",
    areaNames.sleep,
    [
      number("sleep-hours", "decimal", sleepHours, { min: 0, max: 24, unit: { code: "h", texts: hours } }),
      choice("sleep-nights", sleepNights, [
        option("0", noNight, 0),
        option("1", someNights, 1),
        option("2", manyNights, 2),
      ]),
      choice("sleep-tired", sleepTired, [
        option("0", hardly, 0),
        option("1", sometimes, 1),
        option("2", mostDays, 2),
      ]),
    ],
    ofArea("sleep"),
  );
}

/** Returns the questions about nutrition, asked where the area was chosen. */
export function nutritionGroup(): QuestionnaireItem {
  return group("nutrition", areaNames.nutrition, foodQuestions(), ofArea("nutrition"));
}

const moderate: Texts = {
  en: "In a usual week, how many minutes of activity make you breathe a little faster?",
  pt: "Numa semana normal, quantos minutos se mexe de forma a respirar um pouco mais depressa?",
  "pt-BR": "Em uma semana comum, quantos minutos você se movimenta a ponto de respirar um pouco mais rápido?",
  it: "In una settimana normale, per quanti minuti si muove tanto da respirare un po’ più in fretta?",
  es: "En una semana normal, ¿cuántos minutos se mueve de modo que respira un poco más rápido?",
  fr: "Dans une semaine habituelle, combien de minutes bougez-vous en respirant un peu plus vite ?",
  ar: "في أسبوع عادي، كم دقيقة تتحرك بحيث يتسارع تنفسك قليلًا؟",
};
const moderateHelp: Texts = {
  en: "Add up brisk walking, cycling and housework. Half an hour every day is 210 minutes.",
  pt: "Ao todo: andar a passo rápido, bicicleta, trabalhos em casa. Meia hora por dia são 210 minutos.",
  it: "In tutto: camminare svelti, bicicletta, lavori di casa. Mezz’ora al giorno sono 210 minuti.",
  es: "En total: caminar a buen paso, bicicleta, tareas de la casa. Media hora al día son 210 minutos.",
  fr: "En tout : marche rapide, vélo, ménage. Une demi-heure par jour fait 210 minutes.",
  ar: "المجموع: المشي السريع، الدراجة، أعمال المنزل. نصف ساعة كل يوم تساوي 210 دقائق.",
};
const vigorous: Texts = {
  en: "And how many minutes are so hard that you can’t talk easily?",
  pt: "E quantos minutos com tanto esforço que lhe custa falar?",
  "pt-BR": "E quantos minutos com tanto esforço que fica difícil falar?",
  it: "E per quanti minuti con tanto sforzo da parlare a fatica?",
  es: "¿Y cuántos minutos con tanto esfuerzo que le cuesta hablar?",
  fr: "Et combien de minutes avec un effort tel que parler devient difficile ?",
  ar: "وكم دقيقة بجهد شديد يصعب معه الكلام؟",
};
const vigorousHelp: Texts = {
  en: "Such as running, football, fast swimming or carrying heavy things. Enter 0 if none.",
  pt: "Correr, futebol, nadar depressa, carregar pesos. Escreva 0 se nenhum.",
  it: "Correre, calcio, nuoto veloce, portare pesi. Scriva 0 se nessuno.",
  es: "Correr, fútbol, nadar rápido, cargar peso. Escriba 0 si no hace ninguno.",
  fr: "Courir, football, nage rapide, porter des charges lourdes. Écrivez 0 si aucune.",
  ar: "الجري، كرة القدم، السباحة السريعة، حمل الأثقال. اكتب 0 إن لم يوجد.",
};
const alcoholDays: Texts = {
  en: "On how many days of a usual week do you drink alcohol?",
  pt: "Em quantos dias de uma semana normal bebe álcool?",
  "pt-BR": "Em quantos dias de uma semana comum você bebe álcool?",
  it: "In quanti giorni di una settimana normale beve alcolici?",
  es: "¿Cuántos días de una semana normal bebe alcohol?",
  "es-CL": "¿Cuántos días de una semana normal toma alcohol?",
  fr: "Combien de jours d’une semaine habituelle buvez-vous de l’alcool ?",
  ar: "في كم يوم من أسبوع عادي تشرب الكحول؟",
};
const daysHelp: Texts = {
  en: "From 0 to 7. Enter 0 if never, or less than once a week.",
  pt: "De 0 a 7. Escreva 0 se nunca, ou menos de uma vez por semana.",
  it: "Da 0 a 7. Scriva 0 se mai, o meno di una volta alla settimana.",
  es: "De 0 a 7. Escriba 0 si no bebe nunca, o menos de una vez por semana.",
  "es-CL": "De 0 a 7. Escriba 0 si no toma nunca, o menos de una vez por semana.",
  fr: "De 0 à 7. Écrivez 0 si vous n’en buvez jamais, ou moins d’une fois par semaine.",
  ar: "من 0 إلى 7. اكتب 0 إذا كنت لا تشرب أبدًا، أو تشرب أقل من مرة في الأسبوع.",
};
const alcoholDrinks: Texts = {
  en: "How many drinks do you have on those days?",
  pt: "Quantas bebidas num dia desses?",
  "pt-BR": "Quantas doses em um dia desses?",
  it: "Quante bevande alcoliche in uno di quei giorni?",
  es: "¿Cuántas bebidas alcohólicas toma en un día así?",
  "es-CL": "¿Cuántos tragos toma en un día así?",
  fr: "Combien de verres un tel jour ?",
  ar: "كم مشروبًا في مثل هذا اليوم؟",
};
const drinkHelp: Texts = {
  en: "One drink is a small beer (250 ml), a glass of wine (100 ml) or a shot of spirits (30 ml). Each has 10 g of alcohol.",
  pt: "Uma bebida: uma cerveja pequena (250 ml), um copo de vinho (100 ml) ou um cálice de aguardente (30 ml), 10 g de álcool cada.",
  "pt-BR":
    "Uma dose: um copo de cerveja (250 ml), uma taça pequena de vinho (100 ml) ou uma dose de destilado (30 ml), 10 g de álcool cada.",
  it: "Una bevanda: una birra piccola (250 ml), un bicchiere di vino (100 ml) o un bicchierino di superalcolico (30 ml), 10 g di alcol ciascuno.",
  es: "Una bebida: una cerveza pequeña (250 ml), una copa de vino (100 ml) o un chupito de licor (30 ml), 10 g de alcohol cada una.",
  "es-CL":
    "Un trago: una cerveza chica (250 ml), una copa de vino (100 ml) o un corto de destilado (30 ml), 10 g de alcohol cada uno.",
  fr: "Un verre : une petite bière (250 ml), un verre de vin (100 ml) ou un petit verre d’alcool fort (30 ml), 10 g d’alcool chacun.",
  ar: "المشروب الواحد: جعة صغيرة (250 مل) أو كأس نبيذ (100 مل) أو جرعة مشروب قوي (30 مل)، في كل منها 10 غ كحول.",
};
const hours: Texts = { en: "hours", pt: "horas", it: "ore", es: "horas", fr: "heures", ar: "ساعة" };
const sleepHours: Texts = {
  en: "How many hours do you sleep in a usual night?",
  pt: "Quantas horas dorme numa noite normal?",
  "pt-BR": "Quantas horas você dorme em uma noite comum?",
  it: "Quante ore dorme in una notte normale?",
  es: "¿Cuántas horas duerme en una noche normal?",
  fr: "Combien d’heures dormez-vous dans une nuit habituelle ?",
  ar: "كم ساعة تنام في ليلة عادية؟",
};
const sleepNights: Texts = {
  en: "On how many nights a week do you find it hard to fall asleep or stay asleep?",
  pt: "Em quantas noites por semana lhe custa adormecer ou dormir até ao fim?",
  "pt-BR": "Em quantas noites por semana é difícil pegar no sono ou continuar dormindo?",
  it: "In quante notti alla settimana fa fatica ad addormentarsi o a continuare a dormire?",
  es: "¿Cuántas noches a la semana le cuesta dormirse o seguir durmiendo?",
  fr: "Combien de nuits par semaine avez-vous du mal à vous endormir, ou à dormir sans vous réveiller ?",
  ar: "في كم ليلة من الأسبوع يصعب عليك أن تنام أو تواصل النوم؟",
};
const noNight: Texts = {
  en: "None",
  pt: "Nenhuma",
  it: "Nessuna",
  es: "Ninguna",
  fr: "Aucune",
  ar: "ولا ليلة",
};
const someNights: Texts = {
  en: "One or two",
  pt: "Uma ou duas",
  it: "Una o due",
  es: "Una o dos",
  fr: "Une ou deux",
  ar: "ليلة أو ليلتان",
};
const manyNights: Texts = {
  en: "Three or more",
  pt: "Três ou mais",
  it: "Tre o più",
  es: "Tres o más",
  fr: "Trois ou plus",
  ar: "ثلاث أو أكثر",
};
const sleepTired: Texts = {
  en: "How often are you too tired during the day for what you have to do?",
  pt: "Com que frequência está durante o dia com demasiado cansaço para o que tem de fazer?",
  "pt-BR": "Com que frequência o cansaço durante o dia atrapalha o que você precisa fazer?",
  it: "Quanto spesso di giorno la stanchezza Le impedisce di fare quello che deve?",
  es: "¿Con qué frecuencia el cansancio le impide de día hacer lo que debe?",
  fr: "À quelle fréquence la fatigue vous gêne-t-elle le jour pour ce que vous avez à faire ?",
  ar: "كم مرة يمنعك التعب نهارًا مما عليك فعله؟",
};
const hardly: Texts = {
  en: "Hardly ever",
  pt: "Quase nunca",
  it: "Quasi mai",
  es: "Casi nunca",
  fr: "Presque jamais",
  ar: "نادرًا",
};
const sometimes: Texts = {
  en: "On some days",
  pt: "Em alguns dias",
  it: "Alcuni giorni",
  es: "Algunos días",
  fr: "Certains jours",
  ar: "في بعض الأيام",
};
const mostDays: Texts = {
  en: "On most days",
  pt: "Na maioria dos dias",
  it: "Quasi tutti i giorni",
  es: "La mayoría de los días",
  fr: "La plupart des jours",
  ar: "في معظم الأيام",
};
