import { localeNames, locales } from "@anteroom/domain/shared/locales";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import { countReviewed, type Review, reviewKinds, addSignature } from "../reviews.ts";
import {
  linkTo,
  openReviewData,
  type Row,
  rowsOf,
  searchRows,
  type Search,
  type ReviewData,
  stateLine,
  withOther,
} from "./entries.ts";
import { type Html, html } from "./html.ts";
import { showEntry } from "./show-entry.ts";
import { style } from "./style.ts";

/** Access to knowledge and signatures; tests replace it. */
export type ReviewFiles = {
  readonly readKnowledge: () => Knowledge;
  readonly readReviews: () => readonly Review[];
  readonly writeReviews: (reviews: readonly Review[]) => void;
  readonly today: () => string;
};

/** An answer of the review program: a page, or a redirect to `to`. */
export type Answer = { readonly status: number; readonly page?: string; readonly to?: string };

/**
 * Returns the page for a GET request: the list for `/`, an entry for `/KIND/ID`, else 404. It uses neither network nor scripts. The files
 * are read again for each request.
 */
export function answerGet({ readKnowledge, readReviews }: ReviewFiles, url: URL): Answer {
  const shown = openReviewData(readKnowledge(), readReviews(), url.searchParams.get("lang") ?? "en");
  const [kind = "", id = ""] = url.pathname.slice(1).split("/");
  if (kind === "") return { status: 200, page: listPage(shown, url) };
  const row = rowsOf(shown).find((one) => one.kind === kind && one.id === id);
  if (!row)
    return {
      status: 404,
      page: page("Not found", html`<p>There is no such entry. <a href="/">All entries</a></p>`),
    };
  return { status: 200, page: entryPage(shown, row, url.searchParams) };
}

/**
 * Signs the entry that the form showed, writes the signatures, and redirects to the next one of its kind that is not reviewed. Writes
 * nothing for an entry that has changed since, or without name and role of at most 100 characters: it is shown again with the problem.
 */
export function answerSign(files: ReviewFiles, form: URLSearchParams): Answer {
  const field = (name: string) => (form.get(name) ?? "").trim();
  const shown = openReviewData(files.readKnowledge(), files.readReviews(), field("lang"));
  const row = rowsOf(shown).find((one) => one.kind === field("kind") && one.id === field("id"));
  if (!row) return { status: 404, page: page("Not found", html`<p>There is no such entry.</p>`) };
  const back = linkTo(row.kind, row.id, shown.language);
  const [name, role] = [field("name"), field("role")];
  if (row.content !== field("content")) return { status: 303, to: `${back}&problem=changed` };
  if (!name || !role || name.length > 100 || role.length > 100)
    return { status: 303, to: `${back}&problem=who` };
  files.writeReviews(addSignature(shown.reviews, row, { name, role, date: files.today() }));
  const next = rowsOf({ ...shown, reviews: files.readReviews() }).filter(
    (one) => one.kind === row.kind && one.state !== "reviewed",
  );
  const after = next.find((one) => one.id > row.id) ?? next[0];
  const who = new URLSearchParams({ name, role });
  return { status: 303, to: after ? `${linkTo(after.kind, after.id, shown.language)}&${who}` : "/" };
}

function listPage(shown: ReviewData, url: URL): string {
  const search: Search = {
    kind: url.searchParams.get("kind") ?? "",
    text: url.searchParams.get("q") ?? "",
    isOpenOnly: url.searchParams.has("open"),
  };
  const found = searchRows(rowsOf(shown), search);
  const isWhole = url.searchParams.has("whole");
  const whole = new URL(url);
  whole.searchParams.set("whole", "1");
  return page(
    "The symptom checker’s knowledge",
    html`${counts(shown)}${searchForm(shown, search)}
      <p>
        ${found.length} found.
        ${
          isWhole
            ? ""
            : html`<a href="${whole.pathname}${whole.search}">Show all of them in full, to print</a>`
        }
      </p>
      ${
        isWhole
          ? found.map((row) => section(shown, row))
          : html`<ul class="rows">
              ${found.map((row) => listRow(shown, row))}
            </ul>`
      }`,
  );
}

function counts({ knowledge, reviews }: ReviewData): Html {
  const { complaints, conditions, rules } = countReviewed(knowledge, reviews);
  const line = (name: string, { reviewed, of }: { reviewed: number; of: number }) =>
    html`<li>${reviewed} of ${of} ${name} reviewed</li>`;
  return html`<ul class="counts">
    ${line("complaints", complaints)}${line("conditions", conditions)}${line("rules of urgency", rules)}
  </ul>`;
}

function searchForm({ language }: ReviewData, { kind, text, isOpenOnly }: Search): Html {
  return html`<form method="get" action="/" class="search">
    <label>Search <input type="search" name="q" value="${text}" /></label>
    <label
      >Kind
      <select name="kind">
        <option value="">All</option>
        ${reviewKinds.map(
          (one) => html`<option value="${one}" ${one === kind && html`selected`}>${one}s</option>`,
        )}
      </select></label
    >
    <label
      >Beside English
      <select name="lang">
        ${locales.map(
          (one) =>
            html`<option value="${one}" ${one === language && html`selected`}>
              ${one === "en" ? "nothing" : localeNames[one]}
            </option>`,
        )}
      </select></label
    >
    <label
      ><input type="checkbox" name="open" value="1" ${isOpenOnly && html`checked`} /> Not reviewed only</label
    >
    <button>Search</button>
  </form>`;
}

function listRow({ language }: ReviewData, { kind, id, name, note, state }: Row): Html {
  return html`<li>
    <span class="kind">${kind}</span> <a href="${linkTo(kind, id, language)}">${name}</a>
    <span class="note">${note}</span>${
      state === "reviewed" ? " ✓ reviewed" : state === "changed" && " changed since it was signed"
    }
  </li>`;
}

function section(shown: ReviewData, row: Row): Html {
  const other = row.kind === "rule" ? null : shown.beside(row.kind, row.id);
  return html`<section>
    <h2>${withOther(row.name, other)} <code>${row.id}</code></h2>
    ${stateLine(row, shown.reviews)}${showEntry(shown, row)}
  </section>`;
}

const problems: Readonly<Record<string, string>> = {
  changed: "It was changed while you read it. Read it again, then sign.",
  who: "Write your name and your role, each in at most 100 letters.",
};

function entryPage(shown: ReviewData, row: Row, posed: URLSearchParams): string {
  const problem = posed.get("problem");
  const said = problem === null ? undefined : problems[problem];
  return page(
    `${row.name} (${row.kind})`,
    html`<p class="no-print">
        <a href="/?kind=${row.kind}&open=1&lang=${shown.language}">All ${row.kind}s not reviewed</a>
      </p>
      ${said !== undefined && html`<p role="alert" class="problem">${said}</p>`} ${section(shown, row)}
      <form method="post" action="/sign" class="sign no-print">
        <h2>Sign</h2>
        <p>I have read all of this entry as it stands on this page, and it is right.</p>
        <input type="hidden" name="kind" value="${row.kind}" /><input
          type="hidden"
          name="id"
          value="${row.id}"
        />
        <input type="hidden" name="content" value="${row.content}" /><input
          type="hidden"
          name="lang"
          value="${shown.language}"
        />
        <label
          >Name <input name="name" value="${posed.get("name")}" required maxlength="100" autocomplete="name"
        /></label>
        <label
          >Role
          <input
            name="role"
            value="${posed.get("role")}"
            required
            maxlength="100"
            placeholder="Paediatrician"
            autocomplete="organization-title"
        /></label>
        <button>Sign and go to the next</button>
      </form>`,
  );
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}
