import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Returns the text of the page's main part, with single spaces. */
export function pageText(): string {
  return (screen.getByRole("main").textContent ?? "").replaceAll(/\s+/g, " ");
}

/** Waits until the main part contains this text. */
export function expectPageText(words: string): Promise<void> {
  return waitFor(() => expect(pageText()).toContain(words));
}

/** Replaces the text of the field with this label, as if pasted. */
export function fillField(label: string | RegExp, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}
