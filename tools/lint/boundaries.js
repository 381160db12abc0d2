// The architecture in one table: a folder may import only from the folders listed for it (and from itself).
// The most specific folder wins. Packages outside the repository are checked by knip, not here.
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

const mayImport = {
  domain: [],
  contract: ["domain"],
  "engines/*": [],
  content: ["domain"],
  "local-http": [],
  counterpart: ["contract", "local-http"],
  "counterpart/src/testing": ["counterpart", "contract", "local-http", "server/src/testing"],
  "server/src/ports": ["domain", "contract"],
  "server/src/platform": ["server/src/ports", "domain", "contract", "content"],
  "server/src/features/*": [
    "server/src/ports",
    "server/src/platform",
    "domain",
    "contract",
    "content",
    "engines/triage",
  ],
  "server/src/features/booking": ["server/src/features/payment"],
  "server/src/features/clinic": [
    "server/src/features/consultation",
    "server/src/features/insurance",
    "server/src/features/vitals",
  ],
  "server/src/features/appointments": ["server/src/features/booking"],
  "server/src/features/health-record": ["server/src/features/vitals"],
  "server/src/features/urgent": ["server/src/features/booking"],
  "server/src/adapters/embedded-library": ["content"],
  "server/src/adapters/*": ["server/src/ports", "server/src/platform", "domain", "contract"],
  "server/src/testing": ["server", "domain", "contract", "content", "local-http"],
  "server/src": ["server", "domain", "contract", "content"],
  "web/src/locales": [],
  "web/src/ports": ["domain", "contract", "engines"],
  "web/src/platform": ["web/src/ports", "web/src/locales", "domain", "contract"],
  "web/src/ui": ["web/src/platform", "domain/src/constants", "domain/src/latin-digits"],
  "web/src/features/*": [
    "web/src/ui",
    "web/src/platform",
    "web/src/ports",
    "domain",
    "contract",
    "content",
    "engines",
  ],
  "web/src/features/booking": [
    "web/src/features/payment",
    "web/src/features/find-doctor",
    "web/src/features/urgent",
    "web/src/features/symptom-checker",
    "web/src/features/dependents",
    "web/src/features/before-appointment",
    "web/src/features/profile",
    "web/src/features/terms",
  ],
  "web/src/features/payment": ["web/src/features/terms"],
  "web/src/features/before-appointment": ["web/src/features/appointments"],
  "web/src/features/appointments": [
    "web/src/features/health-record",
    "web/src/features/messages",
    "web/src/features/surveys",
    "web/src/features/pass",
    "web/src/features/urgent",
    "web/src/features/vitals",
    "web/src/features/waitlist",
  ],
  "web/src/features/reminders": ["web/src/features/profile"],
  "web/src/features/my-data": ["web/src/features/access", "web/src/features/security"],
  "web/src/features/access": ["web/src/features/waitlist"],
  "web/src/features/find-doctor": [
    "web/src/features/surveys",
    "web/src/features/urgent",
    "web/src/features/waitlist",
  ],
  "web/src/features/health-search": ["web/src/features/urgent"],
  "web/src/features/messages": ["web/src/features/urgent"],
  "web/src/features/questionnaire": ["web/src/features/urgent"],
  "web/src/features/consultation": [
    "web/src/features/appointments",
    "web/src/features/messages",
    "web/src/features/urgent",
    "web/src/features/devices",
    "web/src/features/vitals",
  ],
  "web/src/features/vitals": [
    "web/src/features/urgent",
    "web/src/features/devices",
    "web/src/features/add-reading",
  ],
  "web/src/features/surveys": ["web/src/features/questionnaire"],
  "web/src/features/health-assessment": [
    "web/src/features/questionnaire",
    "web/src/features/urgent",
    "web/src/features/dependents",
  ],
  "web/src/features/health-record": [
    "web/src/features/appointments",
    "web/src/features/vitals",
    "web/src/features/add-reading",
  ],
  "web/src/features/symptom-checker": [
    "web/src/features/outside-check",
    "web/src/features/questionnaire",
    "web/src/features/urgent",
    "web/src/features/dependents",
  ],
  "web/src/features/dependents": ["web/src/features/profile"],
  "web/src/features/profile": ["web/src/features/access"],
  "web/src/adapters/*": ["web/src/ports", "web/src/platform", "domain", "contract", "engines"],
  "web/src/adapters/mesh-call": ["web/src/adapters/call-room"],
  "web/src/adapters/janus-call": ["web/src/adapters/call-room"],
  "web/src/worker": ["domain"],
  "web/src/offline": ["domain", "web/src/platform"],
  "web/src": ["web", "domain", "contract", "content", "engines"],
  tools: [""],
  e2e: [""],
  bench: [""],
};

/** Pairs of features that may know each other stand above with the features' common row added here. */
const inherits = {
  "server/src/adapters/embedded-library": "server/src/adapters/*",
  "web/src/adapters/mesh-call": "web/src/adapters/*",
  "web/src/adapters/janus-call": "web/src/adapters/*",
  "server/src/features/booking": "server/src/features/*",
  "server/src/features/clinic": "server/src/features/*",
  "server/src/features/appointments": "server/src/features/*",
  "server/src/features/health-record": "server/src/features/*",
  "server/src/features/urgent": "server/src/features/*",
  "web/src/features/appointments": "web/src/features/*",
  "web/src/features/booking": "web/src/features/*",
  "web/src/features/payment": "web/src/features/*",
  "web/src/features/before-appointment": "web/src/features/*",
  "web/src/features/access": "web/src/features/*",
  "web/src/features/find-doctor": "web/src/features/*",
  "web/src/features/health-search": "web/src/features/*",
  "web/src/features/messages": "web/src/features/*",
  "web/src/features/questionnaire": "web/src/features/*",
  "web/src/features/reminders": "web/src/features/*",
  "web/src/features/my-data": "web/src/features/*",
  "web/src/features/consultation": "web/src/features/*",
  "web/src/features/health-record": "web/src/features/*",
  "web/src/features/vitals": "web/src/features/*",
  "web/src/features/surveys": "web/src/features/*",
  "web/src/features/health-assessment": "web/src/features/*",
  "web/src/features/symptom-checker": "web/src/features/*",
  "web/src/features/dependents": "web/src/features/*",
  "web/src/features/profile": "web/src/features/*",
};
for (const [special, general] of Object.entries(inherits)) mayImport[special].push(...mayImport[general]);
/** What a test may use besides the row of its folder. */
const testsMayImport = ["server/src/testing"];

const patterns = Object.keys(mayImport)
  .sort((a, b) => b.split("/").length - a.split("/").length || b.length - a.length)
  .map((pattern) => ({
    pattern,
    regex: new RegExp(`^${pattern.replaceAll("*", "[^/]+")}(?=/|$)`),
  }));

/** The zone a file belongs to, e.g. `{ pattern: "web/src/features/*", folder: "web/src/features/booking" }`. */
function zoneOf(file) {
  for (const { pattern, regex } of patterns) {
    const match = regex.exec(file);
    if (match) return { pattern, folder: match[0] };
  }
}

/** Workspaces that do not lie at the root of the repository. */
const engines = new Set(["vitals", "triage"]);

/** The repository path an import points at, or undefined for packages from npm. */
function targetOf(source, fromFile) {
  if (typeof source !== "string") return undefined; // import(variable)
  if (source.startsWith(".")) return path.posix.join(path.posix.dirname(fromFile), source);
  const workspace = /^@anteroom\/([^/]+)(\/.*)?$/.exec(source);
  if (!workspace) return undefined;
  const [, name, rest = ""] = workspace;
  return `${engines.has(name) ? `engines/${name}` : name}/src${rest}`;
}

/** Configuration files at the root of the repository or of a workspace belong to the tools that read them. */
const isConfig = (file) => /(^|\/)[\w.-]+\.config\.[jt]s$/.test(file);

const within = (file, folder) => folder === "" || file === folder || file.startsWith(`${folder}/`);

const boundaries = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join("/");
    const zone = zoneOf(file);
    if (!zone)
      return isConfig(file)
        ? {}
        : { Program: (node) => context.report({ node, message: `No row covers ${file}.` }) };
    const allowed = [...mayImport[zone.pattern], ...(/\.test\.tsx?$/.test(file) ? testsMayImport : [])];

    const check = (node) => {
      const target = node.source && targetOf(node.source.value, file);
      if (!target || within(target, zone.folder)) return;
      if (allowed.some((folder) => within(target, folder))) return;
      context.report({
        node: node.source,
        message: `${zone.folder} may not import ${target}. See tools/lint/boundaries.js.`,
      });
    };

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "anteroom" }, rules: { boundaries } };
