import { act, screen, waitFor, within } from "@testing-library/react";
import { useRef, useState, type ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { AnswerFailure } from "../platform/fetch-answer.ts";
import { accessibilityFaults } from "../testing/accessibility-faults.ts";
import { joana, showPart } from "../testing/open-page.tsx";
import { Badge } from "./badge.tsx";
import { Button, ButtonLink, type ButtonKind } from "./button.tsx";
import { Avatar, Portrait } from "./card/arch.tsx";
import { AppointmentHeadline, ClockTime } from "./card/appointment-headline.tsx";
import { HoldBar } from "./card/hold-bar.tsx";
import { PinnedSummary } from "./card/pinned-summary.tsx";
import { NextAppointmentPanel } from "./card/next-appointment-panel.tsx";
import { QrCode } from "./card/qr-code.tsx";
import { Rating } from "./card/rating.tsx";
import { Row, RowLinkInside, Rows, IconTile } from "./card/rows.tsx";
import { SlotRadio, Slots, SlotTaken, SlotTime } from "./card/slot.tsx";
import { SummaryList, SummaryRow } from "./card/summary-list.tsx";
import { Chip, ChipInput, ChipLink } from "./chip.tsx";
import { CopyButton } from "./copy-button.tsx";
import { blocks } from "./examples.tsx";
import { Banner } from "./feedback/banner.tsx";
import { EmptyState } from "./feedback/empty-state.tsx";
import { NotFetched } from "./feedback/not-fetched.tsx";
import { PageSkeleton } from "./feedback/page-skeleton.tsx";
import { RouteProgress } from "./feedback/route-progress.tsx";
import { Skeleton } from "./feedback/skeleton.tsx";
import { TextField } from "./form/field.tsx";
import { HealthTabs } from "./health-places.tsx";
import { Icon } from "./icon.tsx";
import { lazyPart } from "./lazy.tsx";
import { Dialog } from "./overlay/dialog.tsx";
import { lazyDialog } from "./overlay/lazy-dialog.tsx";
import { Tab, TabBar } from "./tab-bar.tsx";
import { BackLink, TextLink } from "./text-link.tsx";
import { ClinicLogo, TopBar } from "./top-bar.tsx";
import { useIsInUse } from "./use-is-in-use.ts";

const pressed = () => vi.fn<() => void>();

test.each(blocks.map(({ name, examples }) => [name, examples] as const))(
  "%s has no accessibility violation in any of its states",
  async (_name, examples) => {
    await showPart(
      <>
        <h1>Building blocks</h1>
        {examples.map(({ name, show }) => (
          <section key={name} aria-label={name}>
            {show()}
          </section>
        ))}
      </>,
    );
    expect(await accessibilityFaults()).toEqual([]);
  },
);

describe("a button", () => {
  const kinds: ButtonKind[] = ["filled", "outlined", "soft", "quiet", "paper", "danger"];

  test.each(kinds)("of kind %s works by mouse, Enter and space", async (kind) => {
    const onClick = pressed();
    const { user } = await showPart(
      <Button kind={kind} onClick={onClick}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["closed", { kind: "closed" as const }],
    ["pending", { isPending: true }],
  ])("that is %s keeps focus and name and does nothing, also not by key", async (state, more) => {
    const [onClick, onSubmit] = [pressed(), pressed()];
    const { user } = await showPart(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...more}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Pay" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-busy")).toBe(state === "pending" ? "true" : null);
    expect(button.disabled).toBe(false);
    await user.click(button);
    await user.keyboard("{Enter} ");
    expect(document.activeElement).toBe(button);
    expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  });

  test("accepts one of two taps where the first makes it pending", async () => {
    const onClick = pressed();
    function Once() {
      const [isPending, setPending] = useState(false);
      return (
        <Button isPending={isPending} onClick={() => (onClick(), setPending(true))}>
          Send
        </Button>
      );
    }
    const { user } = await showPart(<Once />);
    await user.dblClick(screen.getByRole("button"));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test("submits no form unless told to", async () => {
    const onSubmit = pressed();
    const { user } = await showPart(
      <form onSubmit={onSubmit}>
        <Button>Show more</Button>
      </form>,
    );
    await user.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("shows its icon while idle and a spinner while pending", async () => {
    const button = (isPending: boolean) => (
      <Button icon="phone" isPending={isPending}>
        Call
      </Button>
    );
    const { show } = await showPart(button(false));
    expect(document.querySelector("use")?.getAttribute("href")).toMatch(/#phone$/);
    show(button(true));
    expect(document.querySelector("use")).toBeNull();
    expect(screen.getByRole("button", { name: "Call" })).toBeTruthy();
  });
});

test("a link styled as a button is a link", async () => {
  await showPart(
    <ButtonLink href="tel:112" icon="phone">
      Call 112
    </ButtonLink>,
  );
  expect(screen.getByRole("link", { name: "Call 112" }).getAttribute("href")).toBe("tel:112");
});

describe("chips", () => {
  test("expose their pressed state, and in a form are named boxes or radios", async () => {
    const onClick = pressed();
    const { user } = await showPart(
      <form>
        <Chip aria-pressed isOn onClick={onClick}>
          Today
        </Chip>
        <ChipInput name="lang" value="pt">
          Portuguese
        </ChipInput>
        <ChipInput type="radio" name="sex" value="f">
          Woman
        </ChipInput>
        <ChipLink href="/doctors" isOn>
          All doctors
        </ChipLink>
      </form>,
    );
    expect(screen.getByRole("button", { name: "Today", pressed: true })).toBeTruthy();
    await user.click(screen.getByRole("button"));
    await user.click(screen.getByText("Portuguese"));
    await user.click(screen.getByText("Woman"));
    const form = document.querySelector("form");
    if (!form) throw new Error("The form is needed.");
    expect([...new FormData(form)]).toEqual([
      ["lang", "pt"],
      ["sex", "f"],
    ]);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("link", { name: "All doctors" })).toBeTruthy();
  });
});

test.each([
  ["caret-right", true],
  ["paper-plane", true],
  ["check", false],
  ["phone", false],
] as const)("the icon %s is silent and mirrored in Arabic: %s", async (name, turns) => {
  await showPart(<Icon name={name} />, { locale: "ar" });
  const drawing = document.querySelector("main svg");
  expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  expect(drawing?.getAttribute("focusable")).toBe("false");
  expect(/turns/.test(drawing?.getAttribute("class") ?? "")).toBe(turns);
});

describe("a dialog", () => {
  test("opens again for a press that comes after Escape, before the browser has told that it closed", async () => {
    function Opened() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Give up this time?"
            closeLabel="Close"
          />
        </>
      );
    }
    const { user } = await showPart(<Opened />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog");
    // Escape: the browser cancels and closes at once; the event `close` is a task of its own, after the next key.
    act(() => void dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
    dialog.removeAttribute("open");
    await user.click(screen.getByRole("button", { name: "Open" }));
    act(() => void dialog.dispatchEvent(new Event("close")));
    expect(dialog.open).toBe(true);
  });

  const onClosed = pressed();
  function Opened({ closeLabel }: { closeLabel?: string }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => (onClosed(), setOpen(false));
    return (
      <>
        <Button onClick={() => setOpen(true)}>Give up</Button>
        <Dialog
          {...{ isOpen, ...(closeLabel === undefined ? {} : { closeLabel }) }}
          onClose={close}
          title="Give up this time?"
          actions={<Button onClick={close}>Keep it</Button>}
        >
          <p>Somebody else can have it then.</p>
        </Dialog>
      </>
    );
  }
  const open = async (closeLabel?: string) => {
    onClosed.mockReset();
    const { user } = await showPart(<Opened {...(closeLabel === undefined ? {} : { closeLabel })} />);
    await user.click(screen.getByRole("button", { name: "Give up" }));
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: "Give up this time?" });
    return { user, dialog };
  };

  test("is modal, named by its question, and opens once", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const { dialog } = await open("Close");
    expect(dialog.open).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(within(dialog).getByRole("heading", { level: 2 }).textContent).toBe("Give up this time?");
  });

  test("closes by its close button", async () => {
    const { user, dialog } = await open("Close");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(dialog.open).toBe(false);
    expect(onClosed).toHaveBeenCalled();
  });

  test("closes by an outside tap, and not by one inside", async () => {
    const { user, dialog } = await open("Close");
    await user.click(within(dialog).getByText("Somebody else can have it then."));
    expect(dialog.open).toBe(true);
    await user.click(dialog);
    expect(dialog.open).toBe(false);
    expect(onClosed).toHaveBeenCalled();
  });

  test("that requires an answer has no close button and ignores an outside tap", async () => {
    const { user, dialog } = await open();
    expect(within(dialog).getAllByRole("button")).toHaveLength(1);
    await user.click(dialog);
    expect(dialog.open).toBe(true);
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(dialog.open).toBe(false);
  });

  test("reports when the browser closes it, as on Escape", async () => {
    const { dialog } = await open("Close");
    act(() => dialog.close());
    expect(onClosed).toHaveBeenCalled();
    expect(dialog.open).toBe(false);
  });

  test("can be reopened", async () => {
    const { user, dialog } = await open("Close");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Give up" }));
    expect(dialog.open).toBe(true);
  });
});

describe("a banner", () => {
  test.each([
    ["plain", "info-fill"],
    ["ok", "check-circle-fill"],
    ["warn", "warning-fill"],
    ["stop", "warning-circle-fill"],
  ] as const)("of tone %s has its icon %s", async (tone, icon) => {
    await showPart(<Banner tone={tone}>Saved</Banner>);
    expect(document.querySelector("main use")?.getAttribute("href")).toMatch(new RegExp(`#${icon}$`));
  });

  test("is announced when it appears, and not when it was there from the start", async () => {
    const { show } = await showPart(<Banner>We are closed on Friday.</Banner>);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
    show(<Banner role="alert">Your card was declined.</Banner>);
    expect(screen.getByRole("alert").textContent).toBe("Your card was declined.");
  });
});

describe("a failed load", () => {
  const words = {
    offline: "You are offline.",
    timeout: "It takes too long.",
    other: "That did not work.",
    again: "Try again",
  };
  const failureOf = (failure: object) => new AnswerFailure(failure as AnswerFailure["failure"]);

  test.each([
    ["the server", failureOf({ code: "unreachable" }), "That did not work."],
    ["time", failureOf({ code: "timeout" }), "It takes too long."],
    ["an answer that nobody understands", failureOf({ code: "unreadable" }), "That did not work."],
    ["a fault of our own", new Error("no such place"), "That did not work."],
    [
      "what the server says of it",
      failureOf({ code: "internal", title: "We are sorry.", detail: "Try in an hour." }),
      "We are sorry. Try in an hour.",
    ],
  ])("is reported for %s with a retry", async (_what, error, sentence) => {
    const onRetry = pressed();
    const { user } = await showPart(<NotFetched {...{ error, onRetry, words }} />);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe(`${sentence}Try again`);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

test.each(["offline", "unreachable", "timeout"])(
  "a failed load (%s) is blamed on the connection while the device has none",
  async (code) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const words = { offline: "You are offline.", timeout: "Late.", other: "No.", again: "Try again" };
    const error = new AnswerFailure({ code } as AnswerFailure["failure"]);
    await showPart(<NotFetched {...{ error, words }} onRetry={() => {}} />);
    expect(screen.getByRole("alert").textContent).toBe("You are offline.Try again");
  },
);

describe("a loading state", () => {
  test("is announced once and has the given number of placeholders", async () => {
    await showPart(<Skeleton label="Loading doctors" shape="people" count={4} />);
    const said = screen.getByRole("status");
    expect(within(said).getByText("Loading doctors")).toBeTruthy();
    expect(said.querySelectorAll(":scope > [aria-hidden]")).toHaveLength(4);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("is the page's heading where it replaces one", async () => {
    await showPart(<Skeleton label="Loading doctors" isPage />);
    expect(screen.getByRole("heading", { level: 1, name: "Loading doctors" })).toBeTruthy();
  });

  test("is silent while the caller is unknown", async () => {
    await showPart(<PageSkeleton />, { locale: "pt" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("");
    expect(screen.queryByRole("status")).toBeNull();
  });

  test.each([true, false])("has a bar at the top of the window: %s", async (isLoading) => {
    await showPart(<RouteProgress isLoading={isLoading} />);
    expect(document.querySelectorAll("main > [aria-hidden=true]")).toHaveLength(isLoading ? 1 : 0);
  });
});

test("an empty state has a heading of its level, one reason, links and a contact", async () => {
  const place = (headingLevel: 1 | 2) => (
    <EmptyState
      headingLevel={headingLevel}
      scene="shut"
      title="Nothing planned"
      actions={<Button>Find a doctor</Button>}
      note="Or call us."
    >
      You have no appointment yet.
    </EmptyState>
  );
  const { show } = await showPart(place(2));
  expect(screen.getByRole("heading", { level: 2, name: "Nothing planned" })).toBeTruthy();
  show(place(1));
  expect(screen.getByRole("heading", { level: 1, name: "Nothing planned" })).toBeTruthy();
  for (const text of ["You have no appointment yet.", "Or call us.", "Find a doctor"])
    expect(screen.getByText(text)).toBeTruthy();
  show(<EmptyState title="Nothing planned" />);
  expect(document.querySelectorAll("main p, main button")).toHaveLength(0);
});

describe("selectable times", () => {
  test("are radios named by a whole sentence; a taken one is disabled", async () => {
    const onChange = pressed();
    const { user } = await showPart(
      <Slots>
        <SlotRadio name="time" aria-label="Tuesday 24 November, 14:00, Lisbon time" onChange={onChange}>
          <SlotTime time="14:00" />
        </SlotRadio>
        <SlotTaken taken="Taken:">
          <SlotTime time="14:20" />
        </SlotTaken>
      </Slots>,
    );
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole("radio", { name: "Tuesday 24 November, 14:00, Lisbon time" }),
    );
    await user.keyboard(" ");
    expect(onChange).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText("Taken:").parentElement?.textContent).toBe("Taken: 14:20");
  });

  test("stay in figures from left to right in Arabic, on a card and as the headline", async () => {
    const at = "2026-11-24T14:00:00Z";
    await showPart(
      <>
        <SlotTime day="الثلاثاء" time="14:00" />
        <ClockTime dateTime={at} time="14:00" />
        <AppointmentHeadline dateTime={at} time="14:00" above="اليوم" />
      </>,
      { locale: "ar" },
    );
    const times = screen.getAllByText("14:00");
    expect(times.map((one) => [one.tagName, one.dir])).toEqual(Array(3).fill(["BDI", "ltr"]));
    expect([...document.querySelectorAll("time")].map(({ dateTime }) => dateTime)).toEqual([at, at]);
  });
});

test("a summary line has term, value and change link", async () => {
  await showPart(
    <SummaryList>
      <SummaryRow
        term="When"
        action={
          <a href="/doctors/3">
            Change<span className="vh"> the time</span>
          </a>
        }
      >
        Today at 14:00
      </SummaryRow>
      <SummaryRow term="Price">€30</SummaryRow>
    </SummaryList>,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["When", "Price"]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Today at 14:00",
    "Change the time",
    "€30",
  ]);
});

test("rows are a list; a linked row is named by title and detail", async () => {
  await showPart(
    <Rows>
      <Row lead={<IconTile icon="phone" />} end={<Badge icon="check">Sent</Badge>}>
        Result
      </Row>
      <li>
        <a href="/documents/1">
          <RowLinkInside title="Report" detail="24 November" />
        </a>
      </li>
    </Rows>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: /Report\s*24 November/ })).toBeTruthy();
});

describe("faces", () => {
  test("are silent beside the name, and load eagerly only where visible at once", async () => {
    await showPart(
      <>
        <Portrait src="/1.webp" isFirst />
        <Portrait src="/2.webp" alt="Dr Rui Vale" />
        <Avatar src="/3.webp" />
      </>,
    );
    const faces = [...document.querySelectorAll("img")];
    expect(faces.map(({ alt }) => alt)).toEqual(["", "Dr Rui Vale", ""]);
    expect(faces.slice(0, 2).map((face) => face.getAttribute("loading"))).toEqual(["eager", "lazy"]);
    expect(faces.every((face) => face.getAttribute("width") && face.getAttribute("height"))).toBe(true);
  });

  test.each([
    ["a face", "/1.webp", 1, true],
    ["nobody yet", null, 0, true],
    ["no address", "", 0, false],
    ["no place for one", undefined, 0, false],
  ])("appear in the next appointment: %s", async (_what, portrait, faces, hasDoor) => {
    await showPart(<NextAppointmentPanel portrait={portrait}>Today at 14:00</NextAppointmentPanel>);
    expect(document.querySelectorAll("main img")).toHaveLength(faces);
    expect(document.querySelector("main [class*=door]") !== null).toBe(hasDoor);
  });

  test("keep their space on the pinned summary until their address is known", async () => {
    const summary = (portrait: string | undefined) => (
      <PinnedSummary portrait={portrait} title="Dr Rui Vale" detail="14:00" />
    );
    const { show } = await showPart(summary(undefined));
    expect(document.querySelector("main [class*=face]")?.childElementCount).toBe(0);
    show(summary("/1.webp"));
    expect(document.querySelector("main [class*=face] img")?.getAttribute("loading")).toBe("eager");
  });
});

test("the bar of a held time changes its icon in the last minutes and keeps its button", async () => {
  const bar = (isEnding: boolean) => (
    <HoldBar isEnding={isEnding} action={<Button>More time</Button>}>
      14:00 is yours for 2 more minutes
    </HoldBar>
  );
  const sign = () => document.querySelector("main use")?.getAttribute("href")?.split("#")[1];
  const { show } = await showPart(bar(false));
  expect(sign()).toBe("clock");
  show(bar(true));
  expect(sign()).toBe("hourglass-fill");
  expect(screen.getByRole("button", { name: "More time" })).toBeTruthy();
});

test("a rating reads from left to right with its count where there is one", async () => {
  const { show } = await showPart(<Rating average="4.8">12 reviews</Rating>);
  expect(screen.getByText("4.8").dir).toBe("ltr");
  expect(screen.getByText("12 reviews")).toBeTruthy();
  show(<Rating average="4.8" />);
  expect(document.querySelectorAll("main .muted")).toHaveLength(0);
});

describe("a QR code", () => {
  /** The dark modules that the drawing has, as rows of marks. */
  function modules(): boolean[][] {
    const size = Number(screen.getByRole("img").getAttribute("viewBox")?.split(" ")[2]);
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    const bars = document.querySelector("path")?.getAttribute("d") ?? "";
    for (const [, x, y, width] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      for (let at = Number(x); at < Number(x) + Number(width); at += 1)
        (rows[Number(y)] as boolean[])[at] = true;
    return rows;
  }

  test("has a name, a quiet zone of four modules and three finder patterns", async () => {
    await showPart(<QrCode text="https://aurora.example/join/ATR7K492" label="Code of your appointment" />);
    expect(screen.getByRole("img", { name: "Code of your appointment" })).toBeTruthy();
    const rows = modules();
    const size = rows.length;
    const at = (x: number, y: number) => rows[y]?.[x] ?? false;
    for (let one = 0; one < size; one += 1)
      for (const edge of [0, 1, 2, 3, size - 4, size - 3, size - 2, size - 1])
        expect(at(one, edge) || at(edge, one)).toBe(false);
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const)
      for (let y = 0; y < 7; y += 1)
        for (let x = 0; x < 7; x += 1) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          expect(at(left + x, top + y)).toBe(ring !== 2);
        }
  });
});

describe("a copyable text", () => {
  const words = { copy: "Copy", copied: "Copied", refused: "Copy it by hand." };
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

  test("is copied with a confirmation", async () => {
    const { user } = await showPart(<CopyButton text="11 854 123" label="Copy the entity" words={words} />);
    const written: string[] = [];
    clipboard((text) => (written.push(text), Promise.resolve()));
    await user.click(screen.getByRole("button", { name: "Copy the entity" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Copied");
    expect(written).toEqual(["11 854 123"]);
  });

  test("can be copied by hand where the browser refuses, which is shown and announced", async () => {
    const { user } = await showPart(<CopyButton text="11854" label="Copy the entity" words={words} />);
    clipboard(() => Promise.reject(new Error("NotAllowedError")));
    await user.click(screen.getByRole("button", { name: "Copy the entity" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copy it by hand."));
    expect(screen.getByRole("status").className).not.toContain("vh");
    expect(screen.getByRole("button").textContent).toBe("Copy");
  });
});

describe("the frame", () => {
  test("has one banner, a named list of links, and a logo from our own server only", async () => {
    const bar = (src: string) => (
      <TopBar
        logo={
          <a href="/">
            <ClinicLogo src={src} name="Aurora" />
          </a>
        }
        nav={<a href="/doctors">Doctors</a>}
        navLabel="Main"
      />
    );
    const { show } = await showPart(bar("/clinics/aurora/logo.svg"));
    expect(document.querySelector("main img")?.getAttribute("src")).toBe("/clinics/aurora/logo.svg");
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
    show(bar("https://elsewhere.example/logo.svg"));
    expect(document.querySelector("main img")).toBeNull();
    expect(screen.getByRole("link", { name: "Aurora" })).toBeTruthy();
  });

  test("shows the active icon for the current place", async () => {
    await showPart(
      <TabBar label="Places">
        <a href="/" aria-current="page">
          <Tab icon="house" currentIcon="house-fill" isCurrent>
            Home
          </Tab>
        </a>
        <a href="/messages">
          <Tab icon="chat" currentIcon="house-fill" isCurrent={false}>
            Messages
          </Tab>
        </a>
      </TabBar>,
    );
    const drawings = [...document.querySelectorAll("main use")].map((use) => use.getAttribute("href") ?? "");
    expect(drawings.map((href) => href.split("#")[1])).toEqual(["house-fill", "chat"]);
    expect(screen.getByRole("navigation", { name: "Places" })).toBeTruthy();
  });

  test("has links on separate lines, named by their text", async () => {
    await showPart(
      <>
        <BackLink href="/doctors">Doctors</BackLink>
        <TextLink href="/login" icon="phone">
          Sign in
        </TextLink>
      </>,
    );
    expect(screen.getByRole("link", { name: "Doctors" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  });
});

describe("the health navigation", () => {
  const labels = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

  test("marks the open page and names the record for signed-in patients only", async () => {
    await showPart(<HealthTabs current="/vitals" />);
    const nav = screen.getByRole("navigation", { name: "Health" });
    expect(within(nav).getByRole("link", { current: "page" }).textContent).toBe("Vital signs");
    expect(labels()).not.toContain("My health record");
  });

  test("names the record of a patient", async () => {
    await showPart(<HealthTabs current="/health-record" />, { patient: joana });
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("My health record");
  });
});

describe("a person working in an element", () => {
  function Watched() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <>
        <p>{useIsInUse(place) ? "at work" : "free"}</p>
        <div ref={place}>
          <TextField label="Code" />
          <h2 tabIndex={-1}>Sign in</h2>
        </div>
        <button type="button">Elsewhere</button>
      </>
    );
  }

  test("has focus on its control or has typed something", async () => {
    const { user } = await showPart(<Watched />);
    expect(screen.getByText("free")).toBeTruthy();
    await user.click(screen.getByLabelText("Code"));
    expect(screen.getByText("at work")).toBeTruthy();
    await user.click(screen.getByText("Elsewhere"));
    expect(screen.getByText("free")).toBeTruthy();
    await user.type(screen.getByLabelText("Code"), "1");
    await user.click(screen.getByText("Elsewhere"));
    expect(screen.getByText("at work")).toBeTruthy();
  });

  test("is not one whose focus was moved to its heading", async () => {
    await showPart(<Watched />);
    act(() => screen.getByRole("heading").focus());
    expect(screen.getByText("free")).toBeTruthy();
  });
});

describe("a component that loads later", () => {
  const Arrived: ComponentType<object> = () => <p>The part is here.</p>;

  /** A part whose fetching ends when the test says so, and how often it was asked for. */
  function fetched() {
    const attempts: { come: () => void; lose: () => void }[] = [];
    const load = () =>
      new Promise<ComponentType<object>>((resolve, reject) => {
        attempts.push({ come: () => resolve(Arrived), lose: () => reject(new Error("lost")) });
      });
    const last = () => attempts.at(-1) ?? { come: () => {}, lose: () => {} };
    return {
      load,
      attempts,
      come: () => act(async () => (await Promise.resolve(), last().come())),
      lose: () => act(async () => (await Promise.resolve(), last().lose())),
    };
  }

  test("has a placeholder until it is loaded", async () => {
    const { load, come } = fetched();
    const { Part } = lazyPart(load, { count: 2 });
    await showPart(<Part />);
    expect(screen.getByRole("status").textContent).toBe("Loading");
    await come();
    expect(await screen.findByText("The part is here.")).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("has no placeholder where nothing is visible meanwhile, and loads once for two", async () => {
    const { load, come, attempts } = fetched();
    const { Part } = lazyPart(load, null);
    const { show } = await showPart(<Part />);
    expect(document.querySelector("main")?.textContent).toBe("");
    await come();
    show(
      <>
        <Part key="1" />
        <Part key="2" />
      </>,
    );
    expect(await screen.findAllByText("The part is here.")).toHaveLength(2);
    expect(attempts).toHaveLength(1);
  });

  test("reports a failure, loads at the second try, and takes the button's focus", async () => {
    const { load, come, lose } = fetched();
    const { Part } = lazyPart(load);
    const { user } = await showPart(<Part otherwise={<a href="/login">Sign in</a>} />);
    await lose();
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^We couldn’t load this part of the page\./,
    );
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load the page again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: "Try again" }).getAttribute("aria-busy")).toBe("true");
    await come();
    const here = await screen.findByText("The part is here.");
    expect(document.activeElement).toBe(here.parentElement);
  });

  test("loads by itself when the connection is back", async () => {
    const { load, come, lose, attempts } = fetched();
    const { Part } = lazyPart(load);
    await showPart(<Part />);
    await lose();
    await screen.findByRole("alert");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(attempts).toHaveLength(2);
    await come();
    expect(await screen.findByText("The part is here.")).toBeTruthy();
  });

  test("tries again by itself where the connection that is back fails for a moment still", async () => {
    const { load, come, lose, attempts } = fetched();
    const { Part } = lazyPart(load);
    await showPart(<Part />);
    await lose();
    await screen.findByRole("alert");
    act(() => void window.dispatchEvent(new Event("online")));
    await lose();
    await waitFor(() => expect(attempts).toHaveLength(3));
    await come();
    expect(await screen.findByText("The part is here.")).toBeTruthy();
  });

  test("offers a reload after a second failure, for a browser that never retries", async () => {
    const { load, lose } = fetched();
    const { Part } = lazyPart(load);
    const { user } = await showPart(<Part />);
    await lose();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await lose();
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    await user.click(await screen.findByRole("button", { name: "Load the page again" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("brings the page's heading where it has one, also where it failed", async () => {
    const { load, lose } = fetched();
    const { Part } = lazyPart(load, { isPage: true });
    await showPart(<Part />);
    expect(screen.getByRole("heading", { level: 1, name: "Loading" })).toBeTruthy();
    await lose();
    expect(
      await screen.findByRole("heading", { level: 1, name: "We couldn’t load this part of the page." }),
    ).toBeTruthy();
    expect(screen.getAllByText("We couldn’t load this part of the page.")).toHaveLength(1);
  });

  test("is a closable dialog where it was one and failed", async () => {
    const { load, lose } = fetched();
    const onClose = pressed();
    const LaterDialog = lazyDialog<{ onClose: () => void }>(load as never);
    const { user } = await showPart(<LaterDialog onClose={onClose} />);
    expect(screen.queryByRole("dialog")).toBeNull();
    await lose();
    const dialog = await screen.findByRole("dialog", { name: "We couldn’t load this part of the page." });
    expect(within(dialog).getByRole("alert").textContent).toMatch(/Try again in a moment\.$/);
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalled();
  });
});
