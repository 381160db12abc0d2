import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, type ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";

const AskedQuestions = lazy(() =>
  import("./asked-questions.tsx").then((module) => ({ default: module.AskedQuestions })),
);

/** Fetches the questions beside the page: their texts in eight languages are larger than its script. */
export function WithQuestions({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton isPage label={t`Opening`} />}>
      <AskedQuestions>{children}</AskedQuestions>
    </Suspense>
  );
}
