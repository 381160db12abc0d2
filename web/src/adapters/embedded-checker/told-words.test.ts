import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

type Locale = Parameters<typeof openCheckerIn>[0];

test.each<[Locale, number, "F" | "M", string, readonly string[], readonly string[]]>([
  ["en", 40, "F", "headache and dizzy, it gets better when I go outside", ["better-outdoors"], []],
  ["pt", 40, "F", "dor de cabeça e tonturas, melhora quando saio de casa", ["better-outdoors"], []],
  ["pt-BR", 40, "F", "dor de cabeça e tontura, melhora quando saio de casa", ["better-outdoors"], []],
  ["es", 40, "F", "dolor de cabeza y mareo, mejora cuando salgo de casa", ["better-outdoors"], []],
  ["es-CL", 40, "F", "dolor de cabeza y mareo, se me pasa cuando salgo de la casa", ["better-outdoors"], []],
  ["fr", 40, "F", "mal de tête et vertiges, ça passe quand je sors de chez moi", ["better-outdoors"], []],
  ["it", 40, "F", "mal di testa e capogiri, passa quando esco di casa", ["better-outdoors"], []],
  ["ar", 40, "F", "صداع ودوخة، يتحسن لما اطلع من البيت", ["better-outdoors"], []],
  ["pt", 40, "F", "dor de cabeça e tonturas desde que saí de casa", [], ["better-outdoors"]],
  ["en", 40, "F", "headache, getting better now", [], ["better-outdoors"]],
  ["en", 37, "F", "bad stomach cramps since this morning", ["abdominal-pain-cramping"], ["muscle-cramps"]],
  ["en", 52, "M", "cramps in my legs at night", ["muscle-cramps"], []],
  [
    "en",
    37,
    "F",
    "32 weeks pregnant, cramps in my lower belly, baby is moving less than usual",
    ["baby-moves-less"],
    ["muscle-cramps"],
  ],
  ["en", 21, "M", "one of my balls hurts, cant sit still", ["testicle-pain"], ["child-inattention"]],
  [
    "en",
    10,
    "M",
    "my son has an ear infection, is less active and threw up 3 times",
    ["vomiting", "child-not-playing"],
    [],
  ],
  ["en", 4, "F", "so tired, bruises easy, lost 6 kilos in a month", ["bruising-easily", "weight-loss"], []],
  ["en", 64, "F", "eyelids sore, a bit itchy and a little red", [], ["vulva-itch"]],
  ["en", 64, "F", "dry itchy eyes", ["eye-itchy"], ["itch", "vulva-itch"]],
  ["fr", 5, "M", "mal à l’oreille et il mange moins", ["appetite-loss"], []],
  ["ar", 31, "F", "بطني توجعني تحت على اليمين، ودورتي متأخرة", ["missed-period"], []],
  ["fr", 37, "F", "crampes au ventre depuis ce matin", [], ["muscle-cramps"]],
  ["it", 37, "F", "crampi alla pancia da stamattina", [], ["muscle-cramps"]],
  ["it", 60, "M", "crampi alle gambe di notte", ["muscle-cramps"], []],
  ["en", 50, "F", "sharp pain behind the breastbone woke me up last night", ["chest-pain"], []],
  ["pt", 50, "F", "dor atrás do esterno à noite", ["chest-pain"], []],
  ["es", 50, "F", "dolor detrás del esternón", ["chest-pain"], []],
  ["it", 50, "F", "dolore dietro lo sterno", ["chest-pain"], []],
  ["fr", 50, "F", "douleur derrière le sternum", ["chest-pain"], []],
  ["ar", 50, "F", "وجع ورا عظمة الصدر", ["chest-pain"], []],
  ["en", 58, "M", "wheezy and coughing for years. smoked all my life, 2 packs a day", ["smoker"], []],
  ["pt", 60, "M", "falta de ar cada vez pior. fumei toda a vida, 2 maços por dia", ["smoker"], []],
  ["es", 60, "M", "me falta el aire, he fumado toda la vida", ["smoker"], []],
  ["it", 60, "M", "mi manca il respiro, ho fumato tutta la vita", ["smoker"], []],
  ["fr", 60, "M", "essoufflé, j’ai fumé toute ma vie, 2 paquets par jour", ["smoker"], []],
  ["ar", 60, "M", "ضيق نفس، بدخن طول عمري", ["smoker"], []],
  [
    "en",
    54,
    "M",
    "tired all the time, put on 4 and a half kilo in 3 months. legs swell up in the evening",
    ["weight-gain", "swelling-legs-both"],
    [],
  ],
  [
    "pt-BR",
    54,
    "M",
    "engordei 4 quilos e as pernas incham de noite",
    ["weight-gain", "swelling-legs-both"],
    [],
  ],
  [
    "es",
    54,
    "M",
    "cansado siempre, he engordado 4 kilos, se me hinchan las piernas",
    ["weight-gain", "swelling-legs-both"],
    [],
  ],
  [
    "it",
    54,
    "M",
    "ho preso 4 chili, la sera mi si gonfiano le gambe",
    ["weight-gain", "swelling-legs-both"],
    [],
  ],
  ["fr", 54, "M", "pris 4 kilos, mes jambes gonflent le soir", ["weight-gain", "swelling-legs-both"], []],
  ["ar", 54, "M", "تعبان دايما، زدت 4 كيلو ورجلي بتورم بالليل", ["weight-gain", "swelling-legs-both"], []],
  [
    "fr",
    44,
    "F",
    "mal de tête, d un coté ça cogne, la lumière me gêne",
    ["headache-throbbing", "light-hurts"],
    ["injury-direct-blow"],
  ],
  ["pt", 70, "F", "arde-me a urinar, xixi turvo e cheira mal", ["urine-cloudy-smelly"], []],
  ["pt", 77, "M", "dor no peito e bolhinhas de água do mesmo lado", ["rash-blisters"], []],
  ["en", 67, "M", "im up 3 times a nite for a wee", ["urine-at-night"], ["head-lice"]],
  ["pt", 67, "M", "levanto-me 3 vezes por noite para fazer xixi", ["urine-at-night"], []],
  ["it", 67, "M", "mi alzo 3 volte a notte per fare pipì", ["urine-at-night"], []],
  ["es", 67, "M", "me levanto 3 veces por noche a orinar", ["urine-at-night"], []],
  ["fr", 67, "M", "je me leve 3 fois par nuit pour faire pipi", ["urine-at-night"], []],
  ["ar", 67, "M", "أقوم 3 مرات في الليل للتبول", ["urine-at-night"], []],
  [
    "en",
    45,
    "M",
    "chest pain for 4 months, tired, sweating at nite",
    ["chest-pain", "night-sweats"],
    ["sweating"],
  ],
  [
    "fr",
    45,
    "M",
    "douleur à la poitrine depuis 4 mois, je transpire la nuit",
    ["chest-pain", "night-sweats"],
    ["sweating"],
  ],
  [
    "es",
    30,
    "F",
    "fiebre y dolor de cabeza desde que llegué de un viaje por áfrica occidental",
    ["fever", "travel-malaria"],
    [],
  ],
  [
    "fr",
    30,
    "F",
    "39 de fievre avec des frissons, retour du mali il y a dix jours",
    ["fever", "travel-malaria"],
    [],
  ],
  [
    "en",
    36,
    "F",
    "bad cough since yesterday, loads of people at work are sick",
    ["cough", "contact-same-illness"],
    ["nausea"],
  ],
  [
    "fr",
    36,
    "F",
    "grosse toux, au travail tout le monde est malade",
    ["cough", "contact-same-illness"],
    ["nausea"],
  ],
  ["ar", 36, "F", "سعال شديد منذ أمس، كل الناس في العمل مرضى", ["cough", "contact-same-illness"], ["nausea"]],
  [
    "en",
    33,
    "F",
    "my left eye is red since monday, i dont wear lenses, now it hurts and theres yellow gunk",
    ["eye-pain"],
    [],
  ],
  ["it", 33, "F", "l'occhio è rosso da lunedì, non porto lenti, adesso fa male", ["eye-pain"], []],
  ["en", 33, "F", "my left eye is red since monday, my throat is sore", ["red-eye"], ["eye-pain"]],
  ["ar", 58, "M", "شي يضغطني على صدري من نص ساعة", ["chest-pain-pressing"], ["severity-moderate"]],
  ["es", 31, "F", "me arde cuando orino", ["painful-urination"], []],
])("in %s, at %d %s, %j is read as %j and not %j", async (locale, age, sex, text, told, untold) => {
  const checker = await openCheckerIn(locale);
  const { meant, findings } = await checker.understand(text, { age, sex });
  const present = findings.filter(({ presence }) => presence === "present").map(({ id }) => id);
  expect([...meant, ...present]).toEqual(expect.arrayContaining([...told]));
  expect(present.filter((id) => untold.includes(id))).toEqual([]);
});

test.each<[string, number, "F" | "M", string, string]>([
  [
    "lost weight",
    4,
    "F",
    "my daughter is so tired and listless all the time even without doing anything, nosebleeds again and again, bruises easy, lost 6 kilos in a month and sometimes a bit of fever",
    "weight-loss",
  ],
  [
    "a lost ear",
    51,
    "M",
    "awful attack of vertigo, room spinning, and cant hear on right side. get these spells few times a month with ringing in right ear. sleep bad and anxious",
    "hearing-loss",
  ],
])("a fourth complaint is kept, as a complaint or as a finding: %s", async (_, age, sex, text, told) => {
  const checker = await openCheckerIn("en");
  const { meant, findings } = await checker.understand(text, { age, sex });
  expect(meant.length).toBeLessThanOrEqual(3);
  const present = findings.filter(({ presence }) => presence === "present").map(({ id }) => id);
  expect([...meant, ...present]).toContain(told);
});

test.each<[Locale, string]>([
  ["en", "white cheesy discharge for a week and my vulva itches. i have type 2 diabetes"],
  ["pt", "corrimento branco há uma semana e comichão na vulva. tenho diabetes"],
  ["fr", "pertes blanches depuis une semaine et ça gratte. je suis diabétique"],
])("in %s known diabetes is kept as a condition: %s", async (locale, text) => {
  const checker = await openCheckerIn(locale);
  const { meant, findings } = await checker.understand(text, { age: 50, sex: "F" });
  expect(meant).not.toContain("diabetes-control");
  expect(findings.map(({ id }) => id)).toContain("history-diabetes");
});

test("uncontrolled diabetes is a complaint with the condition beside it", async () => {
  const checker = await openCheckerIn("en");
  const person = { age: 50, sex: "F" } as const;
  const read = await checker.understand(
    "my diabetes is out of control, sugar 20, and i have a headache",
    person,
  );
  expect(read.meant).toContain("diabetes-control");
  const alone = await checker.understand("i have type 2 diabetes", person);
  expect(alone.meant).toEqual(["diabetes-control"]);
  expect(alone.findings).toContainEqual(
    expect.objectContaining({ id: "history-diabetes", saidBy: "diabetes-control" }),
  );
});

test.each<[Locale, string]>([
  [
    "en",
    "more and more breathless. had a big heart attack 2 months ago, high blood pressure, diabetic, a cough",
  ],
  ["pt", "falta de ar cada vez pior. tive um enfarte há 2 meses"],
  ["pt-BR", "falta de ar. tive um infarto há 2 anos"],
  ["es", "me falta el aire. tuve un infarto hace 2 meses"],
  ["it", "mi manca il respiro. ho avuto un infarto 2 mesi fa"],
  ["fr", "essoufflé. j’ai eu un infarctus il y a 2 mois"],
  ["ar", "ضيق نفس. جاتني جلطة قلب قبل شهرين"],
])("in %s a past heart attack is not today's chest pain: %s", async (locale, text) => {
  const checker = await openCheckerIn(locale);
  const { meant, findings } = await checker.understand(text, { age: 60, sex: "M" });
  expect(meant).toContain("shortness-of-breath");
  expect(meant).not.toContain("chest-pain");
  const told = findings.map(({ id }) => id);
  expect(told).toContain("history-heart-attack-angina");
  expect(told).not.toContain("bp-over-140");
});

test.each([
  "had a heart attack 2 months ago and now chest pain again",
  "i think i am having a heart attack",
  "breathless, it feels like a heart attack",
])("today's chest pain or heart attack is kept: %s", async (text) => {
  const checker = await openCheckerIn("en");
  const { meant, complaints } = await checker.understand(text, { age: 60, sex: "M" });
  expect([...meant, ...complaints.map(({ id }) => id)]).toContain("chest-pain");
});

test("lower belly pain with a late period is not read as pregnancy pain", async () => {
  const checker = await openCheckerIn("ar");
  const text = "دورتي متأخرة ثلاث اسابيع وعندي وجع تحت على جهة اليمين من امبارح";
  const { meant, findings } = await checker.understand(text, { age: 27, sex: "F" });
  expect(meant).toEqual(expect.arrayContaining(["missed-period", "abdominal-pain"]));
  expect(meant.filter((id) => id.startsWith("pregnancy"))).toEqual([]);
  expect(findings.map(({ id }) => id)).toContain("abdominal-pain-lower-right");
});

test.each<[Locale, string, string, readonly string[]]>([
  [
    "en",
    "lower back pain for a week, my father's prostate cancer started like this",
    "low-back-pain",
    ["prostate-symptoms", "cancer-known"],
  ],
  [
    "fr",
    "mal en bas du dos, mon père a un cancer de la prostate",
    "low-back-pain",
    ["prostate-symptoms", "cancer-known"],
  ],
  [
    "es",
    "mareos esta semana, mi madre tiene diabetes y mi hermana tuvo cáncer de mama",
    "dizziness",
    ["cancer-worry", "cancer-known"],
  ],
  ["ar", "دوخة هذا الأسبوع، أمي عندها سكري", "dizziness", ["diabetes-control"]],
  ["en", "sore throat for 2 days and a bit feverish", "sore-throat", ["fever"]],
  ["it", "fumo, ho la tosse da tre settimane", "cough", ["smoking-stop"]],
])("in %s, %j is read as %s and not %j", async (locale, text, meant, besides) => {
  const checker = await openCheckerIn(locale);
  const read = await checker.understand(text, { age: 49, sex: "M" });
  expect(read.meant).toContain(meant);
  expect(read.meant.filter((id) => besides.includes(id))).toEqual([]);
});

test("a father's illness is read only when nothing else is told, and a child's fever stays a complaint", async () => {
  const checker = await openCheckerIn("en");
  const father = await checker.understand("my dad has prostate cancer", { age: 70, sex: "M" });
  expect(father.complaints.map(({ id }) => id)).toContain("prostate-symptoms");
  const child = await checker.understand("earache and a bit feverish", { age: 2, sex: "F" });
  expect(child.complaints.map(({ id }) => id)).toContain("child-fever");
});
