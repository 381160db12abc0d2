import { openWordSearch } from "@anteroom/domain/word-search";
import type { NamedComplaint } from "./words.ts";

/** Finds complaints by what somebody types: synonyms, accents and typing errors included; nothing leaves the device. */
export function searchComplaints(complaints: readonly NamedComplaint[]): (typed: string) => { id: string }[] {
  const search = openWordSearch(complaints);
  return (typed) => search(typed, 6);
}
