import type { CallInvitation } from "@anteroom/contract/call/invitations";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { GuestList } from "./guest-list.tsx";

const invitation = (more: Partial<CallInvitation> = {}): CallInvitation => ({
  id: 1,
  appointment_id: 21,
  name: "Ana Prata",
  relationship: "mother",
  relationship_words: "",
  invited_by: "patient",
  standing: "invited",
  created_at: "2026-11-26T13:00:00.000Z",
  expires_at: "2026-11-27T02:00:00.000Z",
  ...more,
});

async function showList(invitations: readonly CallInvitation[], done = Promise.resolve()) {
  const withdraw = vi.fn<(invitation: CallInvitation) => Promise<void>>(() => done);
  return { ...(await showPart(<GuestList invitations={invitations} onWithdraw={withdraw} />)), withdraw };
}

test("a call without guests shows no guest list", async () => {
  await showList([]);
  expect(pageText()).toBe("");
});

test.each([
  ["invited", "Invited"],
  ["waiting", "Waiting to be let in"],
  ["admitted", "May come in"],
  ["inside", "Is here"],
] as const)("a guest who is %s is marked so", async (standing, words) => {
  await showList([invitation({ standing })]);
  expect(within(screen.getByRole("region", { name: "Invited" })).getByText(words)).toBeTruthy();
});

test.each([
  [{}, "Ana Prata, Mother"],
  [{ relationship: "other", relationship_words: "a neighbour" }, "Ana Prata, a neighbour"],
  [{ relationship: "other" }, "Ana Prata"],
  [{ relationship: null }, "Ana Prata"],
  [{ name: "", relationship: null, invited_by: "code" }, "Someone with the code"],
] as const)("a guest of %o is named", async (more, words) => {
  await showList([invitation(more)]);
  expect(screen.getByRole("listitem").querySelector("p")?.textContent).toBe(words);
});

test("an invitation is withdrawn once and only after confirmation", async () => {
  let finish = () => {};
  const { user, withdraw } = await showList(
    [invitation(), invitation({ id: 2, name: "Rui Prata" })],
    new Promise((resolve) => (finish = resolve)),
  );
  await user.click(screen.getByRole("button", { name: "Withdraw: Rui Prata" }));
  const asked = screen.getByRole("group", { name: "Withdraw: Rui Prata" });
  expect(asked.textContent).toContain("The link for Rui Prata stops working, and they leave the call.");
  expect(screen.getByRole("button", { name: "Withdraw: Ana Prata" })).toBeTruthy();
  const keep = within(asked).getByRole("button", { name: "Keep it" });
  expect(document.activeElement).toBe(keep);
  await user.click(keep);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Withdraw: Rui Prata" }));
  expect(withdraw).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Withdraw: Rui Prata" }));
  await user.dblClick(screen.getByRole("button", { name: "Withdraw the invitation" }));
  expect(withdraw.mock.calls.map(([{ id }]) => id)).toEqual([2]);
  finish();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Withdraw the invitation" }).ariaBusy).not.toBe("true"),
  );
});

test("a guest by code without a name can be removed too", async () => {
  const { user, withdraw } = await showList([
    invitation({ name: "", relationship: null, invited_by: "code" }),
  ]);
  await user.click(screen.getByRole("button", { name: "Withdraw: Someone with the code" }));
  await user.click(screen.getByRole("button", { name: "Withdraw the invitation" }));
  expect(withdraw).toHaveBeenCalledOnce();
});

test("the guest list is accessible", async () => {
  await showList([invitation(), invitation({ id: 2, name: "Rui Prata", standing: "waiting" })]);
  const faults = await accessibilityFaults();
  expect(faults.filter((fault) => !fault.startsWith("page-has-heading-one"))).toEqual([]);
});
