import { problemMessage, problems, type ProblemMessageCode } from "@anteroom/content/messages/problems";
import { problemTexts, type ProblemTexts } from "../platform/forms/failure-text.tsx";

const isKnown = (code: string): code is ProblemMessageCode => Object.hasOwn(problems, code);

const textOf: ProblemTexts = ({ code, retry_after: retryAfter }, locale) =>
  isKnown(code) ? problemMessage(code, locale, { retryAfter }) : null;

/** Words the server's problems in the browser from now on, by their codes, as the server does. Loaded as a chunk of its own. */
export function wordProblems(): void {
  problemTexts.of = textOf;
}
