import type { Doctor } from "@anteroom/contract/appointment/find-doctor";

/**
 * Returns the doctors who speak the reader's language first, each group in its given order. Ignores regions:
 * `pt-BR` matches `pt`.
 */
export function speakersFirst<One extends Pick<Doctor, "languages">>(
  doctors: readonly One[],
  locale: string,
): readonly One[] {
  const baseOf = (tag: string) => tag.split("-")[0];
  const speaks = ({ languages }: One) => languages.some((tag) => baseOf(tag) === baseOf(locale));
  return [...doctors.filter(speaks), ...doctors.filter((doctor) => !speaks(doctor))];
}
