import type { ReactionSeverity } from "@anteroom/domain/health/health-record";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { RiskLevel } from "@anteroom/domain/vitals/risk-level";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";

/** The labels of a health record's PDF. `{day}` is a date. */
export type RecordLabels = {
  title: string;
  person: string;
  born: string;
  made: string;
  medicines: string;
  allergies: string;
  noMedicines: string;
  noAllergies: string;
  notAnswered: string;
  notConfirmed: string;
  confirmed: string;
  since: string;
  ended: string;
  severities: Readonly<Record<ReactionSeverity, string>>;
  summaries: string;
  files: string;
  measurements: string;
  assessments: string;
  checks: string;
  nothing: string;
  /** Placeholder: `{score}`. */
  overallRisk: string;
  levels: Readonly<Record<RiskLevel, string>>;
  pressure: string;
  vitals: Readonly<Partial<Record<VitalName, string>>>;
  perMinute: string;
  camera: string;
  entered: string;
  device: string;
  photo: string;
  notice: string;
};

const en: RecordLabels = {
  title: "Health record",
  person: "Name",
  born: "Date of birth",
  made: "Made on",
  medicines: "Medicines",
  allergies: "Allergies",
  noMedicines: "Takes no medicines",
  noAllergies: "No known allergies",
  notAnswered: "Not answered yet",
  notConfirmed: "Not confirmed yet",
  confirmed: "Confirmed on {day}",
  since: "since",
  ended: "ended on {day}",
  severities: { mild: "mild", moderate: "moderate", severe: "severe" },
  summaries: "Summaries of appointments",
  files: "Prescriptions and files",
  measurements: "Measurements",
  assessments: "Health assessments",
  checks: "Symptom checks",
  nothing: "Nothing yet",
  overallRisk: "Average risk of all areas: {score} of 100 (0 is the lowest)",
  levels: {
    low: "low risk",
    medium: "medium risk",
    high: "high risk",
    very_high: "very high risk",
    unable_to_assess: "unable to assess",
  },
  pressure: "blood pressure",
  vitals: {
    heart_rate: "heart rate",
    respiration_rate: "breathing",
    oxygen_saturation: "oxygen",
    temperature: "temperature",
    weight: "weight",
    glucose: "blood glucose",
  },
  perMinute: "a minute",
  camera: "camera estimate",
  entered: "entered",
  device: "measuring device",
  photo: "from a photo of the display",
  notice:
    "Medicines, allergies and values were entered by the patient unless something else is written beside them.",
};

const pt: RecordLabels = {
  title: "Registo de saúde",
  person: "Nome",
  born: "Data de nascimento",
  made: "Elaborado em",
  medicines: "Medicamentos",
  allergies: "Alergias",
  noMedicines: "Não toma medicamentos",
  noAllergies: "Sem alergias conhecidas",
  notAnswered: "Ainda sem resposta",
  notConfirmed: "Ainda por confirmar",
  confirmed: "Confirmado em {day}",
  since: "desde",
  ended: "terminou em {day}",
  severities: { mild: "ligeira", moderate: "moderada", severe: "grave" },
  summaries: "Resumos das consultas",
  files: "Receitas e ficheiros",
  measurements: "Medições",
  assessments: "Avaliações de saúde",
  checks: "Avaliações de sintomas",
  nothing: "Ainda nada",
  overallRisk: "Risco médio de todas as áreas: {score} em 100 (0 é o mínimo)",
  levels: {
    low: "risco baixo",
    medium: "risco médio",
    high: "risco alto",
    very_high: "risco muito alto",
    unable_to_assess: "não foi possível avaliar",
  },
  pressure: "tensão arterial",
  vitals: {
    heart_rate: "frequência cardíaca",
    respiration_rate: "respiração",
    oxygen_saturation: "oxigénio",
    temperature: "temperatura",
    weight: "peso",
    glucose: "glicemia",
  },
  perMinute: "por minuto",
  camera: "estimativa da câmara",
  entered: "introduzido",
  device: "aparelho de medição",
  photo: "de uma fotografia do visor",
  notice:
    "Os medicamentos, as alergias e os valores foram introduzidos pelo paciente, salvo indicação em contrário.",
};

const es: RecordLabels = {
  title: "Historial de salud",
  person: "Nombre",
  born: "Fecha de nacimiento",
  made: "Elaborado el",
  medicines: "Medicamentos",
  allergies: "Alergias",
  noMedicines: "No toma medicamentos",
  noAllergies: "Sin alergias conocidas",
  notAnswered: "Todavía sin respuesta",
  notConfirmed: "Todavía sin confirmar",
  confirmed: "Confirmado el {day}",
  since: "desde",
  ended: "terminó el {day}",
  severities: { mild: "leve", moderate: "moderada", severe: "grave" },
  summaries: "Resúmenes de las consultas",
  files: "Recetas y archivos",
  measurements: "Mediciones",
  assessments: "Evaluaciones de salud",
  checks: "Evaluaciones de síntomas",
  nothing: "Todavía no hay nada",
  overallRisk: "Promedio del riesgo de todas las áreas: {score} de 100 (0 es el mínimo)",
  levels: {
    low: "riesgo bajo",
    medium: "riesgo medio",
    high: "riesgo alto",
    very_high: "riesgo muy alto",
    unable_to_assess: "no se pudo evaluar",
  },
  pressure: "presión arterial",
  vitals: {
    heart_rate: "frecuencia cardíaca",
    respiration_rate: "respiración",
    oxygen_saturation: "oxígeno",
    temperature: "temperatura",
    weight: "peso",
    glucose: "glucosa en sangre",
  },
  perMinute: "por minuto",
  camera: "estimación de la cámara",
  entered: "introducido",
  device: "aparato de medición",
  photo: "de una foto de la pantalla",
  notice:
    "Los medicamentos, las alergias y los valores los ha introducido el paciente, salvo que se indique otra cosa.",
};

const words: Readonly<Record<Locale, RecordLabels>> = {
  en,
  pt,
  "pt-BR": {
    ...pt,
    title: "Prontuário de saúde",
    made: "Feito em",
    noMedicines: "Não toma medicamentos",
    summaries: "Resumos das consultas",
    files: "Receitas e arquivos",
    severities: { mild: "leve", moderate: "moderada", severe: "grave" },
    pressure: "pressão arterial",
    vitals: { ...pt.vitals, oxygen_saturation: "oxigênio" },
    camera: "estimativa da câmera",
    photo: "de uma foto do visor",
    entered: "digitado",
    notice:
      "Os medicamentos, as alergias e os valores foram informados pelo paciente, salvo indicação em contrário.",
  },
  es,
  "es-CL": {
    ...es,
    title: "Ficha de salud",
    summaries: "Resúmenes de las consultas",
    entered: "ingresado",
    notice:
      "Los medicamentos, las alergias y los valores fueron ingresados por el paciente, salvo que se indique otra cosa.",
  },
  it: {
    title: "Cartella sanitaria",
    person: "Nome",
    born: "Data di nascita",
    made: "Creato il",
    medicines: "Farmaci",
    allergies: "Allergie",
    noMedicines: "Non assume farmaci",
    noAllergies: "Nessuna allergia nota",
    notAnswered: "Ancora nessuna risposta",
    notConfirmed: "Non ancora confermato",
    confirmed: "Confermato il {day}",
    since: "da",
    ended: "terminato il {day}",
    severities: { mild: "lieve", moderate: "moderata", severe: "grave" },
    summaries: "Riepiloghi delle visite",
    files: "Ricette e file",
    measurements: "Misurazioni",
    assessments: "Valutazioni della salute",
    checks: "Valutazioni dei sintomi",
    nothing: "Ancora nulla",
    overallRisk: "Media dei rischi di tutte le aree: {score} su 100 (0 è il minimo)",
    levels: {
      low: "rischio basso",
      medium: "rischio medio",
      high: "rischio alto",
      very_high: "rischio molto alto",
      unable_to_assess: "impossibile valutare",
    },
    pressure: "pressione arteriosa",
    vitals: {
      heart_rate: "frequenza cardiaca",
      respiration_rate: "respiro",
      oxygen_saturation: "ossigeno",
      temperature: "temperatura",
      weight: "peso",
      glucose: "glicemia",
    },
    perMinute: "al minuto",
    camera: "stima della fotocamera",
    entered: "inserito",
    device: "strumento di misura",
    photo: "da una foto del display",
    notice: "Farmaci, allergie e valori sono stati inseriti dal paziente, salvo diversa indicazione.",
  },
  fr: {
    title: "Dossier de santé",
    person: "Nom",
    born: "Date de naissance",
    made: "Établi le",
    medicines: "Médicaments",
    allergies: "Allergies",
    noMedicines: "Ne prend aucun médicament",
    noAllergies: "Aucune allergie connue",
    notAnswered: "Pas encore de réponse",
    notConfirmed: "Pas encore confirmé",
    confirmed: "Confirmé le {day}",
    since: "depuis",
    ended: "terminé le {day}",
    severities: { mild: "légère", moderate: "modérée", severe: "grave" },
    summaries: "Comptes rendus des rendez-vous",
    files: "Ordonnances et fichiers",
    measurements: "Mesures",
    assessments: "Bilans de santé",
    checks: "Évaluations des symptômes",
    nothing: "Rien pour l’instant",
    overallRisk: "Moyenne des risques de tous les domaines : {score} sur 100 (0 est le plus bas)",
    levels: {
      low: "risque faible",
      medium: "risque moyen",
      high: "risque élevé",
      very_high: "risque très élevé",
      unable_to_assess: "évaluation impossible",
    },
    pressure: "tension artérielle",
    vitals: {
      heart_rate: "fréquence cardiaque",
      respiration_rate: "respiration",
      oxygen_saturation: "oxygène",
      temperature: "température",
      weight: "poids",
      glucose: "glycémie",
    },
    perMinute: "par minute",
    camera: "estimation par caméra",
    entered: "saisi",
    device: "appareil de mesure",
    photo: "d’après une photo de l’écran",
    notice:
      "Les médicaments, les allergies et les valeurs ont été saisis par le patient, sauf indication contraire.",
  },
  ar: {
    title: "السجل الصحي",
    person: "الاسم",
    born: "تاريخ الميلاد",
    made: "تاريخ الإعداد",
    medicines: "الأدوية",
    allergies: "الحساسية",
    noMedicines: "لا أدوية",
    noAllergies: "لا توجد حساسية معروفة",
    notAnswered: "لم تتم الإجابة بعد",
    notConfirmed: "لم يتم التأكيد بعد",
    confirmed: "تم التأكيد في {day}",
    since: "منذ",
    ended: "انتهى في {day}",
    severities: { mild: "خفيفة", moderate: "متوسطة", severe: "شديدة" },
    summaries: "ملخصات المواعيد",
    files: "الوصفات والملفات",
    measurements: "القياسات",
    assessments: "التقييمات الصحية",
    checks: "فحوص الأعراض",
    nothing: "لا شيء بعد",
    overallRisk: "متوسط الخطر في كل المجالات: {score} من 100 (0 هو الأدنى)",
    levels: {
      low: "خطر منخفض",
      medium: "خطر متوسط",
      high: "خطر مرتفع",
      very_high: "خطر مرتفع جدًا",
      unable_to_assess: "تعذّر التقييم",
    },
    pressure: "ضغط الدم",
    vitals: {
      heart_rate: "معدل نبض القلب",
      respiration_rate: "التنفس",
      oxygen_saturation: "الأكسجين",
      temperature: "درجة الحرارة",
      weight: "الوزن",
      glucose: "سكر الدم",
    },
    perMinute: "في الدقيقة",
    camera: "تقدير بالكاميرا",
    entered: "تم إدخاله",
    device: "جهاز قياس",
    photo: "من صورة لشاشة الجهاز",
    notice: "أدخل المريض الأدوية والحساسية والقيم، ما لم يُذكر غير ذلك بجانبها.",
  },
};

/** Returns the labels of a health record's PDF in a language. */
export function recordLabelsIn(locale: Locale): RecordLabels {
  return words[locale];
}
