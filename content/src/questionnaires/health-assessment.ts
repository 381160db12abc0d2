import { areas } from "@anteroom/domain/health/assessment/areas";
import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { aboutGroup } from "./health-assessment/about-group.ts";
import { areaNames } from "./health-assessment/area-names.ts";
import { gad7Wordings } from "./health-assessment/gad-7-wordings.ts";
import { activityGroup, alcoholGroup, nutritionGroup, sleepGroup } from "./health-assessment/habit-groups.ts";
import { phq8Wordings } from "./health-assessment/phq-8-wordings.ts";
import { diabetesGroup, heartGroup, tobaccoGroup } from "./health-assessment/risk-groups.ts";
import { scaleGroup } from "./health-assessment/scale-group.ts";
import { choice, option, questionnaire } from "./write-item.ts";

/**
 * The ten areas of the health assessment as one questionnaire (S1.31); `assess` reads its link ids. No question is
 * required: an open answer makes its area unassessable.
 */
export const healthAssessment: Questionnaire = questionnaire({
  id: "health-assessment",
  url: "https://anteroom.example/questionnaires/health-assessment",
  version: "1.0.0",
  title: {
    en: "Health assessment",
    pt: "Avaliação de saúde",
    it: "Valutazione della salute",
    es: "Evaluación de salud",
    fr: "Bilan de santé",
    ar: "تقييم الصحة",
  },
  copyright:
    "PHQ-8 and GAD-7: developed by Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues with an educational grant from Pfizer Inc.; no permission required to reproduce, translate, display or distribute. English, Italian and Spanish PHQ-8 and English GAD-7 as published by RADAR-base, Apache-2.0. All other wording: Anteroom, not validated.",
  item: [
    choice(
      "areas",
      {
        en: "Which areas do you want to look at?",
        pt: "Que áreas quer ver?",
        "pt-BR": "Quais áreas você quer ver?",
        it: "Quali aree vuole valutare?",
        es: "¿Qué áreas quiere ver?",
        fr: "Quels domaines voulez-vous regarder ?",
        ar: "أي المجالات تريد أن تنظر فيها؟",
      },
      areas.map((area) => option(area, areaNames[area])),
      { repeats: true, required: true },
    ),
    aboutGroup(),
    scaleGroup({ area: "mood", name: "phq8", title: areaNames.mood, wordings: phq8Wordings }),
    scaleGroup({ area: "anxiety", name: "gad7", title: areaNames.anxiety, wordings: gad7Wordings }),
    diabetesGroup(),
    heartGroup(),
    tobaccoGroup(),
    activityGroup(),
    alcoholGroup(),
    sleepGroup(),
    nutritionGroup(),
  ],
});
