import type { AnswerOf, BodyOf, EndpointShape } from "@anteroom/contract/endpoint";
import {
  concludeSymptomCheck,
  listSymptoms,
  nextSymptomQuestion,
  understandSymptoms,
} from "@anteroom/contract/health/symptom-checks";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Api } from "../../platform/api.ts";
import type { AgreedCheck, CareLevel, CheckInterview, SymptomChecker } from "../../ports/symptom-checker.ts";
import { openCrisisReader, raiseResultToOwnWarning, addOwnWarning } from "./crisis.ts";
import { restoreOutsideInterview, toOutgoingInterview } from "./reported-outside.ts";

type Deps = { name: string; locale: Locale; api: Pick<Api, "call">; agreed: AgreedCheck };

/** The danger signs that the other company asked about and that are not there: an answer of its own has no list of what to look out for. */
function dangersNotPresent({ answered }: CheckInterview, level: CareLevel): readonly string[] {
  if (level.startsWith("emergency-")) return [];
  const signs = answered
    .filter(({ question }) => question.kind === "red-flags")
    .flatMap(({ question, choices }) => question.options.filter(({ id }) => choices[id] !== "present"));
  return [...new Set(signs.map(({ words }) => words))];
}

/**
 * Opens a checker of another company that our server calls over HTTP: each question sends the interview there
 * (see `toOutgoingInterview`), `understand` also the text, `urgentNow` nothing. The browser never contacts it
 * and never has its key. Its methods reject when the server refuses, and call `onEnded` if the consent is no
 * longer valid.
 */
export async function openRemoteChecker({ name, locale, api, agreed }: Deps): Promise<SymptomChecker> {
  const hasCrisisSign = await openCrisisReader(locale);
  const readOwn = (interview: CheckInterview) => ({
    isCrisis: hasCrisisSign(interview),
    warning: interview.warning,
  });
  const { check } = agreed;
  const ask = async <E extends EndpointShape>(shape: E, body: BodyOf<E>): Promise<AnswerOf<E>> => {
    const answer = await api.call(shape, { body });
    if (answer.isOk) return answer.data;
    if (answer.failure.code === "not_found" || answer.failure.code === "feature_off") agreed.onEnded();
    throw new Error(`The symptom checker cannot be had: ${answer.failure.code}`);
  };
  return {
    name,
    complaints: async ({ age, sex }) => {
      const { data } = await ask(listSymptoms, { check, age, sex });
      return data.collection.map((one) => ({ ...one, area: null }));
    },
    understand: async (text, { age, sex }) => {
      const { data } = await ask(understandSymptoms, { check, age, sex, text });
      const { complaints, meant, findings } = data.entity;
      return { complaints: complaints.map((one) => ({ ...one, area: null })), meant, findings };
    },
    asksPregnancy: () => Promise.resolve(false), // it asks by itself where it matters
    next: async (interview) => {
      const { data } = await ask(nextSymptomQuestion, { check, ...toOutgoingInterview(interview) });
      const { question, danger } = data.entity;
      return { question, danger: addOwnWarning(readOwn(interview), danger) };
    },
    // What is only ticked is sent to nobody.
    urgentNow: (interview) => Promise.resolve(addOwnWarning(readOwn(interview), null)),
    conclude: async (interview) => {
      const { data } = await ask(concludeSymptomCheck, { check, ...toOutgoingInterview(interview) });
      const { conditions, ...result } = data.entity;
      return raiseResultToOwnWarning(readOwn(interview), {
        ...result,
        isCrisis: false,
        getHelpIf: dangersNotPresent(interview, result.level),
        selfCare: [],
        reviewed: null,
        topics: [],
        conditions: conditions.map((one) => ({ ...one, topic: null })),
      });
    },
    restore: restoreOutsideInterview,
  };
}
