import { expect, test } from "vitest";
import { mentionsOwnChild } from "./about-a-child.ts";

test.each([
  "a mi hija de 3 años le duele el oido i tiene calentura desde ayer",
  "mi guagua esta con fiebre",
  "my little boy has a rash",
  "My daughter's ear hurts",
  "our 3 year old son is coughing",
  "a minha filha tem febre desde ontem",
  "meu bebê está com tosse",
  "o meu filho de dois anos vomita",
  "mia figlia ha mal d'orecchio",
  "il mio bambino ha la febbre",
  "ma fille a mal à l’oreille",
  "mon petit garçon tousse",
  "bb de 5 semaines, fièvre",
  "ابنتي عندها حرارة",
  "عند بنتي سعال",
])("%s is read as about a child", (text) => expect(mentionsOwnChild(text)).toBe(true));

test.each([
  "a sore throat for 3 days, no fever",
  "I caught it from the children at school",
  "me duele el oído desde que nadé",
  "dor de ouvido, trabalho com crianças",
  "mal à l’oreille depuis hier",
  "mal di gola, niente febbre",
  "صداع منذ أمس",
])("%s is not read as about a child", (text) => expect(mentionsOwnChild(text)).toBe(false));
