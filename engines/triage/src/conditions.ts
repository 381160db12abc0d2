/** A condition of the DDXPlus checker. */
export type Condition = {
  /** Used in addresses, texts and results. */
  readonly slug: string;
  /** Its name in DDXPlus. */
  readonly source: string;
  /** ICD-10 (WHO). Corrected where DDXPlus has a code of another disease: lupus is M32, early HIV infection B23.0. */
  readonly icd10: string;
};

/** The 49 conditions of the checker; anything else it must refuse to assess. */
export const conditions = [
  { slug: "acute-dystonia", source: "Acute dystonic reactions", icd10: "G24.0" },
  { slug: "acute-pulmonary-oedema", source: "Acute pulmonary edema", icd10: "J81.0" },
  { slug: "acute-sinusitis", source: "Acute rhinosinusitis", icd10: "J01" },
  { slug: "anaemia", source: "Anemia", icd10: "D64.9" },
  { slug: "anaphylaxis", source: "Anaphylaxis", icd10: "T78.0" },
  { slug: "asthma-attack", source: "Bronchospasm / acute asthma exacerbation", icd10: "J45" },
  { slug: "atrial-fibrillation", source: "Atrial fibrillation", icd10: "I48" },
  { slug: "bronchiectasis", source: "Bronchiectasis", icd10: "J47" },
  { slug: "bronchiolitis", source: "Bronchiolitis", icd10: "J21" },
  { slug: "bronchitis", source: "Bronchitis", icd10: "J40" },
  { slug: "chagas-disease", source: "Chagas", icd10: "B57" },
  { slug: "chronic-sinusitis", source: "Chronic rhinosinusitis", icd10: "J32" },
  { slug: "cluster-headache", source: "Cluster headache", icd10: "G44.0" },
  { slug: "collapsed-lung", source: "Spontaneous pneumothorax", icd10: "J93" },
  { slug: "common-cold", source: "URTI", icd10: "J06.9" },
  { slug: "copd-flare-up", source: "Acute COPD exacerbation / infection", icd10: "J44.1" },
  { slug: "croup", source: "Croup", icd10: "J05.0" },
  { slug: "early-hiv", source: "HIV (initial infection)", icd10: "B23.0" },
  { slug: "ebola", source: "Ebola", icd10: "A98.4" },
  { slug: "epiglottitis", source: "Epiglottitis", icd10: "J05.1" },
  { slug: "fish-poisoning", source: "Scombroid food poisoning", icd10: "T61.1" },
  { slug: "guillain-barre-syndrome", source: "Guillain-Barré syndrome", icd10: "G61.0" },
  { slug: "hay-fever", source: "Allergic sinusitis", icd10: "J30.4" },
  { slug: "heart-attack", source: "Possible NSTEMI / STEMI", icd10: "I21" },
  { slug: "influenza", source: "Influenza", icd10: "J11.1" },
  { slug: "inguinal-hernia", source: "Inguinal hernia", icd10: "K40" },
  { slug: "laryngitis", source: "Acute laryngitis", icd10: "J04.0" },
  { slug: "laryngospasm", source: "Larygospasm", icd10: "J38.5" },
  { slug: "localised-swelling", source: "Localized edema", icd10: "R60.0" },
  { slug: "lung-cancer", source: "Pulmonary neoplasm", icd10: "C34" },
  { slug: "lupus", source: "SLE", icd10: "M32" },
  { slug: "middle-ear-infection", source: "Acute otitis media", icd10: "H66.9" },
  { slug: "myasthenia-gravis", source: "Myasthenia gravis", icd10: "G70.0" },
  { slug: "myocarditis", source: "Myocarditis", icd10: "I40" },
  { slug: "oesophageal-rupture", source: "Boerhaave", icd10: "K22.3" },
  { slug: "pancreatic-cancer", source: "Pancreatic neoplasm", icd10: "C25" },
  { slug: "panic-attack", source: "Panic attack", icd10: "F41.0" },
  { slug: "pericarditis", source: "Pericarditis", icd10: "I30" },
  { slug: "pneumonia", source: "Pneumonia", icd10: "J18" },
  { slug: "pulmonary-embolism", source: "Pulmonary embolism", icd10: "I26" },
  { slug: "reflux", source: "GERD", icd10: "K21" },
  { slug: "rib-fracture", source: "Spontaneous rib fracture", icd10: "S22.3" },
  { slug: "sarcoidosis", source: "Sarcoidosis", icd10: "D86" },
  { slug: "stable-angina", source: "Stable angina", icd10: "I20.9" },
  { slug: "supraventricular-tachycardia", source: "PSVT", icd10: "I47.1" },
  { slug: "tuberculosis", source: "Tuberculosis", icd10: "A15" },
  { slug: "unstable-angina", source: "Unstable angina", icd10: "I20.0" },
  { slug: "viral-sore-throat", source: "Viral pharyngitis", icd10: "J02.9" },
  { slug: "whooping-cough", source: "Whooping cough", icd10: "A37" },
] as const satisfies readonly Condition[];

export type ConditionSlug = (typeof conditions)[number]["slug"];
