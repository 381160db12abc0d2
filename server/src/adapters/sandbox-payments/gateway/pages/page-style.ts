/** The style sheet of all gateway pages. It differs from the clinic's, so that payers see where they are. */
export const style = `
:root{--page:#f6f3ec;--sheet:#fff;--ink:#182338;--soft:#525d72;--line:#dfdad0;--edge:#7e8799;--deep:#22365c;--on-deep:#fdfaf3;
--on-deep-soft:#c3cee3;--act:#2b4675;--act-over:#1d3562;--on-act:#fff;--sand:#f7ead0;--on-sand:#5d4210;--stop:#a8202c;--stop-bg:#ffecea}
@media(prefers-color-scheme:dark){:root{--page:#0f131b;--sheet:#171d29;--ink:#f1eee7;--soft:#aab3c5;--line:#2b3345;--edge:#717d94;--deep:#1c2c4c;
--on-deep:#f8f5ee;--on-deep-soft:#b3c0d9;--act:#a8c1f0;--act-over:#c2d4f6;--on-act:#0e1a31;--sand:#372c17;--on-sand:#f0d49b;--stop:#f7a5a2;--stop-bg:#40211f}}
*,*::before,*::after{box-sizing:border-box}
html{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;background:var(--page);color:var(--ink);-webkit-text-size-adjust:100%}
body{margin:0;overflow-wrap:break-word;hyphens:auto;font-size:1.0625rem;line-height:1.5;min-block-size:100dvh}
h1,h2,p,dl,dd,ul{margin:0;padding:0}ul{list-style:none}
h1,h2{font-weight:600;line-height:1.25;text-wrap:balance}h1{font-size:1.25rem}h2{font-size:1.375rem}
:lang(ar) body{line-height:1.7}
:focus-visible{outline:3px solid var(--act);outline-offset:3px;border-radius:.5rem}
bdi{white-space:nowrap;font-variant-numeric:tabular-nums}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;max-inline-size:60rem;margin-inline:auto;padding:.75rem min(1.25rem,5vw)}
.bank{display:flex;align-items:center;gap:.625rem;font-weight:600;font-size:1.125rem}.bank svg{inline-size:2rem;block-size:2rem}
.test{background:var(--sand);color:var(--on-sand);font-size:.875rem;font-weight:600;padding:.25rem .75rem;border-radius:.625rem}
main{max-inline-size:60rem;margin-inline:auto;padding:0 min(1.25rem,5vw) 2.5rem}
.sheet{background:var(--sheet);border-radius:1.5rem;overflow:hidden;box-shadow:0 1px 2px #1e160a0d,0 6px 20px -6px #1e160a12}
.summary{background:var(--deep);color:var(--on-deep);padding:min(1.25rem,5vw)}
.amount{font-size:min(clamp(2.5rem,2rem + 2.4vw,3.5rem),17vw);font-weight:600;line-height:1.15;letter-spacing:-.02em;margin-block:.25rem .75rem}
.summary dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.375rem}
.summary>dl dt{color:var(--on-deep-soft)}dd{text-align:end;overflow-wrap:anywhere}.summary dd bdi{white-space:normal}
.dunes{display:none}
.form{padding:min(1.25rem,5vw)}.form h2{margin-block-end:1rem}
.field{margin-block-end:1.25rem}label{font-weight:600;display:block}
.hint{color:var(--soft);font-size:.9375rem;line-height:1.4}
.wrong{color:var(--stop);font-weight:600;font-size:.9375rem;line-height:1.4;display:flex;gap:.5rem;margin-block-start:.25rem}.wrong svg{inline-size:1.25rem;block-size:1.25rem;flex:none}.wrong path{stroke:var(--sheet)}
input:not([type=radio]),select{inline-size:100%;min-block-size:3.25rem;margin-block-start:.375rem;padding:.75rem 1rem;font:inherit;font-variant-numeric:tabular-nums;color:var(--ink);background:var(--sheet);border:1.5px solid var(--edge);border-radius:.875rem}
input[dir=ltr]{letter-spacing:.02em}[dir=rtl] input[dir=ltr]{text-align:end}
select{background-color:var(--sheet)}input[aria-invalid],select[aria-invalid]{border:2.5px solid var(--stop)}
fieldset{border:0;margin:0 0 1.25rem;padding:1.25rem 0 0;border-block-start:1px solid var(--line);min-inline-size:0}legend{font-weight:600;padding:0;float:inline-start;inline-size:100%}legend+*{clear:both}fieldset>.hint{margin-block-end:1rem}fieldset .field:last-child{margin-block-end:0}
.lead{margin-block-end:1.25rem}.away{margin-block-start:1rem;text-align:center}.away a{color:var(--act);display:inline-block;padding-block:.75rem}
.choices{margin-block-start:.5rem}.choices li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .75rem;align-items:center;padding-block:.25rem;border-block-end:1px solid var(--line)}.choices input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:var(--act)}.choices label{padding-block:.625rem 0;min-block-size:2.75rem}.choices .hint{grid-column:2;padding-block-end:.625rem}
.lone .main{margin-block-start:1rem}.lone form{margin-block-start:1.25rem}.lone .errors+h1{margin-block-start:0}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:0 1rem}
.pair .field{display:grid;grid-template-rows:subgrid;grid-row:span 4}.pair .hint{grid-row:2}.pair .wrong{grid-row:3}.pair input{grid-row:4}
.main,.quiet{display:flex;align-items:center;justify-content:center;gap:.375rem;inline-size:100%;min-block-size:3.25rem;padding:.75rem 1.5rem;border:0;border-radius:999px;font:inherit;font-weight:600;line-height:1.2;text-decoration:none;text-align:center;cursor:pointer}
.main{background:var(--act);color:var(--on-act)}.main:hover{background:var(--act-over)}
.quiet{background:none;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--edge);margin-block-start:.75rem}.quiet:hover{background:var(--page)}
.note{color:var(--soft);font-size:.9375rem;line-height:1.45;margin-block-start:1rem}
.help{background:var(--sand);color:var(--on-sand);border-radius:1rem;padding:1rem;margin-block-start:1rem;font-size:.9375rem}.help h2{font-size:1.0625rem}
.help dl{margin-block:.375rem}.help dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.125rem}.help dt{color:inherit}.help dd{font-weight:600;user-select:all}
.errors{background:var(--stop-bg);color:var(--stop);border-radius:.875rem;padding:min(1rem,4vw) min(1.25rem,4vw);margin-block-end:1.5rem;overflow-wrap:anywhere}.errors h2{font-size:1.125rem;margin:0}
.errors a{color:inherit;font-weight:600;display:inline-block;padding-block:.625rem}
.lone{max-inline-size:34rem;margin:2rem auto 0;padding:min(1.5rem,5vw)}.lone h1{font-size:1.75rem}.lone p{margin-block-start:1rem}
@media(min-width:56rem){header{padding:1.25rem 2rem}main{padding:.5rem 2rem 4rem}.sheet:not(.lone){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.summary,.form{padding:2.25rem}.summary{display:flex;flex-direction:column;padding-block-end:0}.help{margin-block:1.5rem 2rem}.dunes{display:block;flex:none;inline-size:calc(100% + 4.5rem);block-size:9.5rem;margin:auto -2.25rem 0}.lone{padding:2.25rem}}
@media(forced-colors:active){.main,.quiet,.sheet,.help,.errors,.test{border:1px solid ButtonText}}
@media(prefers-reduced-motion:no-preference){.main,.quiet{transition:background-color .15s}}
`;
