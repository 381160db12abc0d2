/** The look of the offline page, which cannot fetch the app's style sheets; colours come from the clinic's theme. */
export const offlinePageStyle = `
*{box-sizing:border-box;margin:0}
html{font-family:Figtree,"Readex Pro",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:var(--page);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{max-inline-size:36rem;margin-inline:auto;padding:1.25rem;font-size:1.0625rem;line-height:1.5}
h1{font-size:clamp(1.875rem,1.35rem + 2.3vw,2.625rem);line-height:1.12;font-weight:600;letter-spacing:-.022em;text-wrap:balance}
h2{font-size:1.25rem;font-weight:600}
:lang(ar) :is(h1,h2){letter-spacing:0;line-height:1.4}
header{font-weight:600;padding-block:.5rem}
svg{display:block;inline-size:100%;block-size:11.5rem;border-radius:999px 999px 14px 14px;max-inline-size:9.5rem;margin-block:1rem 1.5rem;background:var(--ill-wall)}
svg:has(~section:not([hidden])){display:none}
main>*+*{margin-block-start:1.25rem}
ul{list-style:none;padding:0}
li{background:var(--surface);border-radius:1.5rem;padding:1.25rem;margin-block-start:.75rem}
li p+p{margin-block-start:.5rem}
.time{font-size:clamp(3.25rem,2.6rem + 2.9vw,4.75rem);line-height:1;font-weight:600;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.code{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}
.muted{color:var(--ink-2)}
.sm{font-size:.9375rem}
a{color:var(--link);font-weight:600;display:inline-block;padding-block:.625rem}
.button{padding:.8125rem 1.5rem;min-block-size:3.25rem;border-radius:999px;background:var(--brand);color:var(--on-brand);text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:.5rem}
.button:focus-visible{border-radius:999px}
`;
