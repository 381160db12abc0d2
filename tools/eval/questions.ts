// `npm run eval:questions [-- --drawn=2 --seed=11]`: what people with each of the complaints are asked who deny everything, know nothing, or have a
// condition drawn by how often it brings the complaint; how many boxes change nothing, are far-fetched, were known already, or contradict what was told; and under `odd` what a person would find odd (`tools/triage/coherence.ts`). Then
// people who wrote for how long they have had it: what was known or contradicts them, alone.
import { parseArgs } from "node:util";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { askedOf, askedFigures, peopleWhoTellHowLong, peopleWith } from "../triage/asked-items.ts";
import { randomOf } from "./typing-errors.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";

const { values } = parseArgs({
  options: { drawn: { type: "string", default: "2" }, seed: { type: "string", default: "11" } },
});
const prepared = prepareKnowledge(readKnowledge());
const random = randomOf(Number(values.seed));
const asked = prepared.knowledge.complaints
  .flatMap(({ id }) => peopleWith(prepared, id, Number(values.drawn), random))
  .map((one) => ({ kind: one.name.replace(/ .*/, ""), items: askedOf(prepared, one) }));
for (const kind of ["denies", "unknown", "has"])
  console.log(kind, askedFigures(asked.filter((one) => one.kind === kind).map(({ items }) => items)));
console.log("all", askedFigures(asked.map(({ items }) => items)));
const told = prepared.knowledge.complaints
  .flatMap(({ id }) => peopleWhoTellHowLong(prepared, id))
  .map((one) => askedOf(prepared, one, { isAll: false }));
const { people, questions, boxes, known, contradicted } = askedFigures(told);
console.log("told how long", { people, questions, boxes, known, contradicted });
