import { expect, test } from "vitest";
import { type DemoClinic, createDays } from "./run-working-days.ts";

const clinic = (slug: string, token = "t"): DemoClinic => ({
  slug,
  baseUrl: `http://${slug}.localhost`,
  token,
});

test(
  "the doctor comes to a newly opened clinic, stays in the others, and reconnects for a changed token",
  { tags: ["S1.18"] },
  () => {
    const log: string[] = [];
    const days = createDays(({ slug, token }) => {
      log.push(`begin ${slug} ${token}`);
      return {
        end: (id) => log.push(`end ${id} ${slug}`),
        stop: async () => void log.push(`stop ${slug} ${token}`),
      };
    });
    const notify = (...clinics: DemoClinic[]) => {
      void days.keepTo(clinics);
      return log.splice(0);
    };
    expect(notify(clinic("aurora"))).toEqual(["begin aurora t"]);
    expect(notify(clinic("aurora"), clinic("aurora-other"))).toEqual(["begin aurora-other t"]);
    expect(notify(clinic("aurora", "new"), clinic("aurora-other"))).toEqual([
      "stop aurora t",
      "begin aurora new",
    ]);
    days.end("all");
    expect(log.splice(0)).toEqual(["end all aurora-other", "end all aurora"]);
    expect(notify()).toEqual(["stop aurora-other t", "stop aurora new"]);
  },
);
