import type { RefusalReason } from "@anteroom/vitals/reading";
import { useLingui } from "@lingui/react/macro";

/**
 * Returns a function that gives, for a reason of rejection, what was seen and what to change, in the page's
 * language.
 */
export function useReadingIssueMessages(): (reason: RefusalReason) => { seen: string; change: string } {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case "too-short":
        return { seen: t`The reading was too short.`, change: t`Stay in the picture a little longer.` };
      case "frames-too-few":
        return { seen: t`The camera sent too few pictures.`, change: t`Close other apps and add light.` };
      case "frames-uneven":
        return { seen: t`The camera sent pictures unevenly.`, change: t`Close other apps and tabs.` };
      case "no-face":
        return { seen: t`We could not see a face.`, change: t`Move the face into the oval.` };
      case "several-faces":
        return { seen: t`There was more than one face.`, change: t`Only one person may be in the picture.` };
      case "too-dark":
        return {
          seen: t`It was too dark.`,
          change: t`Turn towards a window or a lamp. Check that nothing covers the camera.`,
        };
      case "too-bright":
        return { seen: t`It was too bright.`, change: t`Move out of direct light.` };
      case "too-far":
        return {
          seen: t`The face was too far away.`,
          change: t`Come closer, until the face fills the oval.`,
        };
      case "moving":
        return { seen: t`There was a little too much movement.`, change: t`Rest the head and stay still.` };
      case "flickering-light":
        return { seen: t`The light was flickering.`, change: t`Use daylight or another lamp.` };
      case "weak-signal":
        return {
          seen: t`The pulse was too faint to see.`,
          change: t`Come closer and add light from the front.`,
        };
      case "methods-disagree":
        return { seen: t`Two ways of reading did not agree.`, change: t`Stay still in even light.` };
      case "skin-disagrees":
        return { seen: t`Parts of the face did not agree.`, change: t`Let light fall on the whole face.` };
      case "unsteady":
        return {
          seen: t`The pulse was not steady enough to read.`,
          change: t`Rest a little longer, then breathe as usual.`,
        };
      case "no-beats":
        return { seen: t`We couldn’t tell single heartbeats apart.`, change: t`Stay still in even light.` };
      case "too-few-beats":
        return { seen: t`There were too few clear beats.`, change: t`Stay still until the end.` };
      case "sources-disagree":
        return {
          seen: t`Chest and face did not agree.`,
          change: t`Show the shoulders and breathe as usual.`,
        };
    }
  };
}
