import { readQuestionnaireDraft, saveQuestionnaireDraft } from "@anteroom/domain/health/questionnaire/draft";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { questionnaireDraftKey, type Answerer } from "../booking/questionnaire-drafts.ts";

type Draft = {
  answers: Answers;
  /** The current page, as named by `QuestionnaireForm`. */
  at: string | null;
};

/**
 * Returns one person's draft of one form, with `keep` to store it on this device for another day and `forget`
 * to erase it. Empty for another `version` or once expired. Read once, at mount: give another form or person
 * a new `key`. Sign-out erases it.
 */
export function useQuestionnaireDraft({
  form,
  version,
  answerer,
}: {
  /** Names the form and what it is about, as `survey-before-first-visit-12`. */
  form: string;
  /** Answers to another version are not taken over. */
  version: string;
  answerer: Answerer;
}): Draft & { keep: (draft: Draft) => void; forget: () => void } {
  const { storage, clock } = useApp();
  const memory = deviceMemory(storage);
  const key = questionnaireDraftKey(form, answerer);
  const [draft, setDraft] = useState<Draft>(
    () => readQuestionnaireDraft(memory.read(key), version, clock.now()) ?? empty,
  );
  return {
    ...draft,
    keep: (next) => {
      setDraft(next);
      memory.write(key, saveQuestionnaireDraft({ ...next, version }, clock.now()));
    },
    forget: () => {
      setDraft(empty);
      memory.erase(key);
    },
  };
}

const empty: Draft = { answers: {}, at: null };
