/**
 * Complaints by how often they bring people to a family doctor: ICPC-2 reasons for encounter in three steps, by
 * judgement, not counted. Those in no list are in between.
 */
const often =
  "low-back-pain neck-pain shoulder-pain knee-pain ankle-foot-pain wrist-hand-pain hip-pain joint-pain " +
  "muscle-pain leg-pain cough shortness-of-breath cold sinus-pain sore-throat hay-fever child-fever " +
  "child-cough child-vomiting-diarrhoea child-rash abdominal-pain heartburn nausea-vomiting diarrhoea " +
  "constipation anal-problem tooth-problem mouth-sore earache hearing-loss red-eye vision-problem fever " +
  "flu-like-illness tiredness fainting allergic-reaction chest-pain palpitations high-blood-pressure " +
  "head-injury limb-injury wound burn insect-bite-sting medicine-needed medicine-side-effect low-mood " +
  "anxiety sleep-problem stress-burnout headache dizziness numbness-tingling rash itching eczema " +
  "acne-face skin-infection skin-lump-mole painful-urination frequent-urination vaginal-discharge " +
  "period-pain heavy-period contraception";
const seldom =
  "neck-lump smell-taste-loss snoring child-limp child-development lump-groin-belly worms hiccups " +
  "dental-injury jaw-pain ear-discharge thirst heat-cold-illness travel-illness cancer-worry " +
  "low-blood-pressure leg-pain-walking cold-fingers animal-bite surgery-problem thyroid-problem " +
  "epilepsy-known cancer-known kidney-disease-known anaemia osteoporosis-worry contact-infectious " +
  "eating-problem tremor restless-legs face-pain after-birth breastfeeding pregnancy-other " +
  "pregnancy-test hair-loss head-lice shingles leg-ulcer sunburn nail-problem genital-sores " +
  "penis-problem prostate-symptoms prolapse trouble-conceiving low-sex-drive";

/** Emergencies rank like common complaints, so that they are never put behind them. */
const urgent =
  "suicidal-thoughts face-drooping weakness seizure poisoning-overdose coughing-blood black-stool heart-failure-worse newborn-problem pregnancy-bleeding";

const steps: ReadonlyMap<string, number> = new Map([
  ...`${often} ${urgent}`.split(" ").map((id) => [id, 1] as const),
  ...seldom.split(" ").map((id) => [id, -1] as const),
]);

/** Returns 1 for a complaint (an id) that is common in family practice or an emergency, -1 for a rare one, else 0. */
export const complaintFrequency = (complaint: string): number => steps.get(complaint) ?? 0;

const emergencies: ReadonlySet<string> = new Set(
  `${urgent} chest-pain shortness-of-breath head-injury`.split(" "),
);

/** Returns whether a complaint (its id in the checker's knowledge) is never dropped for being unlikely. */
export const isEmergencyComplaint = (complaint: string): boolean => emergencies.has(complaint);

/**
 * Complaints of a chronic illness, or of smoking, that many people have who come for something else. Excluded are
 * illnesses that other symptoms may worsen (asthma, a weak heart).
 */
const asides: ReadonlySet<string> = new Set([
  "diabetes-control",
  "epilepsy-known",
  "kidney-disease-known",
  "osteoporosis-worry",
  "smoking-stop",
]);

/**
 * Returns whether a complaint (an id) is of a chronic illness, or of smoking, that does not count as a complaint when
 * only the illness is mentioned beside another complaint.
 */
export const isSideIllness = (complaint: string): boolean => asides.has(complaint);

/**
 * Complaints that share words with a past event: "a heart attack 2 months ago" is no present chest pain, and night
 * sweats are no cold sweat now.
 */
const ofBefore: ReadonlyMap<string, string> = new Map([
  ["chest-pain", "history-heart-attack-angina"],
  ["sweating", "night-sweats"],
]);

/**
 * Returns the id of the finding whose words a complaint (an id) shares: a past heart attack for chest pain, night
 * sweats for sweating. Undefined for all other complaints.
 */
export const pastIllnessOf = (complaint: string): string | undefined => ofBefore.get(complaint);
