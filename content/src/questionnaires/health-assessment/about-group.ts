import type { Area } from "@anteroom/domain/health/assessment/areas";
import { bodyBounds } from "@anteroom/domain/health/assessment/body";
import type { Condition, QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { choice, group, number, option, question, type Texts } from "../write-item.ts";
import { isAnswer } from "./scale-group.ts";

const about: Texts = {
  en: "About you",
  pt: "Sobre si",
  "pt-BR": "Sobre você",
  it: "Su di Lei",
  es: "Sobre usted",
  fr: "À propos de vous",
  ar: "عنك",
};

/** Asked where one of these areas was chosen. */
const forAreas = (...areas: readonly Area[]) => ({
  enableWhen: areas.map((area): Condition => isAnswer("areas", area)),
  enableBehavior: "any" as const,
});

const years: Texts = { en: "years", pt: "anos", it: "anni", es: "años", fr: "ans", ar: "سنة" };
const cm: Texts = { en: "cm", pt: "cm", it: "cm", es: "cm", fr: "cm", ar: "سم" };
const kg: Texts = { en: "kg", pt: "kg", it: "kg", es: "kg", fr: "kg", ar: "كغ" };

/**
 * Returns the questions about the person that several areas use: age always, sex, pregnancy, body and illnesses only
 * where a chosen area needs them.
 */
export function aboutGroup(): QuestionnaireItem {
  return group("about", about, [
    number("age", "integer", ageLabel, {
      min: 0,
      max: 130,
      unit: { code: "a", texts: years },
      help: ageHelp,
    }),
    choice("sex", sexWords, [option("female", female), option("male", male), option("other", neither)], {
      help: sexHelp,
      ...forAreas("diabetes", "heart", "weight", "alcohol"),
    }),
    group("pregnancy", about, [pregnant()], forAreas("diabetes", "heart", "weight", "alcohol")),
    group("body", bodyWords, body(), { staysTogether: true, ...forAreas("diabetes", "heart", "weight") }),
    question("has-diabetes", "boolean", hasDiabetes, forAreas("diabetes", "heart")),
    question("has-heart-disease", "boolean", hasHeartDisease, forAreas("heart")),
    question("pressure-medicine", "boolean", pressureMedicine, forAreas("diabetes", "heart")),
  ]);
}

function pregnant(): QuestionnaireItem {
  return question(
    "pregnant",
    "boolean",
    {
      en: "Are you pregnant?",
      pt: "Está grávida?",
      it: "È incinta?",
      es: "¿Está embarazada?",
      fr: "Êtes-vous enceinte ?",
      ar: "هل أنتِ حامل؟",
    },
    {
      enableWhen: [
        { question: "sex", operator: "!=", answerCoding: { code: "male" } },
        { question: "age", operator: ">=", answerInteger: 18 },
        { question: "age", operator: "<=", answerInteger: 55 },
      ],
      enableBehavior: "all",
    },
  );
}

function body(): QuestionnaireItem[] {
  const bounds = ([min, max]: readonly [number, number]) => ({ min, max });
  const measure = (
    linkId: string,
    texts: Texts,
    unit: { code: string; texts: Texts },
    range: readonly [number, number],
  ) => number(linkId, "decimal", texts, { ...bounds(range), unit });
  return [
    measure("height", heightWords, { code: "cm", texts: cm }, bodyBounds.height),
    measure("weight-kg", weightWords, { code: "kg", texts: kg }, bodyBounds.weight),
    number("waist", "decimal", waistWords, {
      ...bounds(bodyBounds.waist),
      unit: { code: "cm", texts: cm },
      help: waistHelp,
    }),
  ];
}

const ageLabel: Texts = {
  en: "How old are you?",
  pt: "Que idade tem?",
  "pt-BR": "Quantos anos você tem?",
  it: "Quanti anni ha?",
  es: "¿Qué edad tiene?",
  fr: "Quel âge avez-vous ?",
  ar: "كم عمرك؟",
};
const ageHelp: Texts = {
  en: "Without your age we can’t assess any area.",
  pt: "Sem a sua idade não podemos avaliar nenhuma área.",
  "pt-BR": "Sem a sua idade, não podemos avaliar nenhuma área.",
  it: "Senza la Sua età non possiamo valutare nessuna area.",
  es: "Sin su edad no podemos evaluar ningún área.",
  fr: "Sans votre âge, nous ne pouvons évaluer aucun domaine.",
  ar: "من دون عمرك لا يمكننا تقييم أي مجال.",
};
const sexWords: Texts = {
  en: "Which sex should the formulas use?",
  pt: "Que sexo devem usar as fórmulas?",
  it: "Quale sesso devono usare le formule?",
  es: "¿Qué sexo deben usar las fórmulas?",
  fr: "Quel sexe les formules doivent-elles utiliser ?",
  ar: "أي جنس تعتمده المعادلات؟",
};
const sexHelp: Texts = {
  en: "The heart and diabetes formulas only work for two. Choose the one that fits your body, or leave them out.",
  pt: "As fórmulas do coração e da diabetes só existem para dois. Escolha o que corresponde ao seu corpo, ou deixe-as de fora.",
  "pt-BR":
    "As fórmulas do coração e do diabetes só existem para dois. Escolha o que corresponde ao seu corpo, ou deixe-as de fora.",
  it: "Le formule per cuore e diabete esistono solo per due. Scelga quello che corrisponde al Suo corpo, o le lasci fuori.",
  es: "Las fórmulas del corazón y de la diabetes solo existen para dos. Elija el que corresponde a su cuerpo, o no las use.",
  fr: "Les formules du cœur et du diabète n’existent que pour deux sexes. Choisissez celui qui correspond à votre corps, ou laissez-les de côté.",
  ar: "معادلتا القلب والسكري متوفرتان لجنسين فقط. اختر ما يناسب جسمك أو تخطّهما.",
};
const female: Texts = {
  en: "Female",
  pt: "Feminino",
  it: "Femminile",
  es: "Femenino",
  fr: "Féminin",
  ar: "أنثى",
};
const male: Texts = {
  en: "Male",
  pt: "Masculino",
  it: "Maschile",
  es: "Masculino",
  fr: "Masculin",
  ar: "ذكر",
};
const neither: Texts = {
  en: "Leave them out",
  pt: "Deixá-las de fora",
  it: "Lasciarle fuori",
  es: "No usarlas",
  fr: "Les laisser de côté",
  ar: "تخطّيهما",
};
const bodyWords: Texts = {
  en: "Your measurements",
  pt: "As suas medidas",
  "pt-BR": "Suas medidas",
  it: "Le Sue misure",
  es: "Sus medidas",
  fr: "Vos mesures",
  ar: "قياساتك",
};
const heightWords: Texts = {
  en: "Height",
  pt: "Altura",
  it: "Altezza",
  es: "Estatura",
  fr: "Taille",
  ar: "الطول",
};
const weightWords: Texts = { en: "Weight", pt: "Peso", it: "Peso", es: "Peso", fr: "Poids", ar: "الوزن" };
const waistWords: Texts = {
  en: "Waist",
  pt: "Cintura",
  it: "Girovita",
  es: "Cintura",
  fr: "Tour de taille",
  ar: "محيط الخصر",
};
const waistHelp: Texts = {
  en: "Measure around your body at your belly button, after breathing out.",
  pt: "Meça à volta da barriga, à altura do umbigo, depois de deitar o ar fora.",
  "pt-BR": "Meça em volta da cintura, na altura do umbigo, depois de soltar o ar.",
  it: "Misuri intorno alla vita, all’altezza dell’ombelico, dopo aver espirato.",
  es: "Mida alrededor de la cintura, a la altura del ombligo, después de soltar el aire.",
  fr: "Mesurez autour du ventre, à hauteur du nombril, après avoir expiré.",
  ar: "قِس محيط البطن عند مستوى السرّة، بعد الزفير.",
};
const hasDiabetes: Texts = {
  en: "Has a doctor told you that you have diabetes?",
  pt: "Algum médico lhe disse que tem diabetes?",
  it: "Un medico Le ha detto che ha il diabete?",
  es: "¿Le ha dicho un médico que tiene diabetes?",
  fr: "Un médecin vous a-t-il dit que vous avez du diabète ?",
  ar: "هل أخبرك طبيب بأن لديك مرض السكري؟",
};
const hasHeartDisease: Texts = {
  en: "Have you ever had a heart attack, angina, a stroke, heart failure, or narrowed arteries?",
  pt: "Já teve um enfarte, angina, um AVC, insuficiência cardíaca ou artérias estreitadas?",
  "pt-BR": "Você já teve infarto, angina, AVC, insuficiência cardíaca ou artérias estreitadas?",
  it: "Ha mai avuto un infarto, un’angina, un ictus, uno scompenso cardiaco o arterie ristrette?",
  es: "¿Ha tenido alguna vez un infarto, angina, un ictus, insuficiencia cardíaca o arterias estrechadas?",
  "es-CL":
    "¿Ha tenido alguna vez un infarto, angina, un ataque cerebral, insuficiencia cardíaca o arterias estrechadas?",
  fr: "Avez-vous déjà eu un infarctus, une angine de poitrine, un AVC, une insuffisance cardiaque ou des artères rétrécies ?",
  ar: "هل سبق أن أُصبت بنوبة قلبية أو ذبحة صدرية أو سكتة دماغية أو قصور في القلب أو تضيّق في الشرايين؟",
};
const pressureMedicine: Texts = {
  en: "Do you take medicine for high blood pressure?",
  pt: "Toma medicamentos para a tensão alta?",
  "pt-BR": "Você toma remédio para pressão alta?",
  it: "Prende medicine per la pressione alta?",
  es: "¿Toma medicamentos para la presión arterial alta?",
  "es-CL": "¿Toma medicamentos para la presión alta?",
  fr: "Prenez-vous un médicament contre l’hypertension ?",
  ar: "هل تتناول دواءً لارتفاع ضغط الدم؟",
};
