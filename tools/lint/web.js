// What breaks a page in some browsers or on a lost line only, where it can be seen in the text.

const effects = new Set(["useEffect", "useLayoutEffect"]);
const scrolls = new Set(["scroll", "scrollBy", "scrollIntoView", "scrollTo"]);

/** The call that an expression is, also behind `?.`. */
const callOf = (node) => (node.type === "ChainExpression" ? node.expression : node);

const noScrollAsCleanup = {
  create(context) {
    return {
      CallExpression({ callee, arguments: [effect] }) {
        if (!effects.has(callee.name) || effect?.type !== "ArrowFunctionExpression") return;
        const call = callOf(effect.body);
        if (call.type === "CallExpression" && scrolls.has(call.callee.property?.name))
          context.report({
            node: call,
            message: "Newer browsers answer with a promise, which React would call as a cleanup: use braces.",
          });
      },
    };
  },
};

const functions = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

/** Whether a lost line ends inside the function that awaits it: `try`, or a loader that hands it to its caller. */
function isHandled(node) {
  const { parent } = node;
  if (!parent) return false;
  if (parent.type === "TryStatement" && parent.block === node) return true;
  if (functions.has(parent.type)) return parent.body === node && node.type !== "BlockStatement";
  return isHandled(parent);
}

const noLostImport = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message:
          "On a lost line this never goes on, and its button spins for ever: import it at the top, or use `fetchCode`.",
      });
    return {
      ImportExpression(node) {
        const { parent } = node;
        if (parent.type === "AwaitExpression" && !isHandled(parent)) return report(node);
        if (parent.type !== "MemberExpression" || parent.property.name !== "then") return;
        const then = parent.parent;
        const isCaught = then.arguments.length > 1 || then.parent.type === "MemberExpression";
        const isKept = then.parent.type === "VariableDeclarator";
        if (!isCaught && !isKept && !isHandled(then)) report(node);
      },
    };
  },
};

export default {
  meta: { name: "anteroom-web" },
  rules: { "no-lost-import": noLostImport, "no-scroll-as-cleanup": noScrollAsCleanup },
};
