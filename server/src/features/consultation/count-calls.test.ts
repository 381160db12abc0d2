import { channelOf } from "@anteroom/contract/channels";
import { expect, test } from "vitest";
import type { MembersChange } from "../../ports/realtime.ts";
import { countCalls } from "./count-calls.ts";

test("a call is counted while both sides are present", () => {
  let hear: (change: MembersChange) => void = () => {};
  const { calls } = countCalls({
    onMembersChanged: (_prefix, handler) => {
      hear = handler;
      return () => {};
    },
  });
  const counts = (
    [
      ["p_1", "joined"],
      ["g_1", "joined"],
      ["d_1", "joined"],
      ["p_2", "joined"],
      ["p_1", "left"],
      ["p_2", "left"],
      ["d_1", "left"],
    ] as const
  ).map(([memberId, change]) => {
    hear({ channel: channelOf.visit(1, 7), memberId, change, isHere: true });
    hear({ channel: "presence-else", memberId, change, isHere: true });
    return calls();
  });
  expect(counts).toEqual([0, 0, 1, 1, 1, 0, 0]);
});
