import {
  addAnswer,
  answerTo,
  openQuestions,
  startInterview,
  type Interview,
} from "@anteroom/triage/interview";
import { trueAnswers, type PatientRow } from "./patients.ts";

/** How many further states of each patient are learnt from, the share of answers left out, and the most that are added (natural logarithm). */
const varied = { states: 9, leftOut: 0.25, mostAdded: 4.6 };

/**
 * Returns the patient's own interview, and nine variants with some of its questions and other ones, so that every patient contributes to
 * each answer's weight. `next` returns numbers from 0 to below 1.
 */
export function interviewStates(row: PatientRow, held: Interview, next: () => number): readonly Interview[] {
  const truth = trueAnswers(row);
  const others = Array.from({ length: varied.states }, () => {
    let state = startInterview({ ...held.patient, complaints: held.complaints });
    for (const one of held.answers)
      if (next() >= varied.leftOut && isOpen(state, one.question))
        state = addAnswer(state, one.question, one.answer);
    const added = Math.floor(Math.exp(next() * varied.mostAdded)) - 1;
    for (let count = 0; count < added; count += 1) {
      const open = openQuestions(state);
      const one = open[Math.floor(next() * open.length)];
      if (one) state = addAnswer(state, one.code, truth(one));
    }
    return state;
  });
  return [held, ...others];
}

const isOpen = (state: Interview, question: string) =>
  answerTo(state, question) === null && openQuestions(state).some(({ code }) => code === question);
