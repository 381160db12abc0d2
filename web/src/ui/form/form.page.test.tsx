import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { fill } from "../../testing/fill.ts";
import { showPart } from "../../testing/open-page.tsx";
import { StarsInput } from "../card/stars.tsx";
import { Checkbox, Choice } from "./choice.tsx";
import { CodeField } from "./code-field.tsx";
import { DateFields } from "./date-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldError, FieldGroup, SelectField, TextArea, TextField } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";
import { Steps } from "./steps.tsx";
import { Switch } from "./switch.tsx";

/** What is read out after the name of a control, in the order it is read. */
function describedBy(control: Element): string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`Nothing has the id ${id}.`);
    return found.textContent;
  });
}

const error = "Enter your name.";
const hint = "As on your card";
const fields = {
  TextField: (more: object) => <TextField label="Name" {...more} />,
  TextArea: (more: object) => <TextArea label="Name" {...more} />,
  SelectField: (more: object) => (
    <SelectField label="Name" {...more}>
      <option>Ana</option>
    </SelectField>
  ),
};

describe.each(Object.entries(fields))("%s", (_name, field) => {
  test("has a name, and no description without hint and error", async () => {
    await showPart(field({}));
    const control = screen.getByLabelText("Name");
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.hasAttribute("aria-invalid")).toBe(false);
  });

  test.each([
    ["its hint", { hint }, [hint]],
    ["its error", { error }, [error]],
    ["its hint, then its error", { hint, error }, [hint, error]],
  ])("is described by %s", async (_what, more, read) => {
    await showPart(field(more));
    const control = screen.getByLabelText("Name");
    expect(describedBy(control)).toEqual(read);
    expect(control.getAttribute("aria-invalid")).toBe("error" in more ? "true" : null);
  });

  test("keeps the id that an error summary leads to", async () => {
    await showPart(field({ id: "name", error }));
    expect(screen.getByLabelText("Name").id).toBe("name");
    expect(describedBy(screen.getByLabelText("Name"))).toEqual([error]);
  });

  test("keeps its name where the label is visually hidden", async () => {
    await showPart(field({ isLabelHidden: true }));
    expect(screen.getByText("Name").className).toContain("vh");
    expect(screen.getByLabelText("Name")).toBeTruthy();
  });

  test("has unique ids where it is used twice", async () => {
    await showPart(
      <>
        {field({ hint: "first" })}
        {field({ hint: "second" })}
      </>,
    );
    expect(screen.getAllByLabelText("Name").map(describedBy)).toEqual([["first"], ["second"]]);
  });
});

test("a disabled field accepts no text", async () => {
  const { user } = await showPart(<TextField label="Name" disabled />);
  await user.type(screen.getByLabelText("Name"), "Ana");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
});

describe("a group of controls", () => {
  const group = (more: object) => (
    <FieldGroup label="How do you want to talk?" {...more}>
      <Choice name="way" title="Video" detail="With your camera" />
      <Choice name="way" title="Phone" />
      <Choice name="way" title="In person" disabled />
    </FieldGroup>
  );

  test("is named by its question and described by hint and error", async () => {
    await showPart(group({ hint: "You can change it later.", error: "Choose one." }));
    const box = screen.getByRole("group", { name: "How do you want to talk?" });
    expect(describedBy(box)).toEqual(["You can change it later.", "Choose one."]);
  });

  test("has no description where there is neither", async () => {
    await showPart(group({}));
    expect(screen.getByRole("group").hasAttribute("aria-describedby")).toBe(false);
  });

  test("announces title and detail of a choice and accepts a tap on either", async () => {
    const { user } = await showPart(group({}));
    await user.click(screen.getByText("With your camera"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Video\s*With your camera/ }).checked).toBe(
      true,
    );
    await user.click(screen.getByText("Phone"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Phone" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Video/ }).checked).toBe(false);
  });

  test("ignores a disabled choice", async () => {
    const { user } = await showPart(group({}));
    await user.click(screen.getByText("In person"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "In person" }).checked).toBe(false);
  });

  test("offers checkboxes where several may be chosen", async () => {
    const { user } = await showPart(
      <FieldGroup label="What do you have?">
        <Choice type="checkbox" title="Fever" />
        <Choice type="checkbox" title="Cough" />
      </FieldGroup>,
    );
    await user.click(screen.getByText("Fever"));
    await user.click(screen.getByText("Cough"));
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      true,
      true,
    ]);
  });
});

test("a single checkbox is ticked with the space bar", async () => {
  const { user } = await showPart(<Checkbox>I agree</Checkbox>);
  await user.tab();
  await user.keyboard(" ");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" }).checked).toBe(true);
});

test("a switch announces label and state and toggles with the space bar", async () => {
  const Sounds = () => {
    const [isOn, setOn] = useState(false);
    return (
      <Switch
        label="Sounds"
        detail={isOn ? "On" : "Off"}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    );
  };
  const { user } = await showPart(<Sounds />);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Sounds\s*Off/ }).checked).toBe(false);
  await user.tab();
  await user.keyboard(" ");
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Sounds\s*On/ }).checked).toBe(true);
});

describe("a password", () => {
  const shown = () => screen.getByLabelText<HTMLInputElement>("Password");

  test("is hidden until its button is pressed, and hidden again by it", async () => {
    const { user } = await showPart(<PasswordField label="Password" showLabel="Show what I typed" />);
    await fill(user, shown(), "wednesday 7");
    const button = screen.getByRole("button", { name: "Show what I typed" });
    expect([shown().type, button.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
    await user.click(button);
    expect([shown().type, button.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
    expect(shown().value).toBe("wednesday 7");
    await user.click(button);
    expect([shown().type, button.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  });

  test("does not submit its form when shown", async () => {
    const sent = vi.fn<() => void>();
    const { user } = await showPart(
      <form onSubmit={sent}>
        <PasswordField label="Password" showLabel="Show what I typed" />
      </form>,
    );
    await user.click(screen.getByRole("button"));
    expect(sent).not.toHaveBeenCalled();
  });

  test("has autocomplete for an old or a new password", async () => {
    await showPart(
      <>
        <PasswordField label="Password" showLabel="Show" />
        <PasswordField label="New" showLabel="Show" autoComplete="new-password" />
      </>,
    );
    expect(shown().autocomplete).toBe("current-password");
    expect(screen.getByLabelText<HTMLInputElement>("New").autocomplete).toBe("new-password");
    expect(shown().getAttribute("autocapitalize")).toBe("none");
  });
});

describe("an error summary", () => {
  const errors = [
    { fieldId: "name", text: "Enter your name." },
    { fieldId: "sex", text: "Choose one." },
    { fieldId: "gone", text: "Enter your email address." },
  ];
  const form = (
    <>
      <ErrorSummary title="Three things are missing" errors={errors}>
        <a href="/sign-up">Create an account</a>
      </ErrorSummary>
      <TextField id="name" label="Name" />
      <FieldGroup id="sex" label="Sex">
        <Choice name="sex" title="Female" />
        <Choice name="sex" title="Male" />
      </FieldGroup>
    </>
  );

  test("takes focus when it appears and is named by its title", async () => {
    await showPart(form);
    const box = screen.getByRole("region", { name: "Three things are missing" });
    expect(document.activeElement).toBe(box);
    expect(within(box).getAllByRole("listitem")).toHaveLength(4);
  });

  test.each([
    ["a field", "Enter your name.", () => screen.getByLabelText("Name")],
    ["the first choice of a group", "Choose one.", () => screen.getByRole("radio", { name: "Female" })],
  ])("links to %s without changing the address", async (_what, text, field) => {
    const { user } = await showPart(form);
    const before = location.href;
    await user.click(screen.getByRole("link", { name: text }));
    expect(document.activeElement).toBe(field());
    expect(location.href).toBe(before);
  });

  test("does nothing where its field no longer exists", async () => {
    const { user } = await showPart(form);
    const link = screen.getByRole("link", { name: "Enter your email address." });
    link.addEventListener("click", (event) => event.preventDefault()); // the browser's own leap to `#gone`
    await user.click(link);
    expect(document.activeElement).toBe(link);
  });

  test("takes focus again for a second attempt only", async () => {
    const summary = (attempt: number) => (
      <>
        <ErrorSummary key={attempt} title="One thing is missing" errors={errors.slice(0, 1)} />
        <TextField id="name" label="Name" />
      </>
    );
    const { show } = await showPart(summary(1));
    screen.getByLabelText("Name").focus();
    show(summary(1));
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    show(summary(2));
    expect(document.activeElement).toBe(screen.getByRole("region"));
  });
});

test("the error text describes another kind of control as well", async () => {
  await showPart(<FieldError id="of-a-canvas">Draw your signature.</FieldError>);
  expect(document.getElementById("of-a-canvas")?.textContent).toBe("Draw your signature.");
});

describe("a date in three numbers", () => {
  const labels = { day: "Day", month: "Month", year: "Year" };
  const parts = () => ["Day", "Month", "Year"].map((label) => screen.getByLabelText<HTMLInputElement>(label));

  test("is one question with a field for each part", async () => {
    await showPart(
      <DateFields
        id="birth"
        name="birth"
        label="Date of birth"
        labels={labels}
        defaultValue={{ year: "1951", month: "4" }}
      />,
    );
    expect(screen.getByRole("group", { name: "Date of birth" }).id).toBe("birth");
    expect(parts().map(({ name }) => name)).toEqual(["birth_day", "birth_month", "birth_year"]);
    expect(parts().map(({ value }) => value)).toEqual(["", "4", "1951"]);
    expect(parts().map(({ autocomplete }) => autocomplete)).toEqual(["off", "off", "off"]);
  });

  test("is autofilled by the browser where it is one's own birthday", async () => {
    await showPart(<DateFields name="birth" label="Date of birth" labels={labels} isOwnBirthday />);
    expect(parts().map(({ autocomplete }) => autocomplete)).toEqual(["bday-day", "bday-month", "bday-year"]);
  });

  test("marks all three parts where it is wrong, and says it once at the group", async () => {
    await showPart(
      <DateFields name="birth" label="Date of birth" labels={labels} error="Enter a real date." />,
    );
    expect(parts().map((part) => part.getAttribute("aria-invalid"))).toEqual(["true", "true", "true"]);
    expect(describedBy(screen.getByRole("group"))).toEqual(["Enter a real date."]);
    expect(screen.getAllByText("Enter a real date.")).toHaveLength(1);
  });

  test("takes a month by its name, in the longest spelling of our languages", async () => {
    const { user } = await showPart(<DateFields name="birth" label="Date of birth" labels={labels} />);
    const longest = ["en", "pt", "es", "it", "fr", "ar"]
      .flatMap((locale) =>
        Array.from({ length: 12 }, (_, month) =>
          new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
        ),
      )
      .reduce((one, other) => (other.length > one.length ? other : one));
    await user.type(screen.getByLabelText("Month"), longest);
    expect(screen.getByLabelText<HTMLInputElement>("Month").value).toBe(longest);
    expect(parts().map(({ maxLength }) => maxLength)).toEqual([2, 12, 4]);
  });

  test("gives two dates of a page ids of their own", async () => {
    await showPart(
      <>
        <DateFields name="from" label="From" labels={labels} />
        <DateFields name="to" label="To" labels={labels} />
      </>,
    );
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a code of six digits", () => {
  const onChange = vi.fn<(code: string) => void>();
  const open = async (more: object = {}) => {
    onChange.mockReset();
    const code = (
      <CodeField
        label="Code"
        digitLabel={(digit) => `Digit ${digit} of 6`}
        onChange={onChange}
        takesFocus
        {...more}
      />
    );
    return showPart(code);
  };
  const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox");
  const read = () =>
    boxes()
      .map(({ value }) => value || "_")
      .join("");
  const at = () => boxes().findIndex((box) => box === document.activeElement);
  /** A device that puts its suggestion into the box without keys. */
  const suggest = (box: number, text: string) =>
    fireEvent.change(boxes()[box] as HTMLElement, { target: { value: text } });
  const paste = async (user: UserEvent, text: string, box = 0) => {
    boxes()[box]?.focus();
    await user.paste(text);
  };

  test("is one question with six boxes, each with its place", async () => {
    await open({ hint: "Sent to joana@example.org" });
    const group = screen.getByRole("group", { name: "Code" });
    expect(describedBy(group)).toEqual(["Sent to joana@example.org"]);
    expect(boxes().map((box) => box.getAttribute("aria-label"))).toEqual(
      [1, 2, 3, 4, 5, 6].map((digit) => `Digit ${digit} of 6`),
    );
    expect(boxes().map(({ autocomplete }) => autocomplete)).toEqual([
      "one-time-code",
      ...Array.from({ length: 5 }, () => "off"),
    ]);
    expect(at()).toBe(0);
  });

  test("does not take the focus where nobody asked for it", async () => {
    await open({ takesFocus: false });
    expect(at()).toBe(-1);
    expect(boxes()[0]?.hasAttribute("autofocus")).toBe(false);
  });

  test("marks each box where the code was wrong", async () => {
    await open({ error: "This code is not right." });
    expect(boxes().every((box) => box.getAttribute("aria-invalid") === "true")).toBe(true);
    expect(describedBy(screen.getByRole("group"))).toEqual(["This code is not right."]);
  });

  test("goes on to the next box with each digit and tells each change", async () => {
    const { user } = await open();
    await user.keyboard("123456");
    expect(read()).toBe("123456");
    expect(onChange.mock.calls.map(([code]) => code)).toEqual(["1", "12", "123", "1234", "12345", "123456"]);
    expect(at()).toBe(5);
  });

  test.each([
    ["all six", "123456", "123456", 5],
    ["digits with spaces and a dash", " 123-4 56 ", "123456", 5],
    ["a sentence around them", "Your code is 987654.", "987654", 5],
    ["more than six", "1234567", "123456", 5],
    ["Arabic digits", "١٢٣٤٥٦", "123456", 5],
    ["Persian digits", "۱۲۳۴۵۶", "123456", 5],
    ["fewer than six", "123", "123___", 3],
    ["letters alone", "abc", "______", 0],
  ])("takes %s from a paste", async (_what, text, code, focus) => {
    const { user } = await open();
    await paste(user, text);
    expect([read(), at()]).toEqual([code, focus]);
  });

  test("takes a whole code pasted into any box, and a part of one from that box on", async () => {
    const { user } = await open();
    await paste(user, "12", 3);
    expect(read()).toBe("___12_");
    await paste(user, "654321", 4);
    expect(read()).toBe("654321");
  });

  test("takes the suggestion of a device that puts all six into one box", async () => {
    await open();
    suggest(0, "135790");
    expect([read(), at()]).toEqual(["135790", 5]);
  });

  test.each([
    ["after", "17", "7"],
    ["before", "71", "7"],
  ])("overwrites a digit when another is typed %s it", async (_where, value, digit) => {
    await open();
    suggest(0, "1");
    suggest(0, value);
    expect(read()).toBe(`${digit}_____`);
  });

  test("leaves letters out and stays where it was", async () => {
    const { user } = await open();
    await user.keyboard("x");
    expect([read(), at()]).toEqual(["______", 0]);
  });

  test("empties a box with the key for it, then goes back and empties the one before", async () => {
    const { user } = await open();
    await user.keyboard("123");
    expect(at()).toBe(3);
    await user.keyboard("{Backspace}");
    expect([read(), at()]).toEqual(["12____", 2]);
    await user.keyboard("{Backspace}{Backspace}{Backspace}");
    expect([read(), at()]).toEqual(["______", 0]);
    expect(onChange).toHaveBeenLastCalledWith("");
  });

  test.each([
    ["{ArrowLeft}", 2],
    ["{ArrowRight}", 4],
    ["{Home}", 0],
    ["{End}", 5],
    ["{Home}{ArrowLeft}", 0],
    ["{End}{ArrowRight}", 5],
  ])("moves with %s to a box and never out of them", async (keys, box) => {
    const { user } = await open();
    await user.keyboard(`123${keys}`);
    expect([read(), at()]).toEqual(["123___", box]);
  });

  test("is left with one Tab for each box, and kept from left to right in Arabic", async () => {
    onChange.mockReset();
    await showPart(<CodeField label="الرمز" digitLabel={String} onChange={onChange} />, { locale: "ar" });
    expect(document.documentElement.dir).toBe("rtl");
    expect(boxes()[0]?.closest("[dir]")?.getAttribute("dir")).toBe("ltr");
  });
});

test("steps say in words how far one is, and their bars say nothing aloud", async () => {
  await showPart(
    <Steps current={2} total={3}>
      Step 2 of 3
    </Steps>,
  );
  const bars = document.querySelector("[aria-hidden=true]");
  expect(screen.getByText("Step 2 of 3").closest("[aria-hidden]")).toBeNull();
  expect([...(bars?.children ?? [])].map((bar) => bar.hasAttribute("data-done"))).toEqual([
    true,
    true,
    false,
  ]);
});

describe("a rating in stars", () => {
  const answers = [
    "1 star, bad",
    "2 stars, poor",
    "3 stars, fair",
    "4 stars, good",
    "5 stars, great",
  ] as const;

  test("is five choices of one question, worst first", async () => {
    await showPart(
      <StarsInput name="stars" label="How was it?" answers={answers} error="Choose a number." />,
    );
    const group = screen.getByRole("group", { name: "How was it?" });
    expect(describedBy(group)).toEqual(["Choose a number."]);
    for (const [index, name] of answers.entries())
      expect(within(group).getByRole<HTMLInputElement>("radio", { name }).value).toBe(String(index + 1));
  });

  test("tells the number of stars that was chosen and shows the one it is given", async () => {
    const onValueChange = vi.fn<(stars: number) => void>();
    const stars = (value?: number) => (
      <StarsInput name="stars" label="How was it?" {...{ answers, value, onValueChange }} />
    );
    const { user, show } = await showPart(stars());
    const checked = () => screen.getAllByRole<HTMLInputElement>("radio").findIndex((one) => one.checked);
    expect(checked()).toBe(-1);
    await user.click(screen.getByRole("radio", { name: "4 stars, good" }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
    show(stars(4));
    expect(checked()).toBe(3);
  });
});
