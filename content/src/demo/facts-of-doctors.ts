/** Fictitious data of demo doctors, by language. */
export type Facts = Readonly<Record<"en" | "pt" | "pt-BR" | "es-CL", readonly string[]>>;

const of = (en: string, pt: string, es: string, ptBR = pt): Facts => ({
  en: en.split("; "),
  pt: pt.split("; "),
  "pt-BR": ptBR.split("; "),
  "es-CL": es.split("; "),
});

/** What doctors of a specialty treat, by the specialty's slug. */
export const treatedBySpecialty: Readonly<Record<string, Facts>> = {
  "general-practice": of(
    "Colds, coughs and fever; Urine infections; High blood pressure; Repeat prescriptions and sick notes",
    "Constipações, tosse e febre; Infeções urinárias; Tensão alta; Receitas e declarações",
    "Resfríos, tos y fiebre; Infecciones urinarias; Presión alta; Recetas y licencias",
    "Resfriado, tosse e febre; Infecção urinária; Pressão alta; Receitas e atestados",
  ),
  paediatrics: of(
    "Fever and coughs; Skin rashes; Sleep and crying; Feeding and growth",
    "Febre e tosse; Manchas na pele; Sono e choro; Alimentação e crescimento",
    "Fiebre y tos; Manchas en la piel; Sueño y llanto; Alimentación y crecimiento",
  ),
  cardiology: of(
    "High blood pressure; Palpitations; High cholesterol; Care after a heart attack",
    "Tensão alta; Palpitações; Colesterol alto; Acompanhamento depois de um enfarte",
    "Presión alta; Palpitaciones; Colesterol alto; Control después de un infarto",
    "Pressão alta; Palpitações; Colesterol alto; Acompanhamento depois de um infarto",
  ),
  dermatology: of(
    "Acne; Eczema and rashes; Moles that change; Hair loss",
    "Acne; Eczema e manchas; Sinais que mudam; Queda de cabelo",
    "Acné; Eccema y manchas; Lunares que cambian; Caída del pelo",
    "Acne; Eczema e manchas; Pintas que mudam; Queda de cabelo",
  ),
  orthopaedics: of(
    "Back pain; Knee and hip pain; Shoulder pain; Sprains",
    "Dores nas costas; Dores no joelho e na anca; Dores no ombro; Entorses",
    "Dolor de espalda; Dolor de rodilla y cadera; Dolor de hombro; Esguinces",
    "Dor nas costas; Dor no joelho e no quadril; Dor no ombro; Entorses",
  ),
  gynaecology: of(
    "Contraception; Painful or irregular periods; Pregnancy; Menopause",
    "Contraceção; Menstruação dolorosa ou irregular; Gravidez; Menopausa",
    "Anticoncepción; Reglas dolorosas o irregulares; Embarazo; Menopausia",
    "Contracepção; Menstruação dolorosa ou irregular; Gravidez; Menopausa",
  ),
  endocrinology: of(
    "Diabetes; Thyroid problems; Weight; Osteoporosis",
    "Diabetes; Problemas da tiroide; Peso; Osteoporose",
    "Diabetes; Problemas de tiroides; Peso; Osteoporosis",
    "Diabetes; Problemas da tireoide; Peso; Osteoporose",
  ),
  psychology: of(
    "Anxiety; Low mood; Grief; Stress at work",
    "Ansiedade; Tristeza; Luto; Stress no trabalho",
    "Ansiedad; Ánimo bajo; Duelo; Estrés en el trabajo",
    "Ansiedade; Tristeza; Luto; Estresse no trabalho",
  ),
  psychiatry: of(
    "Depression; Anxiety and panic; Sleep problems; Review of medicines",
    "Depressão; Ansiedade e pânico; Problemas de sono; Revisão de medicamentos",
    "Depresión; Ansiedad y pánico; Problemas de sueño; Revisión de medicamentos",
  ),
  nutrition: of(
    "Healthy weight; Diabetes and diet; High cholesterol; Food allergies",
    "Peso saudável; Diabetes e alimentação; Colesterol alto; Alergias alimentares",
    "Peso saludable; Diabetes y alimentación; Colesterol alto; Alergias alimentarias",
  ),
  "ear-nose-throat": of(
    "Earache and hearing loss; Sore throat; Blocked nose and sinuses; Dizziness",
    "Dor de ouvidos e perda de audição; Dor de garganta; Nariz entupido e sinusite; Tonturas",
    "Dolor de oído y pérdida de audición; Dolor de garganta; Nariz tapada y sinusitis; Mareos",
    "Dor de ouvido e perda de audição; Dor de garganta; Nariz entupido e sinusite; Tontura",
  ),
  pulmonology: of(
    "Asthma; Coughs that last; Shortness of breath; Allergies",
    "Asma; Tosse que não passa; Falta de ar; Alergias",
    "Asma; Tos que no se va; Falta de aire; Alergias",
  ),
  neurology: of(
    "Headache and migraine; Dizziness; Memory problems; Tingling and numbness",
    "Dor de cabeça e enxaqueca; Tonturas; Problemas de memória; Formigueiros",
    "Dolor de cabeza y migraña; Mareos; Problemas de memoria; Hormigueos",
    "Dor de cabeça e enxaqueca; Tontura; Problemas de memória; Formigamento",
  ),
  physiotherapy: of(
    "Back and neck pain; Recovery after an operation; Sports injuries; Balance and falls",
    "Dores nas costas e no pescoço; Recuperação depois de uma operação; Lesões do desporto; Equilíbrio e quedas",
    "Dolor de espalda y cuello; Recuperación después de una operación; Lesiones deportivas; Equilibrio y caídas",
    "Dor nas costas e no pescoço; Recuperação depois de uma cirurgia; Lesões do esporte; Equilíbrio e quedas",
  ),
};

const degreeOf: Readonly<Record<string, Facts>> = {
  psychology: of(
    "Degree in psychology",
    "Licenciatura em Psicologia",
    "Título de psicología",
    "Graduação em Psicologia",
  ),
  nutrition: of(
    "Degree in nutrition",
    "Licenciatura em Nutrição",
    "Título de nutrición",
    "Graduação em Nutrição",
  ),
  physiotherapy: of("Degree in physiotherapy", "Licenciatura em Fisioterapia", "Título de kinesiología"),
};
const medicine = of(
  "Degree in medicine",
  "Licenciatura em Medicina",
  "Título de medicina",
  "Graduação em Medicina",
);
const practice = of(
  "Further training in video care",
  "Formação em consultas por vídeo",
  "Formación en consultas por video",
);

/**
 * Returns the training of a demo doctor who finished in `year`, at fictitious schools: a degree, and further training
 * eight years later. An unknown specialty gets a degree in medicine.
 */
export function trainingOf(specialty: string, year: number): Facts {
  const degree = degreeOf[specialty] ?? medicine;
  const line = (tag: keyof Facts, school: string, hospital: string) => [
    `${degree[tag][0]}, ${school}, ${year}`,
    `${practice[tag][0]}, ${hospital}, ${year + 8}`,
  ];
  return {
    en: line("en", "Demo University", "Demo Hospital"),
    pt: line("pt", "Universidade de demonstração", "Hospital de demonstração"),
    "pt-BR": line("pt-BR", "Universidade de demonstração", "Hospital de demonstração"),
    "es-CL": line("es-CL", "Universidad de demostración", "Hospital de demostración"),
  };
}
