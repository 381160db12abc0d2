import { Html } from "./html.ts";

/** The style sheet of the review pages, also for print, where controls are hidden. */
export const style = new Html(`
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1a1a1a; background: #fff; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin: 1.5rem 0 0.25rem; } h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
ul, ol { margin: 0.25rem 0; padding-inline-start: 1.5rem; }
.rows { list-style: none; padding: 0; } .rows li { padding: 0.375rem 0; border-bottom: 1px solid #ddd; }
.counts { list-style: none; padding: 0; font-weight: 600; }
.kind { display: inline-block; min-width: 6rem; color: #555; } .note, code { color: #555; font-size: 0.875rem; }
.other { color: #555; font-style: italic; } .raises { font-size: 0.875rem; }
.state { border-inline-start: 0.25rem solid #b45309; padding-inline-start: 0.75rem; } .state.reviewed { border-color: #15803d; }
.problem { border: 2px solid #b91c1c; padding: 0.5rem 0.75rem; }
.search, .sign { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; border: 1px solid #ccc; padding: 0.75rem; }
.sign > * { flex-basis: 100%; margin: 0; } .sign label { display: block; }
input, select, button { font: inherit; padding: 0.375rem 0.5rem; } button { min-height: 2.75rem; cursor: pointer; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; vertical-align: top; padding: 0.375rem; border: 1px solid #ccc; } th { width: 12rem; }
section { border-top: 2px solid #1a1a1a; margin-top: 1rem; break-inside: auto; }
@media print { .no-print, .search { display: none; } a { color: inherit; text-decoration: none; } body { font-size: 10pt; } details > * { display: block; } }
`);
