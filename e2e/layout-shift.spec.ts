import {
  layoutShift,
  layoutShifts,
  publicAddresses,
  shiftWidths,
  watchLayout,
} from "../tools/browsers/layout-shift.ts";
import { fillAddress, openBlankOrigin } from "../tools/product/demo-visit.ts";
import { openBendingDoor } from "./support/bending-door.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const limit = 0.01;

/** Small pages of a form, a sentence or an error: `npm run bench -- shift` measures them too. */
const isLeftToBench = (address: string) =>
  /^\/(?:404|set-password|invitation|guest\/video|client\/video)/.test(address);

for (const wanted of publicAddresses.filter((address) => !isLeftToBench(address)))
  test(`nothing shifts on ${wanted} at five widths while its parts load one after the other`, async ({
    page,
    context,
  }) => {
    await openBlankOrigin(page, clinicUrl("aurora"));
    const address = await fillAddress(wanted, page);
    await watchLayout(context);
    const found = await layoutShifts(context, address);
    expect(found.map(({ width }) => width)).toEqual(shiftWidths);
    expect(found.filter(({ sum }) => sum > limit)).toEqual([]);
  });

for (const address of ["/", "/login", "/recover-password"])
  test(`${address} has no layout shift when its HTML arrives in pieces`, async ({ context }) => {
    const door = await openBendingDoor("aurora", address, inPieces);
    try {
      await watchLayout(context);
      const found = await layoutShifts(context, door.clinicUrl + address);
      expect(found.filter(({ sum }) => sum > limit)).toEqual([]);
    } finally {
      await door.close();
    }
  });

/** Splits the HTML of a page at the end of each of its elements that are links or headings. */
const inPieces = (html: string) => html.split(/(?<=<\/(?:a|h1|p|label)>)/);

test("layout shifts are counted for each of several pages opened at once", async ({ context }) => {
  await watchLayout(context);
  await context.addInitScript(() =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      const late = document.createElement("p");
      late.style.blockSize = "400px";
      document.body.prepend(late);
    }).observe({ type: "paint", buffered: true }),
  );
  const found = await layoutShifts(context, `${clinicUrl("aurora")}/login`);
  for (const { sum, width } of found) expect(sum, `${width} px`).toBeGreaterThan(limit);
});

test("nothing shifts on a patient’s home page at 360 px when the next appointment loads", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "aurora");
  await watchLayout(context);
  await open(page, `${clinicUrl("aurora")}/`);
  await expect(page.getByRole("region", { name: /appointment/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { sum, of } = await layoutShift(page);
  expect(sum, JSON.stringify(of)).toBeLessThanOrEqual(limit);
});

test("nothing shifts at five widths when the booking form of a signed-in patient loads", async ({
  page,
  context,
}) => {
  await signIn(page, "aurora");
  const step = "/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}";
  const address = clinicUrl("aurora") + (await fillAddress(step, page));
  await watchLayout(context);
  const found = await layoutShifts(context, address);
  expect(found.map(({ width }) => width)).toEqual(shiftWidths);
  expect(found.filter(({ sum }) => sum > limit)).toEqual([]);
  await open(page, address);
  await expect(page.getByLabel("In your own words"), "a form that never comes would not move").toBeVisible();
});
