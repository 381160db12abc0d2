declare module "virtual:triage-knowledge" {
  import type { PackedKnowledge } from "@anteroom/triage/complaints/pack-knowledge";
  const knowledge: PackedKnowledge;
  export default knowledge;
}

declare module "virtual:triage-texts/*" {
  import type { KnowledgeTexts } from "@anteroom/triage/complaints/pack-knowledge";
  const texts: KnowledgeTexts;
  export default texts;
}

declare module "virtual:triage-weights/*" {
  import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";
  const weights: LearnedWeights;
  export default weights;
}

declare module "virtual:triage-phrases/*" {
  import type { Phrases } from "@anteroom/domain/health/own-words/phrases";
  const phrases: Phrases;
  export default phrases;
}
