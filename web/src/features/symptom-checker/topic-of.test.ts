import { conditions } from "@anteroom/triage/conditions";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { topics } from "./topic-of.ts";

const folder = fileURLToPath(new URL("../../../../content/src/health-topics/topics/", import.meta.url));
const library = new Set(readdirSync(folder).map((file) => file.replace(/\.json$/, "")));

test(
  "each condition leads to a topic that the library has, and to its own where there is one",
  { tags: ["S1.33"] },
  () => {
    const missing = Object.values(topics).filter((topic) => topic !== null && !library.has(topic));
    expect(missing).toEqual([]);
    const unlinked = conditions.filter(({ slug }) => topics[slug] === null && library.has(slug));
    expect(unlinked).toEqual([]);
    expect(Object.keys(topics)).toHaveLength(conditions.length);
  },
);
