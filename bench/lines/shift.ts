import type { Browser } from "@playwright/test";
import { openChromium } from "../../tools/browsers/chromium.ts";
import {
  type LayoutShift,
  layoutShifts,
  publicAddresses,
  shiftWidths,
  watchLayout,
} from "../../tools/browsers/layout-shift.ts";
import { fillAddress, openBlankOrigin } from "../../tools/product/demo-visit.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine, Row } from "../line.ts";

const rounds = Number(process.env["ANTEROOM_SHIFT_ROUNDS"] ?? 3);

/**
 * Cumulative layout shift of each public route at five widths while its parts load late; the worst run of each cell counts. Prints what
 * shifted. `ANTEROOM_SHIFT_ROUNDS` sets the rounds.
 */
export const shift: BenchLine = {
  name: "shift",
  measure: async () => {
    const product = await runProduct();
    const browser = await openChromium();
    try {
      const clinic = product.clinicUrl("aurora");
      const rows: Row[] = [];
      for (const wanted of publicAddresses) {
        const worst = new Map<number, LayoutShift>();
        for (let round = 0; round < rounds; round++)
          for (const { width, ...found } of await visit(browser, clinic, wanted))
            if (found.sum >= (worst.get(width)?.sum ?? 0)) worst.set(width, found);
        rows.push(...shiftWidths.map((width) => rowOf(wanted, width, worst.get(width))));
      }
      return rows;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** One visit at each width, with nothing in the browser's cache. */
async function visit(browser: Browser, clinic: string, wanted: string) {
  const context = await browser.newContext({ locale: "en-GB" });
  try {
    const page = await context.newPage();
    await openBlankOrigin(page, clinic);
    const address = clinic + (await fillAddress(wanted, page));
    await page.close();
    await watchLayout(context);
    return await layoutShifts(context, address);
  } finally {
    await context.close();
  }
}

function rowOf(wanted: string, width: number, worst: LayoutShift | undefined): Row {
  const [path] = wanted.split("?");
  const name = wanted.includes("topic=") ? wanted : path;
  for (const { value, what } of worst?.of ?? [])
    console.log(`${name} at ${width} px: ${value.toFixed(4)} by ${what.join(" | ")}`);
  return {
    what: `CLS of ${name} at ${width} px, worst (n=${rounds})`,
    ours: worst?.sum ?? Number.NaN,
    unit: "",
    baseline: null,
    goal: "<= 0.01",
  };
}
