// What makes a browser test fail on a slow machine, where it can be seen in the text.

/** `page.name(...)` with this name, of anything but the browser's own `location`. */
const isCallOf = (node, names) =>
  node?.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.property.type === "Identifier" &&
  names.has(node.callee.property.name) &&
  node.callee.object.name !== "location";

const reload = new Set(["reload"]);
const noBareReload = {
  create(context) {
    return {
      CallExpression(node) {
        if (isCallOf(node, reload) && node.arguments.length === 0)
          context.report({
            node,
            message:
              "A click may come before the page is usable: `reload(page)` of e2e/support/test.ts waits.",
          });
      },
    };
  },
};

const waits = new Set(["waitForResponse", "waitForRequest", "waitForEvent"]);
const noLateWait = {
  create(context) {
    return {
      AwaitExpression(node) {
        if (isCallOf(node.argument, waits))
          context.report({
            node,
            message:
              "What is waited for may have come before: keep the promise, act, and await it afterwards.",
          });
      },
    };
  },
};

export default {
  meta: { name: "anteroom-e2e" },
  rules: { "no-bare-reload": noBareReload, "no-late-wait": noLateWait },
};
