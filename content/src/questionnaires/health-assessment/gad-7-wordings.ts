// GAD-7 (Spitzer et al., 2006).
// Each wording is the published one, unchanged but for numbers before and spaces after a line; where it was seen, how far that was compared and under which
// licence stands in `wording-sources.json`, with a hash of the words that a test compares. The instrument itself: Pfizer Inc., free of charge and of
// permission since 2010; developed by Spitzer, Williams, Kroenke and colleagues.
// Never translated by us (D.103): a language is added with an official wording, its source and the date.
// "Spanish for the USA" is the Spanish one: that for Spain was found only with typing errors ("nerioso"), and to mend them would be a wording of ours.
// The fifth French item stands as it was published ("difficile à tenir").
import type { Wordings } from "./wordings.ts";

/** The official wordings of GAD-7 by language. */
export const gad7Wordings: Wordings = {
  en: {
    stem: "Over the last two weeks, how often have you been bothered by any of the following problems?",
    items: [
      "Feeling nervous, anxious or on edge",
      "Not being able to stop or control worrying",
      "Worrying too much about different things",
      "Having trouble relaxing",
      "Being so restless that it is hard to sit still",
      "Becoming easily annoyed or irritable",
      "Feeling afraid, as if something awful might happen",
    ],
    options: ["Not at all", "Several days", "More than half the days", "Nearly every day"],
  },
  es: {
    stem: "Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?",
    items: [
      "Se ha sentido nervioso(a), ansioso(a) o con los nervios de punta",
      "No ha sido capaz de parar o controlar su preocupación",
      "Se ha preocupado demasiado por motivos diferentes",
      "Ha tenido dificultad para relajarse",
      "Se ha sentido tan inquieto(a) que no ha podido quedarse quieto(a)",
      "Se ha molestado o irritado fácilmente",
      "Ha tenido miedo de que algo terrible fuera a pasar",
    ],
    options: ["Ningún día", "Varios días", "Más de la mitad de los días", "Casi todos los días"],
  },
  "pt-BR": {
    stem: "Durante as últimas 2 semanas, com que freqüência você foi incomodado/a pelos problemas abaixo?",
    items: [
      "Sentir-se nervoso/a, ansioso/a ou muito tenso/a",
      "Não ser capaz de impedir ou de controlar as preocupações",
      "Preocupar-se muito com diversas coisas",
      "Dificuldade para relaxar",
      "Ficar tão agitado/a que se torna difícil permanecer sentado/a",
      "Ficar facilmente aborrecido/a ou irritado/a",
      "Sentir medo como se algo horrível fosse acontecer",
    ],
    options: ["Nenhuma vez", "Vários dias", "Mais da metade dos dias", "Quase todos os dias"],
  },
  fr: {
    stem: "Au cours des 2 dernières semaines, selon quelle fréquence avez-vous été gêné(e) par les problèmes suivants ?",
    items: [
      "Un sentiment de nervosité, d’anxiété ou de tension",
      "Une incapacité à arrêter de s’inquiéter ou à contrôler ses inquiétudes",
      "Une inquiétude excessive à propos de différentes choses",
      "Des difficultés à se détendre",
      "Une agitation telle qu’il est difficile à tenir en place",
      "Une tendance à être facilement contrarié(e) ou irritable",
      "Un sentiment de peur comme si quelque chose de terrible risquait de se produire",
    ],
    options: ["Jamais", "Plusieurs jours", "Plus de la moitié du temps", "Presque tous les jours"],
  },
};
