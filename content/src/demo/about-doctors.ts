import type { MoreLanguage } from "./more-languages.ts";

/** What the doctors of Saúde Ipê and Andes Salud say besides the clinic's language and English, by their English words. */
type Said = Readonly<Record<MoreLanguage | "pt", string>>;

const said = (it: string, es: string, fr: string, ar: string, pt: string): Said => ({ it, es, fr, ar, pt });

/** Translations of the demo doctors' descriptions at Andes Salud and Saúde Ipê, by their English text. */
export const aboutTranslations: Readonly<Record<string, Said>> = {
  "General practitioner on call, day and night. Solves what video allows and says when to go to a hospital.":
    said(
      "Medico di base di turno, giorno e notte. Risolve quello che il video permette e Le dice quando andare in ospedale.",
      "Médico de familia de guardia, de día y de noche. Resuelve lo que permite el vídeo y le dice cuándo ir al hospital.",
      "Médecin généraliste de garde, jour et nuit. Règle ce que la vidéo permet et vous dit quand aller à l’hôpital.",
      "طبيب عام مناوب ليلًا ونهارًا. يعالج ما تسمح به مكالمة الفيديو ويخبرك متى تذهب إلى المستشفى.",
      "Médico de clínica geral de serviço, dia e noite. Resolve o que o vídeo permite e diz quando ir às urgências.",
    ),
  "Blood pressure, cholesterol and the hearts of those who sit all day.": said(
    "Pressione, colesterolo e cuore di chi sta seduto tutto il giorno.",
    "Tensión, colesterol y el corazón de quien pasa el día sentado.",
    "Tension, cholestérol et cœur des personnes assises toute la journée.",
    "ضغط الدم والكوليسترول وقلب من يجلس طوال اليوم.",
    "Tensão, colesterol e o coração de quem trabalha sentado.",
  ),
  "Children's doctor and mother of three. Cares for the child and for whoever looks after it.": said(
    "Pediatra e madre di tre figli. Si prende cura del bambino e di chi lo accudisce.",
    "Pediatra y madre de tres hijos. Atiende al niño y a quien lo cuida.",
    "Pédiatre et mère de trois enfants. Elle prend soin de l’enfant et de la personne qui s’en occupe.",
    "طبيبة أطفال وأم لثلاثة. تعتني بالطفل وبمن يرعاه.",
    "Pediatra e mãe de três filhos. Acolhe a criança e quem cuida dela.",
  ),
  "Acne, spots and hair loss, with a clear prescription and an agreed follow-up.": said(
    "Acne, macchie e caduta dei capelli, con una ricetta chiara e un controllo già concordato.",
    "Acné, manchas y caída del pelo, con una receta clara y una revisión acordada.",
    "Acné, taches et chute de cheveux, avec une ordonnance claire et un suivi convenu.",
    "حب الشباب والبقع وتساقط الشعر، بوصفة واضحة وموعد متابعة متفق عليه.",
    "Acne, manchas e queda de cabelo, com receita clara e nova consulta combinada.",
  ),
  "Women's health with time to listen, from adolescence to menopause.": said(
    "La salute della donna con il tempo di ascoltare, dall’adolescenza alla menopausa.",
    "La salud de la mujer con tiempo para escuchar, de la adolescencia a la menopausia.",
    "La santé des femmes avec le temps d’écouter, de l’adolescence à la ménopause.",
    "صحة المرأة مع وقت للإصغاء، من المراهقة إلى انقطاع الطمث.",
    "Ginecologia com tempo para ouvir, da adolescência à menopausa.",
  ),
  "Spine, knees and sports injuries. Exercise before medicine, where possible.": said(
    "Schiena, ginocchia e lesioni sportive. Esercizi prima delle medicine, quando si può.",
    "Columna, rodillas y lesiones deportivas. Ejercicios antes que medicamentos, cuando se puede.",
    "Dos, genoux et blessures de sport. Des exercices avant les médicaments, quand c’est possible.",
    "العمود الفقري والركبتان وإصابات الرياضة. التمارين قبل الأدوية متى أمكن.",
    "Coluna, joelhos e lesões do desporto. Exercícios antes de medicamentos, quando é possível.",
  ),
  "Short therapy for anxiety and grief, in the evening and on Saturdays.": said(
    "Terapia breve per ansia e lutto, la sera e il sabato.",
    "Terapia breve para la ansiedad y el duelo, al final del día y los sábados.",
    "Thérapie brève pour l’anxiété et le deuil, le soir et le samedi.",
    "علاج نفسي قصير للقلق والحزن، في المساء وأيام السبت.",
    "Terapia breve para a ansiedade e o luto, ao fim do dia e aos sábados.",
  ),
  "Mood, sleep and attention. Explains each medicine before prescribing it.": said(
    "Umore, sonno e attenzione. Spiega ogni medicina prima di prescriverla.",
    "Ánimo, sueño y atención. Explica cada medicamento antes de recetarlo.",
    "Humeur, sommeil et attention. Explique chaque médicament avant de le prescrire.",
    "المزاج والنوم والانتباه. تشرح كل دواء قبل أن تصفه.",
    "Humor, sono e atenção. Explica cada medicamento antes de o receitar.",
  ),
  "Nutrition with rice and beans: real food and small goals.": said(
    "Alimentazione con riso e fagioli: cibo vero e piccoli obiettivi.",
    "Nutrición con arroz y alubias: comida de verdad y metas pequeñas.",
    "Bien manger avec du riz et des haricots : de vrais aliments et de petits objectifs.",
    "تغذية بالأرز والفاصوليا: طعام حقيقي وأهداف صغيرة.",
    "Nutrição com arroz e feijão: comida a sério e metas pequenas.",
  ),
  "Diabetes and thyroid, with goals that fit a week.": said(
    "Diabete e tiroide, con obiettivi adatti a una settimana.",
    "Diabetes y tiroides, con metas que caben en una semana.",
    "Diabète et thyroïde, avec des objectifs à la mesure d’une semaine.",
    "السكري والغدة الدرقية، بأهداف تناسب أسبوعًا واحدًا.",
    "Diabetes e tiroide, com metas que cabem na semana.",
  ),
  "Headache, dizziness and memory, at weekends too.": said(
    "Mal di testa, vertigini e memoria, anche nel fine settimana.",
    "Dolor de cabeza, mareos y memoria, también el fin de semana.",
    "Maux de tête, vertiges et mémoire, aussi le week-end.",
    "الصداع والدوخة والذاكرة، وفي عطلة نهاية الأسبوع أيضًا.",
    "Dores de cabeça, tonturas e memória, também ao fim de semana.",
  ),
  "Asthma, bronchitis and short breath. The patience of one who has heard it all.": said(
    "Asma, bronchite e fiato corto. La pazienza di chi ha già sentito di tutto.",
    "Asma, bronquitis y falta de aire. La paciencia de quien ya lo ha oído todo.",
    "Asthme, bronchite et souffle court. La patience de qui a déjà tout entendu.",
    "الربو والتهاب الشعب الهوائية وضيق النفس. صبر من سمع كل شيء من قبل.",
    "Asma, bronquite e falta de ar. A paciência de quem já ouviu de tudo.",
  ),
  "General practitioner on call, day and night. Says clearly what can wait and what cannot.": said(
    "Medica di base di turno, giorno e notte. Le dice con chiarezza che cosa può aspettare e che cosa no.",
    "Médica de familia de guardia, de día y de noche. Le dice con claridad qué puede esperar y qué no.",
    "Médecin généraliste de garde, jour et nuit. Elle vous dit clairement ce qui peut attendre et ce qui ne le peut pas.",
    "طبيبة عامة مناوبة ليلًا ونهارًا. تخبرك بوضوح بما يمكن أن ينتظر وما لا يمكن.",
    "Médica de clínica geral de serviço, dia e noite. Diz com clareza o que pode esperar e o que não pode.",
  ),
  "Skin and mountain sun. Looks at moles and teaches how to watch them.": said(
    "Pelle e sole di montagna. Controlla i nei e insegna a tenerli d’occhio.",
    "Piel y sol de montaña. Revisa lunares y enseña a vigilarlos.",
    "Peau et soleil de montagne. Examine les grains de beauté et apprend à les surveiller.",
    "البشرة وشمس الجبال. تفحص الشامات وتعلّمك كيف تراقبها.",
    "Pele e sol da montanha. Observa sinais e ensina a vigiá-los.",
  ),
  "Women's health, with time and without judgement.": said(
    "La salute della donna, con tempo e senza giudizi.",
    "La salud de la mujer, con tiempo y sin juicios.",
    "La santé des femmes, avec du temps et sans jugement.",
    "صحة المرأة، بوقت كافٍ ومن دون أحكام.",
    "Saúde da mulher, com tempo e sem juízos.",
  ),
  "Children's doctor. Fever, coughs and the questions of first-time parents.": said(
    "Pediatra. Febbre, tosse e le domande di chi ha il primo figlio.",
    "Pediatra. Fiebre, tos y las dudas de los padres primerizos.",
    "Pédiatre. Fièvre, toux et questions des parents d’un premier enfant.",
    "طبيبة أطفال. الحمى والسعال وأسئلة من صاروا آباء وأمهات لأول مرة.",
    "Pediatra. Febre, tosse e as dúvidas de quem tem o primeiro filho.",
  ),
  "Asthma, winter coughs and breathing better in the city.": said(
    "Asma, tosse invernale e respirare meglio in città.",
    "Asma, tos de invierno y respirar mejor en la ciudad.",
    "Asthme, toux d’hiver et mieux respirer en ville.",
    "الربو وسعال الشتاء والتنفس بشكل أفضل في المدينة.",
    "Asma, tosse de inverno e respirar melhor na cidade.",
  ),
  "Knees, shoulders and backs, with exercises to do at home.": said(
    "Ginocchia, spalle e schiena, con esercizi da fare a casa.",
    "Rodillas, hombros y espalda, con ejercicios para hacer en casa.",
    "Genoux, épaules et dos, avec des exercices à faire chez vous.",
    "الركبتان والكتفان والظهر، بتمارين تؤدى في البيت.",
    "Joelhos, ombros e costas, com exercícios para fazer em casa.",
  ),
  "High blood pressure and the heart, step by step and without alarm.": said(
    "Pressione alta e cuore, un passo alla volta e senza allarmi.",
    "Tensión alta y corazón, paso a paso y sin sustos.",
    "Hypertension et cœur, pas à pas et sans alarmer.",
    "ارتفاع ضغط الدم والقلب، خطوة بخطوة ومن دون تخويف.",
    "Tensão alta e coração, passo a passo e sem sustos.",
  ),
  "Eating better without forbidding: small goals, week by week.": said(
    "Mangiare meglio senza divieti: piccoli obiettivi, settimana per settimana.",
    "Comer mejor sin prohibir: metas pequeñas, semana a semana.",
    "Mieux manger sans rien interdire : de petits objectifs, semaine après semaine.",
    "طعام أفضل بلا ممنوعات: أهداف صغيرة أسبوعًا بعد أسبوع.",
    "Comer melhor sem proibir: metas pequenas, semana a semana.",
  ),
  "Anxiety, grief and work. In the evening and on Saturdays too.": said(
    "Ansia, lutto e lavoro. Anche la sera e il sabato.",
    "Ansiedad, duelo y trabajo. También al final del día y los sábados.",
    "Anxiété, deuil et travail. Le soir et le samedi aussi.",
    "القلق والحزن والعمل. في المساء وأيام السبت أيضًا.",
    "Ansiedade, luto e trabalho. Também ao fim do dia e aos sábados.",
  ),
  "Mood, sleep and treatments explained in simple words.": said(
    "Umore, sonno e cure spiegate con parole semplici.",
    "Ánimo, sueño y tratamientos explicados con palabras sencillas.",
    "Humeur, sommeil et traitements expliqués avec des mots simples.",
    "المزاج والنوم والعلاجات، مشروحة بكلمات بسيطة.",
    "Humor, sono e tratamentos explicados em palavras simples.",
  ),
  "Diabetes and thyroid, with your results on the table.": said(
    "Diabete e tiroide, con i Suoi esami sul tavolo.",
    "Diabetes y tiroides, con sus análisis sobre la mesa.",
    "Diabète et thyroïde, avec vos résultats sur la table.",
    "السكري والغدة الدرقية، ونتائجك على الطاولة.",
    "Diabetes e tiroide, com os seus exames em cima da mesa.",
  ),
  "Physiotherapist of the old school: look, move and walk again.": said(
    "Fisioterapista della vecchia scuola: guardare, muovere e tornare a camminare.",
    "Fisioterapeuta de la vieja escuela: mirar, mover y volver a caminar.",
    "Kinésithérapeute de la vieille école : regarder, bouger et remarcher.",
    "معالج طبيعي على الطريقة القديمة: نظر وحركة ثم عودة إلى المشي.",
    "Fisioterapeuta da velha escola: olhar, mexer e voltar a andar.",
  ),
};
