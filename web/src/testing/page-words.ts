import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** What the main part of the page says, across elements, with single spaces. */
export function pageText(): string {
  return (screen.getByRole("main").textContent ?? "").replaceAll(/\s+/g, " ");
}

/** Waits until the main part of the page says this. */
export function expectPageText(words: string): Promise<void> {
  return waitFor(() => expect(pageText()).toContain(words));
}

/** Puts text into the field of this label at once, as pasted; what was there goes. */
export function fillField(label: string | RegExp, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}
