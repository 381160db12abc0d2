import {
  type Condition,
  type PresentingComplaint,
  type UrgencyRule,
  ageGroups,
  weights,
} from "@anteroom/triage/complaints/knowledge";
import { impliedBy } from "@anteroom/triage/complaints/prepare";
import { supportingFindings } from "@anteroom/triage/complaints/rules";
import { triedPeople, waysToHold } from "../ways-to-hold.ts";
import { linkTo, type Row, type ReviewData, sourceList, topicLine, withOther } from "./entries.ts";
import { type Html, html } from "./html.ts";
import {
  ageLabel,
  frequencyWords,
  sexWords,
  formatAge,
  describeExpression,
  type DescribedRule,
  urgencyWords,
  weightWords,
} from "./words.ts";

/** Returns the whole content of an entry, in reading order; nothing for an unknown one. */
export function showEntry(shown: ReviewData, { kind, id }: Row): Html {
  const { knowledge } = shown;
  if (kind === "complaint") {
    const complaint = knowledge.complaints.find((one) => one.id === id);
    return complaint ? showComplaint(shown, complaint) : html``;
  }
  if (kind === "condition") {
    const condition = knowledge.conditions.find((one) => one.id === id);
    return condition ? showCondition(shown, condition) : html``;
  }
  const rule = knowledge.rules.find((one) => one.id === id);
  return rule ? showRule(shown, rule) : html``;
}

function showComplaint(shown: ReviewData, complaint: PresentingComplaint): Html {
  const { findings, oneOf, redFlags, ask, tell, urgency, specialty, source, topic, applies } = complaint;
  const questions = (list: readonly string[]) => list.map((one) => showQuestion(shown, one, false));
  return html` ${tellApplies(applies)}
    <p>
      ${oneOf ? "Brings one of these, and which is asked" : "Is present in whoever names it"}:
      ${joined(findings.map(shown.label))}
    </p>
    <p>
      Urgency where no rule holds: <strong>${urgencyWords[urgency]}</strong>. Seen by:
      ${showSpecialty(shown, specialty)}.
    </p>
    <h3>First: red flags</h3>
    <ol>
      ${redFlags.map((one) => showQuestion(shown, one, true))}
    </ol>
    <h3>Then what separates urgencies</h3>
    <ol>
      ${questions(ask)}
    </ol>
    <h3>Then what separates conditions</h3>
    <ol>
      ${questions(tell)}
    </ol>
    <p class="note">
      The checker asks red flags in this order. Of the rest it asks what can change the result most, and
      leaves out what cannot change it.
    </p>
    ${topicLine(topic)} ${sourceList(shown, [source])}`;
}

function showQuestion(shown: ReviewData, id: string, isRedFlag: boolean): Html {
  const group = shown.prepared.groups.get(id);
  if (!group) return html`<li>${shown.label(id)}? (yes, no, or do not know)</li>`;
  const { question, mode, findings } = group;
  return html`<li>
    ${withOther(question, shown.beside("group", id))}
    <span class="note">(${mode === "one" ? "one of" : "any of"})</span>
    <ul>
      ${findings.map(
        (finding) => html`<li>${shown.label(finding)}${isRedFlag && showRaises(shown, finding)}</li>`,
      )}
    </ul>
  </li>`;
}

/** What a finding helps to raise, and the reason that is then told. */
function showRaises({ prepared, language, beside }: ReviewData, finding: string): Html {
  const rules = impliedBy(prepared, finding).flatMap((one) => prepared.rulesOf.get(one) ?? []);
  const once = [...new Set(rules)];
  const line = ({ id, urgency, reason, when }: UrgencyRule) =>
    html`<li>
      <strong>${urgencyWords[urgency]}</strong>:
      <a href="${linkTo("rule", id, language)}">${withOther(reason, beside("rule", id))}</a
      >${typeof when === "string" ? " (alone)" : " (with other answers)"}
    </li>`;
  if (once.length <= 3)
    return html`<ul class="raises">
      ${once.map(line)}
    </ul>`;
  return html`<ul class="raises">
      ${once.slice(0, 3).map(line)}
    </ul>
    <details>
      <summary>${once.length - 3} more rules</summary>
      <ul class="raises">
        ${once.slice(3).map(line)}
      </ul>
    </details>`;
}

function showCondition(shown: ReviewData, condition: Condition): Html {
  const {
    findings,
    frequency,
    ages = {},
    sex,
    urgency,
    specialty,
    selfCare = [],
    sources,
    topic,
    namedWith,
  } = condition;
  const reported = weights.filter((weight) => (findings[weight] ?? []).length > 0);
  return html` <p>
      ${condition.icd10}${condition.icpc && html`, ICPC-2 ${condition.icpc}`}. Among people who seek care:
      <strong>${frequencyWords[frequency]}</strong>${sex && html`, ${sexWords[sex]}`}.
    </p>
    <p>
      By age:
      ${joined(
        ageGroups.map((age) => html`${ageLabel[age]}: ${ages[age] ?? "as usual"}`),
        "; ",
      )}.
    </p>
    <p>
      Usual urgency: <strong>${urgencyWords[urgency]}</strong>. Seen by: ${showSpecialty(shown, specialty)}.
    </p>
    <table>
      <tbody>
        ${reported.map(
          (weight) =>
            html`<tr>
              <th scope="row">${weightWords[weight]}</th>
              <td>${joined((findings[weight] ?? []).map(shown.label))}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${namedWith && html`<p>Named only where one of these was told: ${joined(namedWith.map(shown.label))}.</p>`}
    <h3>Self-care that is told</h3>
    ${
      selfCare.length > 0
        ? html`<ul>
            ${selfCare.flatMap((id) => withOtherwise(shown, id)).map((id) => html`<li>${showAdvice(shown, id)}</li>`)}
          </ul>`
        : html`<p>None.</p>`
    }
    <h3>Complaints that lead here</h3>
    <p>
      ${joined(leadingTo(shown, condition).map(({ id, name }) => html`<a href="${linkTo("complaint", id, shown.language)}">${name}</a>`))}
    </p>
    <details>
      <summary>Rules of urgency that its findings take part in</summary>
      ${showRulesOf(shown, condition)}
    </details>
    ${topicLine(topic)} ${sourceList(shown, sources)}`;
}

/** An advice, and what those read whom it is not for. */
function withOtherwise({ knowledge }: ReviewData, id: string): readonly string[] {
  const otherwise = knowledge.selfCare.find((one) => one.id === id)?.otherwise;
  return otherwise === undefined ? [id] : [id, otherwise];
}

function showAdvice({ knowledge, beside }: ReviewData, id: string): Html {
  const text = knowledge.selfCare.find((one) => one.id === id)?.text ?? id;
  return withOther(text, beside("selfCare", id));
}

function leadingTo(
  { knowledge, prepared }: ReviewData,
  { findings }: Condition,
): readonly PresentingComplaint[] {
  const { needs = [], hallmark = [], common = [], occasional = [] } = findings;
  const own = new Set([...needs, ...hallmark, ...common, ...occasional]);
  return knowledge.complaints.filter(({ findings: all }) =>
    all.flatMap((one) => impliedBy(prepared, one)).some((one) => own.has(one)),
  );
}

function showRulesOf({ knowledge, language, beside }: ReviewData, { findings }: Condition): Html {
  const own = new Set([findings.needs, findings.hallmark, findings.common].flatMap((list) => list ?? []));
  const rules = knowledge.rules.filter(({ when }) => supportingFindings(when).some((one) => own.has(one)));
  return html`<ul>
    ${rules.map(
      ({ id, urgency, reason }) =>
        html`<li>
          <strong>${urgencyWords[urgency]}</strong>:
          <a href="${linkTo("rule", id, language)}">${withOther(reason, beside("rule", id))}</a>
        </li>`,
    )}
  </ul>`;
}

function showRule(shown: ReviewData, rule: UrgencyRule): Html {
  const { id, urgency, reason, when, source } = rule;
  return html` <p>
      <strong>${urgencyWords[urgency]}</strong>. The reason that is told:
      ${withOther(reason, shown.beside("rule", id))}
    </p>
    <h3>It holds when there is</h3>
    <ul>
      ${showTold(describeExpression(when, (finding) => shown.prepared.findings.get(finding)?.label ?? finding))}
    </ul>
    <h3>Tests</h3>
    ${showTests(shown, rule)} ${sourceList(shown, [source])}`;
}

function showTold({ head, parts }: DescribedRule): Html {
  return html`<li>
    ${head}${
      parts.length > 0 &&
      html`<ul>
        ${parts.map(showTold)}
      </ul>`
    }
  </li>`;
}

/** The people on whom `rules-hold.test.ts` tries the rule, and the written cases in which it holds. */
function showTests({ prepared, cases }: ReviewData, { id, when, urgency }: UrgencyRule): Html {
  const tried = triedPeople.flatMap((person) =>
    waysToHold(prepared, when, person).map((way) => ({ person, way })),
  );
  const written = cases.get(id) ?? [];
  const spread = [tried[0], tried[Math.floor(tried.length / 2)], tried.at(-1)];
  const examples = [...new Set(spread)].filter((one) => one !== undefined);
  return html`<p>
      Tried on ${tried.length} made people (tools/triage/rules-hold.test.ts), of whom some must be told
      “${urgencyWords[urgency]}” or more. For example:
    </p>
    <ul>
      ${examples.map(
        ({ person, way }) =>
          html`<li>
            ${person.sex === "F" ? "Female" : "Male"}, ${formatAge(person.age)}:
            ${way.map((one) => prepared.findings.get(one)?.label ?? one).join(", ") || "nothing else"}
          </li>`,
      )}
    </ul>
    <p>
      ${
        written.length > 0
          ? html`It holds in these written cases: ${written.join(", ")}.`
          : html`It holds in none of the written cases.`
      }
    </p>`;
}

function showSpecialty({ knowledge, beside }: ReviewData, id: string): Html {
  const name = knowledge.specialties.find((one) => one.id === id)?.name ?? id;
  return withOther(name, beside("specialty", id));
}

function tellApplies(applies: PresentingComplaint["applies"]): Html | null {
  if (!applies) return null;
  const { sex, ageFrom, ageBelow } = applies;
  return html`<p>
    For:
    ${sex === "F" ? "women and girls" : sex === "M" ? "men and boys" : "everybody"}${
      ageFrom !== undefined && html`, from ${formatAge(ageFrom)}`
    }${ageBelow !== undefined && html`, below ${formatAge(ageBelow)}`}.
  </p>`;
}

function joined(parts: readonly Html[], by = ", "): Html {
  return html`${parts.map((part, at) => html`${at > 0 && by}${part}`)}`;
}
