import type { Doctor } from "@anteroom/contract/appointment/find-doctor";

/** Doctors who speak the reader's language before the others, each in the order of their free times; nobody is left out. */
export function speakersFirst<One extends Pick<Doctor, "languages">>(
  doctors: readonly One[],
  locale: string,
): readonly One[] {
  const baseOf = (tag: string) => tag.split("-")[0];
  const speaks = ({ languages }: One) => languages.some((tag) => baseOf(tag) === baseOf(locale));
  return [...doctors.filter(speaks), ...doctors.filter((doctor) => !speaks(doctor))];
}
