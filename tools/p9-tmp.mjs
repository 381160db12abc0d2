import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const ctx = await b.newContext({ viewport: { width: 360, height: 740 } });
const p = await ctx.newPage();
const base = "http://aurora.localhost:4110";
const shot = (n) => p.screenshot({ path: `/tmp/p9-${n}.png` });
await p.goto(base + "/appointments/45"); await p.waitForTimeout(2500); await shot("signedout");
console.log((await p.locator("main").innerText()).slice(0, 800));
// large text
await p.goto(base + "/"); await p.waitForTimeout(1500);
await p.evaluate(() => { document.documentElement.style.fontSize = "200%"; }); await p.waitForTimeout(500); await shot("home200");
await p.getByRole("combobox").first().fill("i wnat to die"); await p.waitForTimeout(2500); await shot("search200");
console.log(await p.evaluate(() => [...document.querySelectorAll("nav[data-foot]")].map((n) => n.getBoundingClientRect().height)));
await b.close();
