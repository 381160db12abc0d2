// The call's own screen: its controls by hand and by key, what the doctor asks for, a call-back, a shared screen.
import type { Locator, Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { inCall } from "./support/in-call.ts";
import { swipe } from "./support/finger.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";

const controls = (page: Page) => page.getByRole("group", { name: "Call controls" });

test("the join button stays visible before the call at 200 % text size and covers nothing permanently", async ({
  page,
}) => {
  const { slug } = await openClinic("aurora", "check", {});
  const visit = await bookVisit(page, { as: "guest", slug });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  const join = page.locator("main").getByRole("button", { name: "Join" });
  await expect(join).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  for (const [width, height] of [
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(join, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredBy(join)).toEqual([]);
    const atTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return coveredBy(page.getByText("Choose other devices"));
    };
    await expect.poll(atTheEnd, "what stands above it can be scrolled free").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // On a window too low for it the button stands at the end of the page.
  await page.setViewportSize({ width: 320, height: 480 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(join).not.toBeInViewport();
  await join.scrollIntoViewIfNeeded();
  await expect.poll(() => coveredBy(join)).toEqual([]);
});

const isLargeEnough = (control: Locator) =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 44 && height >= 44;
  });

/** What lies on top at points of an element, where it is not the element: the hidden part of a plate. */
const coveredBy = (element: Locator, at: readonly number[] = [0.2, 0.5, 0.8]) =>
  element.evaluate((plate, points) => {
    const { left, top, width, height } = plate.getBoundingClientRect();
    return points.flatMap((across) =>
      points.flatMap((down) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return plate.contains(hit) ? [] : [`${across}, ${down}: ${hit?.outerHTML.slice(0, 60) ?? "outside"}`];
      }),
    );
  }, at);

test(
  "the name plate, captions and notices are not covered at 200 % text size",
  { tag: ["@S1.18"] },
  async ({ page, complaints }) => {
    test.setTimeout(120_000);
    complaints.allow(withoutNetwork);
    await page.setViewportSize({ width: 360, height: 740 });
    await inCall(page, "large", {});
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    const call = page.getByRole("region", { name: "Video appointment" });
    const caption = call.locator("p[dir=auto][aria-hidden=true]");
    await expect(caption).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => coveredBy(caption), "the caption").toEqual([]);
    const plate = call.locator("div:has(> span > [role=timer])");
    await expect.poll(() => coveredBy(plate), "the plate").toEqual([]);
    await page.context().setOffline(true);
    const notice = call.locator("output").getByText("You’re not connected to the internet.");
    await expect.poll(() => coveredBy(notice), "the notice").toEqual([]);
    await expect.poll(() => coveredBy(plate), "the plate beside the notice").toEqual([]);
    await page.context().setOffline(false);

    await controls(page).getByRole("button", { name: "Messages" }).click();
    const face = call.locator("figure:has(video[data-participant])");
    await expect.poll(() => coveredBy(face), "the doctor’s picture beside the messages").toEqual([]);
    await page.getByLabel("Your message").fill("can u hear me? my chest hurts badly right now");
    const box = page.getByLabel("Your message");
    const share = await box.evaluate((field) => {
      const panel = field.closest("form")?.parentElement?.parentElement;
      return field.clientHeight / (panel?.clientHeight ?? 1);
    });
    expect(share, "the box leaves more than half of the panel to the messages").toBeLessThan(0.5);
    const emergency = page.getByRole("alert").getByRole("link", { name: "112" });
    const isInSight = async () => {
      await expect(emergency, "the emergency number is whole in sight").toBeInViewport({ ratio: 1 });
      await expect.poll(() => coveredBy(emergency)).toEqual([]);
    };
    await isInSight();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("my chest hurts badly right now")).toBeVisible();
    await isInSight();
    await page.getByLabel("Your message").fill("i want to die");
    const crisisLine = page.getByRole("link", { name: /crisis line/ });
    await expect(crisisLine, "the number to call is whole in sight").toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredBy(crisisLine)).toEqual([]);
    await page.getByLabel("Your message").fill("");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByLabel("Your message").fill("i want to kill myself");
    await expect(crisisLine, "on the smallest phone too").toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredBy(crisisLine)).toEqual([]);
  },
);

test("the crisis line stays visible on a phone after a message about suicide is sent", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const { clinic } = await inCall(page, "sent", {}, "ar");
  await page.getByRole("button", { name: "الرسائل" }).click();
  const sizeOf = (element: Locator) =>
    element.evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight] as const);
  const [width] = await sizeOf(page.getByRole("textbox"));
  expect(width, "the box has most of the line").toBeGreaterThan(200);
  const number = page.getByRole("link", { name: "112", exact: true });
  expect(Math.min(...(await sizeOf(number))), "the emergency number can be tapped").toBeGreaterThanOrEqual(
    24,
  );
  await page.getByRole("textbox").fill("أريد أن أموت");
  const crisisLine = page.locator("a[href='tel:1411']");
  await expect(crisisLine).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByRole("log")).toContainText("أريد أن أموت");
  await clinic.post("/messages", { key: crypto.randomUUID(), text: "أنا معك" });
  await expect(page.getByRole("log")).toContainText("أنا معك");
  await expect(crisisLine).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(crisisLine)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.getByRole("textbox").fill("لا أريد أن أعيش");
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByRole("log")).toContainText("لا أريد أن أعيش");
  await expect(crisisLine, "where text is twice as large").toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(crisisLine)).toEqual([]);
});

test("crisis help shows beside the messages of the call on a desktop", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { clinic } = await inCall(page, "beside", {});
  await controls(page).getByRole("button", { name: "Messages" }).click();
  await page.getByRole("textbox").fill("i want to die");
  const crisisLine = page.getByRole("link", { name: /crisis line/ });
  await expect(crisisLine).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("log");
  for (const ofFilm of ["Hello, I can see and hear you", "Thank you, I have read your message"])
    await expect(log, "what comes after this is the newest").toContainText(ofFilm);
  await clinic.post("/messages", { key: crypto.randomUUID(), text: "I am with you. Stay on the line." });
  const answer = log.getByText("I am with you. Stay on the line.");
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(answer)).toEqual([]);
  await expect(crisisLine).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(crisisLine)).toEqual([]);
});

test(
  "a patient declines, accepts and changes the doctor's requests for vital signs and a phone number",
  {
    tag: [
      "@S1.28",
      "@S1.29",
      "@S1.30",
      "@S4.READ.03",
      "@S4.READ.07",
      "@S4.READ.08",
      "@S6.ROLE.08",
      "@S6.ROLE.09",
      "@S8.MSG.27",
      "@S6.ROLE.10",
      "@D.94",
    ],
  },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { clinic, visit } = await inCall(page, "asked", {
      phoneCallBack: true,
      patientsVitalSigns: true,
      vitalSignsProvider: "none",
    });
    const question = page.getByRole("region", { name: `May ${visit.doctorName} see your vital signs?` });

    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const control of await controls(page).locator("button:visible").all())
      await expect(control, "in reach where text is large").toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));

    await clinic.post("/requests", { kind: "vitals" });
    await expect(question).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await expect(
      controls(page).getByRole("button", { name: "Leave" }),
      "nothing covers the controls",
    ).toBeInViewport({
      ratio: 1,
    });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const part of await question.locator("p, button").all()) {
      await part.evaluate((one) => one.scrollIntoView({ block: "center" }));
      const faults = await coveredBy(part, [0.5]); // a text may be taller than its sheet
      expect(faults, "where text is large, text and answers follow one another").toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await question.getByRole("button", { name: "Not now" }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(async () => (await clinic.requests())[0]?.state).toBe("refused");

    await clinic.post("/requests", { kind: "vitals" });
    await question.getByRole("button", { name: "Yes, start" }).click();
    const entry = page.getByRole("region", { name: "Your vital signs" });
    await entry.getByLabel("Heart rate").fill("7");
    await entry.getByRole("button", { name: "Send to the doctor" }).click();
    await expect(entry.getByText("A number from 20 to 300")).toBeVisible();
    await expect(entry.getByLabel("Heart rate")).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await entry.getByLabel("Heart rate").fill("72");
    await entry.getByRole("button", { name: "Send to the doctor" }).click();
    await expect(page.getByText(`${visit.doctorName} has your values.`)).toBeVisible();
    const { data } = await clinic.get("/vital_signs_measurements");
    expect(data.collection).toMatchObject([{ sourceSystem: "manual", vitalSigns: { heart_rate: 72 } }]);
    await page.getByRole("button", { name: "OK" }).click();

    const { id } = (await clinic.post("/requests", { kind: "vitals" })).data.entity;
    await question.getByRole("button", { name: "Yes, start" }).click();
    await expect(entry).toBeVisible();
    await clinic.post(`/requests/${id}/stop`);
    await expect(page.getByText(`${visit.doctorName} stopped the vital signs reading.`)).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole("button", { name: "Back to the call" }).click();

    const call = (await clinic.post("/requests", { kind: "call_back" })).data.entity.id;
    const number = page.getByRole("region", { name: `May ${visit.doctorName} call you by telephone?` });
    await number.getByLabel("Phone number").fill("12");
    await number.getByRole("button", { name: "Yes, call me" }).click();
    await expect(number.getByText("Enter a phone number we can call, with its country code")).toBeVisible();
    await number.getByLabel("Phone number").fill("912 345 678");
    await number.getByRole("button", { name: "Yes, call me" }).click();
    await expect(page.getByText("The clinic will call you on +351912345678.")).toBeVisible();
    expect((await clinic.requests())[0]).toMatchObject({ state: "accepted", phone_number: "+351912345678" });
    await clinic.post(`/requests/${call}/report`, { outcome: "calling" });
    await expect(page.getByText("The clinic is calling +351912345678 now.")).toBeVisible();
    await clinic.post(`/requests/${call}/report`, { outcome: "no_answer" });
    await page.getByRole("button", { name: "Call me again" }).click();
    await expect(page.getByRole("region", { name: "Would you like us to phone you?" })).toBeVisible();
  },
);

test(
  "a patient operates the call by keyboard, shares the screen, moves the self-view and confirms leaving",
  { tag: ["@S1.18", "@S3.SET.patientsShareScreen", "@D.54"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    // No screen can be chosen where nobody sits: a drawn one stands in for it. The first sound is refused, as before a tap.
    await page.addInitScript(() => {
      if (!isSecureContext) return; // the empty page a tab begins with
      navigator.mediaDevices.getDisplayMedia = () => {
        const canvas = document.createElement("canvas");
        canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
        return Promise.resolve(canvas.captureStream(5));
      };
      // oxlint-disable-next-line typescript/unbound-method -- called with its own element below
      const { play } = HTMLAudioElement.prototype;
      let wasTapped = false;
      const onClick = ({ target }: Event) => {
        wasTapped ||= target instanceof Element && target.textContent === "Tap to hear";
      };
      addEventListener("click", onClick, true);
      HTMLAudioElement.prototype.play = function (this: HTMLAudioElement) {
        const mayPlay = wasTapped || !(this.srcObject instanceof MediaStream);
        return mayPlay ? play.call(this) : Promise.reject(new DOMException("no", "NotAllowedError"));
      };
    });
    const { visit } = await inCall(page, "desk", { patientsShareScreen: true });
    await expect(page).toHaveTitle(/^In your appointment – /);
    await page.getByRole("button", { name: "Tap to hear" }).click();
    await expect(page.getByRole("button", { name: "Tap to hear" })).toHaveCount(0);
    await expect
      .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => !audio.paused))
      .toBe(true);

    const microphone = page.getByRole("switch", { name: "Microphone" });
    const camera = page.getByRole("switch", { name: "Camera", exact: true });
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("m");
    await expect(microphone).not.toBeChecked();
    await expect(page.getByText("Your microphone is off", { exact: true })).toBeAttached();
    await page.keyboard.down(" ");
    await expect(microphone).toBeChecked();
    await page.keyboard.up(" ");
    await expect(microphone).not.toBeChecked();
    await page.keyboard.press("Control+m");
    await page.keyboard.press("v");
    await expect(camera).not.toBeChecked();
    await expect(microphone).not.toBeChecked();

    const screen = page.getByRole("switch", { name: "Share screen" });
    await screen.click();
    await expect(screen).toBeChecked();
    await expect(page.getByText("Everyone in the call can see your screen.")).toBeVisible();
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(screen).not.toBeChecked();

    const move = page.getByRole("button", { name: "Move your picture to another corner" });
    await move.press("ArrowDown");
    await move.press("ArrowLeft");
    await expect(page.locator("[data-corner]")).toHaveAttribute("data-corner", "bottom-start");

    await expect(page.locator("[data-under-way=call]"), "D.49: nothing is announced over a call").toHaveCount(
      1,
    );

    const more = controls(page).getByRole("button", { name: "More" });
    await more.click();
    await expect(page.getByRole("heading", { name: "More" })).toBeFocused();
    await page.getByRole("switch", { name: "Keyboard shortcuts" }).click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("m");
    await expect(microphone, "shortcuts are switched off").not.toBeChecked();
    // Last: a browser that was touched once is one without a keyboard to Chromium.
    await swipe(page, page.locator("[data-corner]"), { x: 700, y: -400 });
    await expect(page.locator("[data-corner]"), "or with a finger").toHaveAttribute("data-corner", "top-end");

    await controls(page).getByRole("button", { name: "Leave" }).click();
    const leaving = page.getByRole("dialog", { name: "Leave the call?" });
    await leaving.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByRole("heading", { name: `Appointment with ${visit.doctorName}` })).toBeAttached();
    await controls(page).getByRole("button", { name: "Leave" }).click();
    await leaving.getByRole("button", { name: "Leave now" }).click();
    await expect(page.getByRole("heading", { name: "You left the call" })).toBeFocused();
    await expect(page.locator("[data-under-way]")).toHaveCount(0);
  },
);

test(
  "screen sharing is hidden where disabled, and an Arabic phone explains a microphone lost in the call",
  { tag: ["@S3.SET.patientsShareScreen", "@S1.18", "@S8.TYPE.02"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() => {
      if (!isSecureContext) return; // the empty page a tab begins with
      const { mediaDevices, permissions } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      const query = permissions.query.bind(permissions);
      const given: MediaStreamTrack[] = [];
      let isTaken = false;
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        given.push(...stream.getAudioTracks());
        return stream;
      };
      permissions.query = async (of) =>
        isTaken
          ? (Object.assign(new EventTarget(), { state: "denied" }) as unknown as PermissionStatus) // its state and its event are all the page asks of it
          : query(of);
      // Of an event that no browser made Firefox tells only those listeners of a track that want it: a word of its own.
      // oxlint-disable-next-line typescript/unbound-method -- called with its own track below
      const { addEventListener } = MediaStreamTrack.prototype;
      MediaStreamTrack.prototype.addEventListener = function (
        type: string,
        listener: unknown,
        how: unknown = {},
      ) {
        Reflect.apply(addEventListener, this, [type, listener, how, true]);
      };
      // As when the browser's own sign beside the address is set to "block" during the call.
      addEventListener("taken-away", () => {
        isTaken = true;
        for (const track of given) {
          track.stop();
          track.dispatchEvent(new Event("ended"));
        }
      });
    });
    await inCall(page, "still", { patientsShareScreen: false }, "ar");
    const buttons = page
      .locator("fieldset")
      .getByRole("button")
      .or(page.locator("fieldset").getByRole("switch"));
    const inReach = await buttons.all();
    for (const control of inReach)
      if (await control.isVisible()) {
        await expect(control).toBeInViewport({ ratio: 1 });
        expect(await isLargeEnough(control)).toBe(true);
      }
    await page.getByRole("button", { name: "المزيد" }).click();
    await expect(page.getByRole("switch", { name: /النص المكتوب/ })).toBeVisible();
    await expect(page.getByRole("switch", { name: "مشاركة الشاشة" })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event("taken-away")));
    await page.getByRole("button", { name: "الكاميرا والصوت" }).click();
    const reported = page.locator("[data-error-type]");
    await expect(reported).toHaveAttribute("data-error-type", "permission_denied_in_call");
    await expect(reported.getByRole("button", { name: "حاول مجددًا" })).toBeVisible();
  },
);
