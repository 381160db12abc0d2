import { readdirSync, readFileSync } from "node:fs";
import { HealthTopic } from "./health-topic.ts";

const folder = new URL("topics/", import.meta.url);

/**
 * Reads all topics of our own library from disk on every call, sorted by slug. Throws with the file's name where one
 * is invalid or named after another slug.
 */
export function readTopics(): HealthTopic[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => {
      const read = HealthTopic.safeParse(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
      if (!read.success)
        throw new Error(
          `${file}: ${read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`,
        );
      if (`${read.data.slug}.json` !== file) throw new Error(`${file} holds ${read.data.slug}.`);
      return read.data;
    });
}
