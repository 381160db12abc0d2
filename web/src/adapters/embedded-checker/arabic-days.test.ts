import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const arabic = await openCheckerIn("ar");
const read = async (text: string) => {
  const { complaints, findings } = await arabic.understand(text, { age: 34, sex: "F" });
  return { complaint: complaints[0]?.id, findings: findings.map(({ id }) => id) };
};

test.each(["صداع قوي منذ يومين", "صداع قوي منذ يومين مع غثيان", "صداع منذ يوم", "صداع من يومين"])(
  "%s is not read as a headache on most days",
  async (text) => {
    const { complaint, findings } = await read(text);
    expect(findings).not.toContain("headache-daily");
    expect(complaint).toBe("headache");
  },
);

test.each(["صداع كل يوم", "صداع يومي", "عندي صداع يوميا"])(
  "%s is read as a headache on most days",
  async (text) => {
    expect((await read(text)).findings).toContain("headache-daily");
  },
);
