// PHQ-8 (Kroenke et al., 2009).
// Wording as published by RADAR-base (RADAR-REDCap-aRMT-Definitions, Apache-2.0), taken over on 2026-11-22; numbers before and spaces after a line left out,
// nothing else changed. The instrument itself: Pfizer Inc., free of charge and of permission since 2010; developed by Spitzer, Williams, Kroenke and colleagues.
// Never translated by us (D.103): a language is added with an official wording, its source and the date.
import type { Wordings } from "./wordings.ts";

export const phq8Wordings: Wordings = {
  en: {
    stem: "Over the past two weeks, how often have you been bothered by any of the following problems",
    items: [
      "Little interest or pleasure in doing things?",
      "Feeling down, depressed, or hopeless?",
      "Trouble falling asleep or staying asleep, or sleeping too much?",
      "Feeling tired or having little energy?",
      "Poor appetite or over eating",
      "Feeling bad about yourself, or that you are a failure or have let yourself or your family down?",
      "Trouble concentrating on things such as reading the newspaper or watching television?",
      "Moving or speaking so slowly that other people have noticed. Or the opposite - being so fidgety or restless that you have been moving around a lot more than usual?",
    ],
    options: ["Not at all", "Several days", "More than half the days", "Nearly every day"],
  },
  es: {
    stem: "¿Con qué frecuencia, en las últimas dos semanas, ha tenido cualquiera de los siguientes problemas?",
    items: [
      "Tener poco interés o disfrutar poco haciendo cosas",
      "Sentirse desanimado/a, deprimido/a o sin esperanza",
      "Tener problemas para dormir (coger el sueño o mantenerlo), o tener más sueño de la cuenta",
      "Sentirse cansado/a o con poca energía",
      "Tener poco apetito o comer demasiado",
      "Sentirse mal consigo mismo/a o sentirse fracasado/a o decepcionado/a de sí mismo/a, o pensar que ha decepcionado a los que le rodean",
      "Tener problemas para concentrarse, como por ejemplo para leer el periódico o ver la televisión",
      "Moverse o hablar tan lentamente que los demás lo han notado. O bien lo contrario, estar tan inquieto/a e intranquilo/a que ha estado moviéndose de arriba para abajo mucho más de lo habitual",
    ],
    options: ["Nunca", "Unos cuantos días", "Más de la mitad de los días", "Todos o casi todos los días"],
  },
  it: {
    stem: "Nelle ultime due settimane, quanto spesso sei stato disturbato da uno dei seguenti problemi",
    items: [
      "Scarso interesse o piacere nel fare le cose.",
      "Sentirsi giù, triste o disperato/a.",
      "Problemi ad addormentarsi o a dormire tutta la notte senza svegliarsi, o a dormire troppo.",
      "Sentirsi stanco/a o avere poca energia.",
      "Scarso appetito o mangiare troppo.",
      "Avere una scarsa opinione di sé, o sentirsi un/una fallito/a o aver deluso se stesso/a o i propri familiari.",
      "Difficoltà a concentrarsi su qualcosa, per esempio leggere il giornale o guardare la televisione.",
      "Muoversi o parlare così lentamente da poter essere notato/a da altre persone. O, al contrario, essere così irrequieto/a da muoversi molto più del solito.",
    ],
    options: ["Mai", "Alcuni giorni", "Per più della metà dei giorni", "Quasi tutti i giorni"],
  },
};
