// PHQ-8 (Kroenke et al., 2009): the PHQ-9 without its ninth item.
// Each wording is the published one, unchanged but for numbers before and spaces after a line; where it was seen, how far that was compared and under which
// licence stands in `wording-sources.json`, with a hash of the words that a test compares. The instrument itself: Pfizer Inc., free of charge and of
// permission since 2010; developed by Spitzer, Williams, Kroenke and colleagues.
// Never translated by us (D.103): a language is added with an official wording, its source and the date.
import type { Wordings } from "./wordings.ts";

/** The official wordings of PHQ-8 by language. */
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
  "pt-BR": {
    stem: "Durante as últimas 2 semanas, com que freqüência você foi incomodado/a por qualquer um dos problemas abaixo?",
    items: [
      "Pouco interesse ou pouco prazer em fazer as coisas",
      "Se sentir “para baixo”, deprimido/a ou sem perspectiva",
      "Dificuldade para pegar no sono ou permanecer dormindo, ou dormir mais do que de costume",
      "Se sentir cansado/a ou com pouca energia",
      "Falta de apetite ou comendo demais",
      "Se sentir mal consigo mesmo/a — ou achar que você é um fracasso ou que decepcionou sua família ou você mesmo/a",
      "Dificuldade para se concentrar nas coisas, como ler o jornal ou ver televisão",
      "Lentidão para se movimentar ou falar, a ponto das outras pessoas perceberem? Ou o oposto – estar tão agitado/a ou irrequieto/a que você fica andando de um lado para o outro muito mais do que de costume",
    ],
    options: ["Nenhuma vez", "Vários dias", "Mais da metade dos dias", "Quase todos os dias"],
  },
  fr: {
    stem: "Au cours des 2 dernières semaines, selon quelle fréquence avez-vous été gêné(e) par les problèmes suivants ?",
    items: [
      "Peu d’intérêt ou de plaisir à faire les choses",
      "Être triste, déprimé(e) ou désespéré(e)",
      "Difficultés à s’endormir ou à rester endormi(e), ou dormir trop",
      "Se sentir fatigué(e) ou manquer d’énergie",
      "Avoir peu d’appétit ou manger trop",
      "Avoir une mauvaise opinion de soi-même, ou avoir le sentiment d’être nul(le), ou d’avoir déçu sa famille ou s’être déçu(e) soi-même",
      "Avoir du mal à se concentrer, par exemple, pour lire le journal ou regarder la télévision",
      "Bouger ou parler si lentement que les autres auraient pu le remarquer. Ou au contraire, être si agité(e) que vous avez eu du mal à tenir en place par rapport à d’habitude",
    ],
    options: ["Jamais", "Plusieurs jours", "Plus de la moitié du temps", "Presque tous les jours"],
  },
};
