import type { Plugin } from "vite";

const file = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions of React DOM that no page reaches, by what alone reaches them, each with the body it gets instead. */
const unreachable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "<ViewTransition>": {
    trackEnterViewTransitions: "",
    pushViewTransitionCancelableScope: "return null;",
    applyViewTransitionToHostInstances: "return !1;",
    applyViewTransitionToHostInstancesRecursive: "return !1;",
    restoreViewTransitionOnHostInstances: "",
    commitAppearingPairViewTransitions: "",
    commitEnterViewTransitions: "",
    commitDeletedPairViewTransitions: "",
    commitExitViewTransitions: "",
    commitNestedViewTransitions: "",
    restorePairedViewTransitions: "",
    restoreEnterOrExitViewTransitions: "",
    restoreNestedViewTransitions: "",
    measureViewTransitionHostInstancesRecursive: "return !1;",
    measureNestedViewTransitions: "",
    recursivelyTraverseAfterMutationEffects: "",
    commitAfterMutationEffectsOnFiber: "",
    getViewTransitionName: 'return "none";',
    getViewTransitionClassName: 'return "none";',
    scheduleViewTransitionEvent: "",
    reportViewTransitionError: "",
    applyViewTransitionName: "",
    restoreViewTransitionName: "",
    measureInstance: "return null;",
    startViewTransition: "return null;",
    createViewTransitionInstance: "return null;",
    ViewTransitionPseudoElement: "",
  },
  "<Fragment ref>": {
    FragmentInstance: "",
    addFragmentHandleToFiber: "",
    commitNewChildToFragmentInstance: "",
    commitNewChildToFragmentInstances: "",
    commitFragmentInstanceInsertionEffects: "",
    commitFragmentInstanceDeletionEffects: "",
    deleteChildFromFragmentInstance: "",
  },
  "<SuspenseList>": {
    updateSuspenseListComponent: "return null;",
    cutOffTailIfNeeded: "",
  },
  "<Activity>": { updateActivityComponent: "return null;" },
  // Forms send by handlers of their own; what is pending is said by the page.
  "actions of forms, useActionState, useOptimistic, useTransition": {
    mountActionState: "return [];",
    updateActionState: "return [];",
    rerenderActionState: "return [];",
    updateActionStateImpl: "return [];",
    runActionStateAction: "",
    dispatchActionState: "",
    onActionSuccess: "",
    onActionError: "",
    notifyActionListeners: "",
    actionStateActionEffect: "",
    ensureFormComponentIsStateful: "return {};",
    startHostTransition: "",
    dispatchOptimisticSetState: "",
    startTransition: "",
    defaultOnDefaultTransitionIndicator: "",
  },
  onSelect: { constructSelectEvent: "" },
  "elements with a hyphen": { setPropOnCustomElement: "" },
  "React's compiler": { useMemoCache: "return null;" },
  unstable_scheduleHydration: { attemptExplicitHydrationTarget: "" },
  // Without <ViewTransition> and style sheets of components a commit waits for nothing.
  "commits that wait": { estimateBandwidth: "return 1;", waitForCommitToBeReady: "return null;" },
  // Errors are reported by their own stack; nothing reads that of the components.
  componentStack: {
    describeFiber: 'return "";',
    getStackByFiberInDevAndProd: 'return "";',
    describeBuiltInComponentFrame: 'return "";',
    describeNativeComponentFrame: 'return "";',
  },
  // The head of a page is written by the server and by web/src/app/pages/page-head.ts, never by a component.
  "<link>, <style> and <script> in components": {
    isHostHoistableType: "return !1;",
    getResource: "return null;",
    acquireResource: "return null;",
    suspendResource: "",
    preloadResource: "return !0;",
    preloadStylesheet: "",
    getHydratableHoistableCache: "return new Map();",
    insertStylesheetIntoRoot: "",
    prefetchDNS: "",
    preconnect: "",
    preload: "",
    preloadModule: "",
    preinitStyle: "",
    preinitScript: "",
    preinitModuleScript: "",
  },
};

/** What would reach them. The server writes the head of a page, so no component draws elements of a head. */
const users: readonly (readonly [what: string, test: RegExp])[] = [
  [
    "a component of React that is left out",
    /import\s*\{[^}]*\b(?:ViewTransition|SuspenseList|Activity)\b[^}]*\}\s*from\s*["']react["']/,
  ],
  [
    "a call of React DOM that is left out",
    /import\s*\{[^}]*\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\}\s*from\s*["']react-dom["']/,
  ],
  [
    "an action of React that is left out",
    /import\s*\{[^}]*\b(?:useActionState|useOptimistic|useTransition|useFormStatus|requestFormReset)\b[^}]*\}\s*from\s*["']react(?:-dom)?["']/,
  ],
  ["an action of a form", /<(?:form|button|input)\b[^>]*\s(?:action|formAction)=\{/],
  ["onSelect of a field", /<(?:input|textarea)\b[^>]*\sonSelect=/],
  ["an element with a hyphen", /<[a-z]+-[a-z-]+[\s>]/],
  ["a ref on a Fragment", /<Fragment\b[^>]*\bref=/],
  ["an element of the head in a component", /<(?:link|style|script|title|meta)[\s>/]/],
];

/**
 * A Vite plugin that removes parts of React DOM that no page uses: 9 kB less for each first page load. React's
 * version is pinned. The build fails when a removed function has another name, or when a module uses one.
 */
export const reactInUse: Plugin = {
  name: "react-in-use",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  // Libraries bring what React 17 had not; ours has it.
  load: (id) =>
    id.endsWith("use-sync-external-store/shim/index.js")
      ? 'export { useSyncExternalStore } from "react";'
      : null,
  transform(code, id) {
    if (/\/web\/src\/.*\.tsx?$/.test(id)) {
      const used = removedFeatureUsed(code);
      if (used !== undefined) this.error(`${used}: see tools/react-in-use.ts.`);
    }
    if (!file.test(id)) return null;
    return { code: withoutUnreachable(code), map: null };
  },
};

/** Returns React DOM's client code without these parts. Throws when a listed function is missing. */
export function withoutUnreachable(code: string): string {
  let left = code.replaceAll(/^FragmentInstance\.prototype\.[^]*?^};\n/gm, "");
  for (const [name, body] of Object.values(unreachable).flatMap((group) => Object.entries(group))) {
    const before = left;
    left = left.replace(
      new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[^]*?^}\\n`, "m"),
      () => `function ${name}() {${body}}\n`,
    );
    if (left === before)
      throw new Error(`React DOM has no function ${name} any more: see tools/react-in-use.ts.`);
  }
  return left;
}

/** Returns the name of the removed feature that a source module of ours uses, or undefined; judged by the text of its code. */
export function removedFeatureUsed(code: string): string | undefined {
  return users.find(([, test]) => test.test(code))?.[0];
}
