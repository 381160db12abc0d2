import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { parseDoctorFilter } from "@anteroom/domain/booking/doctor-filter";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type SubmitEvent, useEffect, useReducer, useRef, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { usePageQuery } from "../../platform/page-address.ts";
import type { SearchResults, SearchUrgency } from "./search-results.tsx";
import type { SearchTarget, TargetFinder } from "./search-target.ts";
import { doctorsAddress } from "./doctor-filter.ts";
import { specialtiesOf } from "./specialties-of.ts";

/** The words that led to a list of doctors, in this page of the browser alone: they stay in the box beside what they found. */
let carried = { to: "", typed: "" };

/**
 * Holds the typed text, its urgency (set it by `setUrgent`), the matching targets and keyboard navigation;
 * loads the search on demand, or returns `lost`. A crisis has no matches. `go` and `send` navigate; the words
 * are remembered in memory for the list they lead to. Calls `onNothing` with whether a search found nothing.
 */
export function useDoctorSearch(
  doctors: readonly Doctor[],
  isInList: boolean,
  onNothing?: (isNothing: boolean) => void,
) {
  const app = useApp();
  const query = usePageQuery();
  const targets = useTargets(doctors);
  const { finder, results, bring, lost } = useFinder();
  const here = doctorsAddress(parseDoctorFilter(query), query);
  const [typed, setTyped] = useState(() => (isInList && carried.to === here ? carried.typed : ""));
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [nothingAt, setNothingAt] = useState<string | null>(null);
  const [urgent, setUrgent] = useState<SearchUrgency>(null);
  const isCrisis = urgent === "crisis";
  const matches = finder && !isCrisis ? finder.find(targets, typed) : [];
  // Another list is another answer, and so are doctors who come later.
  const isNothing = nothingAt === here && matches.length === 0;
  useEffect(() => onNothing?.(isNothing), [isNothing, onNothing]);
  const isListOpen = isOpen && matches.length > 0;
  const current = isListOpen ? matches[active] : undefined;
  useEffect(() => {
    if (typed !== "") void bring();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: words that were carried here are read for danger as well
  }, []);
  const close = () => setIsOpen(false);
  // What is tapped lies below the list: it must not move under the finger before the tap is done.
  const leave = () => void setTimeout(close, 300);
  const type = (text: string) => {
    if (!lost) void bring().then((brought) => brought?.findInAnyLanguage(targets, text, false));
    setTyped(text);
    setActive(-1);
    setIsOpen(true);
    setNothingAt(null);
  };
  const clear = () => {
    setTyped("");
    setNothingAt(null);
  };
  const lead = (to: string) => {
    close();
    carried = { to, typed };
    void app.navigate(to);
  };
  const go = (target: SearchTarget) => lead(target.to);
  const search = async () => {
    if (typed.trim() === "") return void app.navigate("/doctors");
    if (isCrisis) return;
    const found = await (await bring())?.findInAnyLanguage(targets, typed, true);
    if (!found) return;
    const target = current ?? found[0];
    if (!target) return setNothingAt(here);
    // Nothing was chosen: the list shows all specialties that were suggested.
    const slugs = found.filter(({ portrait }) => portrait === null).map(({ specialty }) => specialty);
    if (current || target.portrait !== null || slugs.length === 1) return go(target);
    const filter = parseDoctorFilter(query);
    lead(doctorsAddress({ ...filter, sex: target.sex ?? filter.sex, specialties: slugs }, query));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void search();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isListOpen) close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setActive(nextActive(active, event.key === "ArrowDown" ? 1 : -1, matches.length));
      setIsOpen(true);
    } else return;
    event.preventDefault();
  };
  return {
    typed,
    matches,
    results,
    current,
    isNothing,
    isListOpen,
    lost,
    bring,
    type,
    clear,
    leave,
    go,
    send,
    steer,
    urgent,
    setUrgent,
  };
}

/** The search and the words of the page's language, fetched when somebody is about to type. */
function useFinder() {
  const locale = useLocale();
  const [brought, setBrought] = useState<(TargetFinder & { locale: string; results: SearchResults }) | null>(
    null,
  );
  const [, findAgain] = useReducer((count: number) => count + 1, 0);
  const [times, setTimes] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const pending = useRef<Promise<TargetFinder | null> | null>(null);
  const finder = brought?.locale === locale ? brought : null;
  const fetchFinder = async () => {
    setIsPending(true);
    try {
      const [{ openTargets }, { searchResults }] = await Promise.all([
        import("./find-targets.ts"),
        import("./search-results.tsx"),
      ]);
      const opened = { ...(await openTargets(locale, findAgain)), locale, results: searchResults };
      setBrought(opened);
      setTimes(0);
      return opened;
    } catch {
      setTimes((before) => before + 1);
      return null;
    } finally {
      pending.current = null;
      setIsPending(false);
    }
  };
  const bring = async () => finder ?? (await (pending.current ??= fetchFinder()));
  const lost = times > 0 && !finder ? { times, isPending, again: () => void bring() } : null;
  return { finder, results: finder && finder.results, bring, lost };
}

/** One step up or down the list, round its ends; -1 is the box itself. */
function nextActive(active: number, step: number, count: number): number {
  const next = active + step;
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}

function useTargets(doctors: readonly Doctor[]): SearchTarget[] {
  const { t } = useLingui();
  const locale = useLocale();
  const search = usePageQuery();
  const filter = parseDoctorFilter(search);
  const specialties = specialtiesOf(doctors).map(({ slug, count }) => ({
    id: slug,
    to: doctorsAddress({ ...filter, specialties: [slug] }, search),
    title: specialtyName(slug, locale),
    detail: t`${plural(count, { one: "# doctor", other: "# doctors" })}`,
    portrait: null,
    specialty: slug,
    sex: null,
  }));
  const people = doctors.map((doctor) => ({
    id: `doctor-${doctor.id}`,
    to: `/doctors/${doctor.id}`,
    title: doctor.name,
    detail: specialtyName(doctor.specialty, locale),
    portrait: doctor.portrait_url,
    specialty: doctor.specialty,
    sex: doctor.sex,
  }));
  return [...specialties, ...people];
}
