import { listSeparator } from "@anteroom/domain/shared/locales";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";

/** Languages of the demo's texts besides English and those of its clinics. */
export const moreLanguages = ["it", "es", "fr", "ar"] as const;
/** One of `moreLanguages`. */
export type MoreLanguage = (typeof moreLanguages)[number];
type Lines = Readonly<Record<MoreLanguage, readonly string[]>>;

const of = (it: string, es: string, fr: string, ar: string): Lines => ({
  it: it.split("; "),
  es: es.split("; "),
  fr: fr.split("; "),
  ar: ar.split("; "),
});

/** What doctors of a specialty treat, in these languages, by the specialty's slug. */
export const treatedInMore: Readonly<Record<string, Lines>> = {
  "general-practice": of(
    "Raffreddore, tosse e febbre; Infezioni urinarie; Pressione alta; Ricette e certificati",
    "Resfriados, tos y fiebre; Infecciones de orina; Tensión alta; Recetas y justificantes",
    "Rhumes, toux et fièvre; Infections urinaires; Hypertension; Ordonnances et certificats",
    "الزكام والسعال والحمى; التهابات البول; ارتفاع ضغط الدم; الوصفات والشهادات الطبية",
  ),
  paediatrics: of(
    "Febbre e tosse; Macchie sulla pelle; Sonno e pianto; Alimentazione e crescita",
    "Fiebre y tos; Manchas en la piel; Sueño y llanto; Alimentación y crecimiento",
    "Fièvre et toux; Boutons sur la peau; Sommeil et pleurs; Alimentation et croissance",
    "الحمى والسعال; الطفح الجلدي; النوم والبكاء; التغذية والنمو",
  ),
  cardiology: of(
    "Pressione alta; Palpitazioni; Colesterolo alto; Controlli dopo un infarto",
    "Tensión alta; Palpitaciones; Colesterol alto; Seguimiento después de un infarto",
    "Hypertension; Palpitations; Cholestérol élevé; Suivi après un infarctus",
    "ارتفاع ضغط الدم; خفقان القلب; ارتفاع الكوليسترول; المتابعة بعد نوبة قلبية",
  ),
  dermatology: of(
    "Acne; Eczema e macchie; Nei che cambiano; Caduta dei capelli",
    "Acné; Eccema y manchas; Lunares que cambian; Caída del pelo",
    "Acné; Eczéma et boutons; Grains de beauté qui changent; Chute de cheveux",
    "حب الشباب; الإكزيما والطفح; الشامات التي تتغيّر; تساقط الشعر",
  ),
  orthopaedics: of(
    "Mal di schiena; Dolore al ginocchio e all’anca; Dolore alla spalla; Distorsioni",
    "Dolor de espalda; Dolor de rodilla y cadera; Dolor de hombro; Esguinces",
    "Mal de dos; Douleurs du genou et de la hanche; Douleurs de l’épaule; Entorses",
    "ألم الظهر; ألم الركبة والورك; ألم الكتف; الالتواءات",
  ),
  gynaecology: of(
    "Contraccezione; Mestruazioni dolorose o irregolari; Gravidanza; Menopausa",
    "Anticoncepción; Reglas dolorosas o irregulares; Embarazo; Menopausia",
    "Contraception; Règles douloureuses ou irrégulières; Grossesse; Ménopause",
    "منع الحمل; الدورة المؤلمة أو غير المنتظمة; الحمل; انقطاع الطمث",
  ),
  endocrinology: of(
    "Diabete; Problemi alla tiroide; Peso; Osteoporosi",
    "Diabetes; Problemas de tiroides; Peso; Osteoporosis",
    "Diabète; Problèmes de thyroïde; Poids; Ostéoporose",
    "السكري; مشكلات الغدة الدرقية; الوزن; هشاشة العظام",
  ),
  psychology: of(
    "Ansia; Umore basso; Lutto; Stress sul lavoro",
    "Ansiedad; Ánimo bajo; Duelo; Estrés en el trabajo",
    "Anxiété; Moral bas; Deuil; Stress au travail",
    "القلق; انخفاض المزاج; الحزن على فقيد; ضغط العمل",
  ),
  psychiatry: of(
    "Depressione; Ansia e panico; Problemi di sonno; Revisione delle medicine",
    "Depresión; Ansiedad y pánico; Problemas de sueño; Revisión de medicamentos",
    "Dépression; Anxiété et panique; Troubles du sommeil; Révision des médicaments",
    "الاكتئاب; القلق والهلع; مشكلات النوم; مراجعة الأدوية",
  ),
  nutrition: of(
    "Peso sano; Diabete e alimentazione; Colesterolo alto; Allergie alimentari",
    "Peso saludable; Diabetes y alimentación; Colesterol alto; Alergias alimentarias",
    "Poids de santé; Diabète et alimentation; Cholestérol élevé; Allergies alimentaires",
    "الوزن الصحي; السكري والتغذية; ارتفاع الكوليسترول; حساسية الطعام",
  ),
  "ear-nose-throat": of(
    "Mal d’orecchi e perdita dell’udito; Mal di gola; Naso chiuso e sinusite; Capogiri",
    "Dolor de oído y pérdida de audición; Dolor de garganta; Nariz tapada y sinusitis; Mareos",
    "Mal d’oreille et baisse de l’audition; Mal de gorge; Nez bouché et sinusite; Vertiges",
    "ألم الأذن وضعف السمع; ألم الحلق; انسداد الأنف والجيوب; الدوخة",
  ),
  pulmonology: of(
    "Asma; Tosse che dura; Fiato corto; Allergie",
    "Asma; Tos que no se va; Falta de aire; Alergias",
    "Asthme; Toux qui dure; Essoufflement; Allergies",
    "الربو; السعال المستمر; ضيق النفس; الحساسية",
  ),
  neurology: of(
    "Mal di testa ed emicrania; Capogiri; Problemi di memoria; Formicolii",
    "Dolor de cabeza y migraña; Mareos; Problemas de memoria; Hormigueos",
    "Maux de tête et migraine; Vertiges; Troubles de la mémoire; Fourmillements",
    "الصداع والشقيقة; الدوخة; مشكلات الذاكرة; التنميل والخدر",
  ),
  physiotherapy: of(
    "Mal di schiena e di collo; Recupero dopo un’operazione; Infortuni sportivi; Equilibrio e cadute",
    "Dolor de espalda y cuello; Recuperación después de una operación; Lesiones deportivas; Equilibrio y caídas",
    "Mal de dos et de nuque; Récupération après une opération; Blessures du sport; Équilibre et chutes",
    "ألم الظهر والرقبة; التعافي بعد عملية; إصابات الرياضة; التوازن والسقوط",
  ),
};

const degrees: Readonly<Record<string, Readonly<Record<MoreLanguage, string>>>> = {
  psychology: {
    it: "Laurea in psicologia",
    es: "Título de Psicología",
    fr: "Diplôme de psychologie",
    ar: "شهادة في علم النفس",
  },
  nutrition: {
    it: "Laurea in scienze dell’alimentazione",
    es: "Título de Nutrición",
    fr: "Diplôme de nutrition",
    ar: "شهادة في التغذية",
  },
  physiotherapy: {
    it: "Laurea in fisioterapia",
    es: "Título de Fisioterapia",
    fr: "Diplôme de kinésithérapie",
    ar: "شهادة في العلاج الطبيعي",
  },
};
const medicine = {
  it: "Laurea in medicina",
  es: "Título de Medicina",
  fr: "Diplôme de médecine",
  ar: "شهادة في الطب",
};
const practice = {
  it: "Formazione in visite video, Ospedale dimostrativo",
  es: "Formación en consultas por vídeo, Hospital de demostración",
  fr: "Formation aux consultations vidéo, Hôpital de démonstration",
  ar: "تدريب على الاستشارات بالفيديو، مستشفى تجريبي",
};
const schools = {
  it: "Università dimostrativa",
  es: "Universidad de demostración",
  fr: "Université de démonstration",
  ar: "جامعة تجريبية",
};

/**
 * Returns the training of a demo doctor who finished in `year`, in these languages: the same two lines as
 * `trainingOf`.
 */
export function trainingInMore(specialty: string, year: number): Lines {
  const degree = degrees[specialty] ?? medicine;
  const lines = (tag: MoreLanguage) => {
    const comma = listSeparator(tag);
    return [`${degree[tag]}${comma}${schools[tag]}${comma}${year}`, `${practice[tag]}${comma}${year + 8}`];
  };
  return { it: lines("it"), es: lines("es"), fr: lines("fr"), ar: lines("ar") };
}

/** The notice that a demo doctor is not a real person, by the doctor's sex. */
export const noticesInMore: Readonly<Record<MoreLanguage, Readonly<Record<DoctorSex, string>>>> = {
  it: {
    male: "Medico dimostrativo, non è una persona reale.",
    female: "Medica dimostrativa, non è una persona reale.",
  },
  es: {
    male: "Médico de demostración, no es una persona real.",
    female: "Médica de demostración, no es una persona real.",
  },
  fr: {
    male: "Médecin de démonstration, ce n’est pas une vraie personne.",
    female: "Médecin de démonstration, ce n’est pas une vraie personne.",
  },
  ar: {
    male: "طبيب تجريبي، وليس شخصًا حقيقيًا.",
    female: "طبيبة تجريبية، وليست شخصًا حقيقيًا.",
  },
};

const said = (it: string, es: string, fr: string, ar: string) => ({ it, es, fr, ar });

/** Descriptions of demo doctors in these languages, by their English text. */
export const aboutInMore: Readonly<Record<string, Readonly<Record<MoreLanguage, string>>>> = {
  "Family doctor on call, day and night. Listens first, explains afterwards, and tells you when you need to be seen in person.":
    said(
      "Medica di famiglia di turno, giorno e notte. Prima ascolta, poi spiega, e Le dice quando serve una visita di persona.",
      "Médica de familia de guardia, de día y de noche. Primero escucha, después explica, y le dice cuándo hace falta una consulta presencial.",
      "Médecin de famille de garde, jour et nuit. Elle écoute d’abord, explique ensuite, et vous dit quand il faut venir sur place.",
      "طبيبة أسرة مناوبة ليلًا ونهارًا. تستمع أولًا ثم تشرح، وتخبرك متى تحتاج إلى فحص حضوري.",
    ),
  "Looks after high blood pressure, palpitations and heart risk, with plans that fit an ordinary day.": said(
    "Segue pressione alta, palpitazioni e rischio cardiaco, con piani adatti alla vita di ogni giorno.",
    "Atiende tensión alta, palpitaciones y riesgo cardíaco, con planes que caben en el día a día.",
    "Suit l’hypertension, les palpitations et le risque cardiaque, avec des conseils faits pour la vie de tous les jours.",
    "يتابع ضغط الدم والخفقان وخطر أمراض القلب، بخطط تناسب الحياة اليومية.",
  ),
  "Children's doctor. Fevers, coughs, sleep and food of little ones, in Portuguese, French and Arabic.": said(
    "Pediatra. Febbre, tosse, sonno e alimentazione dei più piccoli, in portoghese, francese e arabo.",
    "Pediatra. Fiebre, tos, sueño y alimentación de los más pequeños, en portugués, francés y árabe.",
    "Pédiatre. Fièvre, toux, sommeil et alimentation des tout-petits, en portugais, en français et en arabe.",
    "طبيبة أطفال. الحمى والسعال والنوم والتغذية لدى الصغار، بالبرتغالية والفرنسية والعربية.",
  ),
  "Skin, hair and nails. Photographs are part of the visit: she tells you how to take them.": said(
    "Pelle, capelli e unghie. Le fotografie fanno parte della visita: Le dice come farle.",
    "Piel, pelo y uñas. Las fotografías forman parte de la consulta: ella le dice cómo hacerlas.",
    "Peau, cheveux et ongles. Les photos font partie de la consultation : elle vous dit comment les prendre.",
    "الجلد والشعر والأظافر. الصور جزء من الاستشارة، وهي تخبرك كيف تلتقطها.",
  ),
  "Backs, knees and shoulders. Shows you which movements help and which to avoid.": said(
    "Schiena, ginocchia e spalle. Le mostra i movimenti che aiutano e quelli da evitare.",
    "Espalda, rodillas y hombros. Le muestra qué movimientos ayudan y cuáles conviene evitar.",
    "Dos, genoux et épaules. Il vous montre les mouvements qui aident et ceux à éviter.",
    "الظهر والركبتان والكتفان. يريك الحركات المفيدة وما يُستحسن تجنّبه.",
  ),
  "Women's health at every age, from contraception to menopause, without hurry.": said(
    "La salute della donna a ogni età, dalla contraccezione alla menopausa, senza fretta.",
    "La salud de la mujer a cualquier edad, de la anticoncepción a la menopausia, sin prisas.",
    "La santé des femmes à tout âge, de la contraception à la ménopause, sans se presser.",
    "صحة المرأة في كل الأعمار، من منع الحمل إلى انقطاع الطمث، من دون استعجال.",
  ),
  "Diabetes, thyroid and weight. Reads your results with you, line by line.": said(
    "Diabete, tiroide e peso. Legge i Suoi esami con Lei, riga per riga.",
    "Diabetes, tiroides y peso. Lee sus análisis con usted, línea por línea.",
    "Diabète, thyroïde et poids. Lit vos analyses avec vous, ligne par ligne.",
    "السكري والغدة الدرقية والوزن. قراءة نتائجك معك سطرًا سطرًا.",
  ),
  "Anxiety, grief and exhaustion. Visits in the evening and on Saturdays.": said(
    "Ansia, lutto e stanchezza. Visite la sera e il sabato.",
    "Ansiedad, duelo y agotamiento. Consultas al final del día y los sábados.",
    "Anxiété, deuil et épuisement. Consultations le soir et le samedi.",
    "القلق والحزن والإرهاق. مواعيد في المساء وأيام السبت.",
  ),
  "Eating better with what is at home already: he starts from your kitchen, not from a list.": said(
    "Mangiare meglio con quello che c’è già in casa: parte dalla Sua cucina, non da una lista.",
    "Comer mejor con lo que ya hay en casa: empieza por su cocina y no por una lista.",
    "Mieux manger avec ce qu’il y a déjà chez vous : il part de votre cuisine, pas d’une liste.",
    "طعام أفضل بما في البيت: يبدأ من مطبخك لا من قائمة.",
  ),
  "Psychiatrist. Sleep, mood and medicines, with time for your questions.": said(
    "Psichiatria. Sonno, umore e medicine, con tempo per le Sue domande.",
    "Psiquiatría. Sueño, ánimo y medicación, con tiempo para sus preguntas.",
    "Psychiatrie. Sommeil, humeur et médicaments, avec du temps pour vos questions.",
    "طب نفسي. النوم والمزاج والأدوية، مع وقت لأسئلتك.",
  ),
  "Ears, nose and throat, at weekends too.": said(
    "Orecchie, naso e gola, anche nel fine settimana.",
    "Oídos, nariz y garganta, también el fin de semana.",
    "Oreilles, nez et gorge, aussi le week-end.",
    "الأذن والأنف والحنجرة، وفي عطلة نهاية الأسبوع أيضًا.",
  ),
  "Coughs that stay, asthma and allergies. Forty years of listening to lungs.": said(
    "Tosse che non passa, asma e allergie. Quarant’anni ad ascoltare polmoni.",
    "Tos que no se va, asma y alergias. Cuarenta años escuchando pulmones.",
    "Toux qui dure, asthme et allergies. Quarante ans à écouter des poumons.",
    "السعال المستمر والربو والحساسية. أربعون عامًا من الإصغاء إلى الرئتين.",
  ),
};
