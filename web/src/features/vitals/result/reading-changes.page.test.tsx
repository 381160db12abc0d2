import { moveRecordMeasurement } from "@anteroom/contract/health/health-record";
import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import type { Result } from "../../../platform/api.ts";
import { aMeasurement } from "../../../testing/answers/vitals.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage, showPart } from "../../../testing/open-page.tsx";
import { MeasuredPerson, type RecordPersonChoice } from "../measured-person.ts";
import { FamilyMissing, WhoseReading } from "../whose-reading.tsx";
import { VitalsHistory } from "./history.tsx";
import { MovedNotice, MoveReading } from "./move-reading.tsx";
import { RemoveReading } from "./remove-reading.tsx";
import { useReadingMoves, type ReadingMoves } from "./use-moves.ts";

const me: RecordPersonChoice = { id: 7, name: "Joana Prata", birthdate: "1985-04-02", isSelf: true };
const rita: RecordPersonChoice = { id: 8, name: "Rita Prata", birthdate: "2016-05-03", isSelf: false };
const rui: RecordPersonChoice = { id: 9, name: "Rui Prata", birthdate: "2019-05-03", isSelf: false };
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const ok = { isOk: true, data: undefined } as const;
const lost = { isOk: false, failure: { code: "unreachable" } } as const;
const gone = {
  isOk: false,
  failure: { code: "not_found", title: "Not found" },
} as unknown as Result<unknown>;

describe("removing a reading from the record", () => {
  const open = (answers: (Result<unknown> | Promise<Result<unknown>>)[], label?: string) => {
    const remove = vi.fn<(id: number) => Promise<Result<unknown>>>(() =>
      Promise.resolve(answers.shift() ?? ok),
    );
    const onRemoved = vi.fn<() => void>();
    const part = (
      <RemoveReading id={31} {...{ remove, onRemoved, ...(label === undefined ? {} : { label }) }} />
    );
    return showPart(part).then((opened) => ({ ...opened, remove, onRemoved }));
  };

  test("takes one tap for the reading just saved", async () => {
    const { user, remove, onRemoved } = await open([ok]);
    await user.click(button("Remove this reading"));
    expect(remove).toHaveBeenCalledExactlyOnceWith(31);
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  test("takes a second tap in another place for one of several", async () => {
    const { user, remove, onRemoved } = await open([ok], "Remove the reading of 10:00");
    const first = button("Remove the reading of 10:00");
    await user.click(first);
    expect(remove).not.toHaveBeenCalled();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Keep it",
      "Remove for good",
    ]);
    await user.click(button("Remove for good"));
    expect(remove).toHaveBeenCalledExactlyOnceWith(31);
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  test("leaves focus on the cancel button, and returns it when the reading is kept", async () => {
    const { user, remove } = await open([], "Remove the reading of 10:00");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(button("Keep it"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(button("Remove the reading of 10:00"));
    expect(remove).not.toHaveBeenCalled();
  });

  test("does not take focus when the list appears", async () => {
    await open([], "Remove the reading of 10:00");
    expect(document.activeElement).toBe(document.body);
  });

  test("counts as done when another device did it meanwhile", async () => {
    const { user, onRemoved } = await open([gone]);
    await user.click(button("Remove this reading"));
    expect(onRemoved).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says why it failed and can be retried", async () => {
    const { user, onRemoved } = await open([lost, ok]);
    await user.click(button("Remove this reading"));
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^We couldn’t reach the clinic’s service just now\./,
    );
    expect(onRemoved).not.toHaveBeenCalled();
    await user.click(button("Remove this reading"));
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  test("is sent once for several taps", async () => {
    const { user, remove } = await open([new Promise<Result<unknown>>(() => {})]);
    await user.dblClick(button("Remove this reading"));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(button("Remove this reading").getAttribute("aria-busy")).toBe("true");
  });
});

describe("moving a reading to another family member", () => {
  const moves = (more: Partial<ReadingMoves> = {}): ReadingMoves => ({
    others: [me, rita],
    moved: null,
    isPending: false,
    failure: null,
    move: vi.fn<ReadingMoves["move"]>(() => Promise.resolve()),
    undo: vi.fn<ReadingMoves["undo"]>(() => Promise.resolve()),
    ...more,
  });

  test("is not offered where there is nobody else", async () => {
    await showPart(<MoveReading id={31} moves={moves({ others: [] })} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("asks for the person, the patient first, and moves it there", async () => {
    const all = moves();
    const { user } = await showPart(<MoveReading id={31} moves={all} label="The reading of 10:00" />);
    await user.click(button(/^Wrong person\?\s*The reading of 10:00$/));
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Me", "Rita Prata", "Leave it here"]);
    await user.click(button("Rita Prata"));
    expect(all.move).toHaveBeenCalledExactlyOnceWith(31, rita);
  });

  test("keeps focus on its question and returns it when the reading stays", async () => {
    const { user } = await showPart(<MoveReading id={31} moves={moves()} />);
    expect(document.activeElement).toBe(document.body);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(button("Me"));
    await user.click(button("Leave it here"));
    expect(document.activeElement).toBe(button("Wrong person?"));
  });

  test("sends nothing twice while pending", async () => {
    const all = moves();
    const { user, show } = await showPart(<MoveReading id={31} moves={all} />);
    await user.click(button("Wrong person?"));
    show(<MoveReading id={31} moves={{ ...all, isPending: true }} />);
    await user.click(button("Rita Prata"));
    expect(all.move).not.toHaveBeenCalled();
  });

  test.each([
    [me, "The reading is now in your record."],
    [rita, "The reading is now in the record of Rita Prata."],
  ])("says where it went and can be undone", async (to, words) => {
    const all = moves({ moved: { id: 31, to } });
    const { user } = await showPart(<MovedNotice moves={all} />);
    expect(screen.getByRole("status").textContent).toBe(`${words}Undo`);
    await user.click(button("Undo"));
    expect(all.undo).toHaveBeenCalledTimes(1);
  });

  test("says why it failed", async () => {
    await showPart(<MovedNotice moves={moves({ failure: { code: "timeout" } })} />);
    expect(screen.getByRole("alert").textContent).toMatch(
      /^We couldn’t reach the clinic’s service just now\./,
    );
    expect(screen.queryByRole("status")).toBeNull();
  });

  function Moving({ onMoved }: { onMoved: (id: number) => void }) {
    const all = useReadingMoves(7, [me, rita, rui], onMoved);
    return (
      <>
        <output aria-label="others">{all.others.map(({ name }) => name).join(", ")}</output>
        <button type="button" onClick={() => void all.move(31, rita)}>
          Move
        </button>
        <MovedNotice moves={all} />
      </>
    );
  }

  test("reloads both records each time it goes there and back", async () => {
    const api = fakeApi().on(moveRecordMeasurement, {
      data: { entity: aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z") },
    });
    const onMoved = vi.fn<(id: number) => void>();
    const { user } = await showPart(<Moving onMoved={onMoved} />, { api });
    expect(screen.getByLabelText("others").textContent).toBe("Rita Prata, Rui Prata");
    await user.click(button("Move"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    expect(api.sentTo(moveRecordMeasurement).map(({ path, body }) => [path, body])).toEqual([
      ["/api/patients/health_records/7/measurements/31/move", { to_patient_id: 8 }],
      ["/api/patients/health_records/8/measurements/31/move", { to_patient_id: 7 }],
    ]);
    expect(onMoved.mock.calls.map(([id]) => id)).toEqual([7, 8, 8, 7]);
  });

  test("stays at the new record when undoing fails", async () => {
    const api = fakeApi().on(moveRecordMeasurement, {
      data: { entity: aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z") },
    });
    const { user } = await showPart(<Moving onMoved={() => {}} />, { api });
    await user.click(button("Move"));
    api.lose(moveRecordMeasurement);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("status", { name: "" }).textContent).toContain("Rita Prata");
  });
});

describe("earlier readings", () => {
  const noMoves: ReadingMoves = {
    others: [],
    moved: null,
    isPending: false,
    failure: null,
    move: () => Promise.resolve(),
    undo: () => Promise.resolve(),
  };
  const history = (all: readonly Measurement[], person: string | null = null) => (
    <MeasuredPerson value={person}>
      <VitalsHistory all={all} remove={() => Promise.resolve(ok)} moves={noMoves} onRemoved={() => {}} />
    </MeasuredPerson>
  );
  const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;

  test("are absent where there is none", async () => {
    await showPart(history([]));
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("show one value at a time with number, unit, source and time", async () => {
    const { user } = await showPart(
      history([
        aMeasurement({ systolic: 120, diastolic: 80, heart_rate: 64 }, at(23)),
        aMeasurement({ heart_rate: 72 }, at(22)),
      ]),
    );
    const region = screen.getByRole("region", { name: "Your earlier readings" });
    const pressed = () => within(region).getByRole("button", { pressed: true }).textContent;
    await user.click(within(region).getByRole("button", { name: "Blood pressure" }));
    expect(pressed()).toBe("Blood pressure");
    expect(
      within(region)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/08:00.*120\/80/)]);
    await user.click(within(region).getByRole("button", { name: "Heart rate" }));
    expect(pressed()).toBe("Heart rate");
    expect(within(region).getAllByRole("listitem")).toHaveLength(2);
  });

  test("list the newest eight by the child's name, and cannot be removed without an id", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      aMeasurement({ heart_rate: 60 + index }, at(23 - index)),
    );
    await showPart(history(many, "Rita Prata"));
    expect(screen.getByRole("region", { name: "Earlier readings of Rita Prata" })).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

describe("the person of a reading", () => {
  test("is asked first and then marked beside the others", async () => {
    const { show } = await showPart(<WhoseReading people={[me, rita]} />, { patient: joana });
    expect(screen.getByRole("heading", { level: 1, name: "Who is this reading for?" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "For me" }).getAttribute("href")).toBe("/vitals?person=7");
    show(<WhoseReading people={[me, rita]} chosen={rita} />);
    const nav = screen.getByRole("navigation", { name: "Who is this reading for?" });
    expect(within(nav).getByRole("link", { current: "page" }).textContent).toBe("Rita Prata");
  });

  test("cannot be chosen until a failed family is reloaded", async () => {
    const again = vi.fn<() => void>();
    function Family() {
      const [times, setTimes] = useState(0);
      return times === 0 ? <FamilyMissing again={() => (again(), setTimes(1))} /> : <p>Here</p>;
    }
    const { user } = await showPart(<Family />);
    expect(screen.getByRole("alert").textContent).toContain("We couldn’t load the people you care for.");
    await user.click(button("Try again"));
    expect(again).toHaveBeenCalledTimes(1);
  });
});

test("a typed id of no family member is ignored", async () => {
  const { user } = await openPage("/vitals", { settings: { vitalSignsProvider: "none" } });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /^Heart rate/ });
  for (const typed of ["0x50", "1e2"]) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(button("Show the result"));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
  }
});
