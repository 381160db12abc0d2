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
  client: [],
  counterpart: ["client", "contract", "local-http"],
  // The papers of the demo doctor are drawn with the fonts and the pen of the clinic's own documents.
  "counterpart/src/acts": ["counterpart", "client", "contract", "local-http", "server/src/platform/pdf"],
  "counterpart/src/testing": ["counterpart", "client", "contract", "local-http", "server/src/testing"],
  "server/src/ports": ["domain", "contract"],
  "server/src/platform": ["server/src/ports", "domain", "contract", "content"],
  "server/src/shared": ["server/src/ports", "server/src/platform", "domain", "contract", "content"],
  "server/src/features/*": [
    "server/src/ports",
    "server/src/platform",
    "server/src/shared",
    "domain",
    "contract",
    "content",
    "engines/triage",
  ],
  // An appointment that moves, and an offer of the waitlist, take a slot as a booking does.
  "server/src/features/appointments": ["server/src/features/booking"],
  // The clinic's API acts on calls, shows insurance cards with a booking, and reads what a patient measured.
  "server/src/features/clinic": [
    "server/src/features/consultation",
    "server/src/features/account",
    "server/src/features/vitals",
  ],
  // The desk asks for passwords and codes by the rules that hold for patients.
  "server/src/features/desk": ["server/src/features/account"],
  // FHIR books and cancels by the clinic API's own use cases, and says so to the pages of a call.
  // A patient's summary has the lists of the health record.
  "server/src/features/fhir": [
    "server/src/features/clinic",
    "server/src/features/consultation",
    "server/src/features/health/record",
  ],
  // A measurement entered in the record is stored like every other one; the patient takes away the summary that FHIR writes.
  "server/src/features/health": [
    "server/src/features/vitals",
    "server/src/features/fhir/mapping",
    "server/src/features/fhir/summary",
  ],
  "server/src/adapters/embedded-library": ["content"],
  "server/src/adapters/*": [
    "server/src/ports",
    "server/src/platform",
    "server/src/shared",
    "domain",
    "contract",
  ],
  "server/src/testing": ["server", "domain", "contract", "content", "local-http"],
  "server/src": ["server", "domain", "contract", "content"],
  "web/src/locales": [],
  "web/src/ports": ["domain", "contract", "engines"],
  "web/src/platform": ["web/src/ports", "web/src/locales", "domain", "contract"],
  "web/src/media": ["web/src/ports", "web/src/platform", "domain", "contract"],
  "web/src/ui": ["web/src/platform", "domain/src/shared/constants", "domain/src/text/latin-digits"],
  "web/src/shared": [
    "web/src/ui",
    "web/src/media",
    "web/src/platform",
    "web/src/ports",
    "domain",
    "contract",
    "content",
    "engines",
  ],
  "web/src/features/*": [
    "web/src/shared",
    "web/src/ui",
    "web/src/media",
    "web/src/platform",
    "web/src/ports",
    "domain",
    "contract",
    "content",
    "engines",
  ],
  // The page of an appointment shows its measurements, the patient's lists and the questions after a call.
  "web/src/features/appointments": ["web/src/features/health", "web/src/features/vitals"],
  // A booking offers to add a child, an insurance and the answers of the symptom checker.
  "web/src/features/booking": ["web/src/features/account", "web/src/features/health"],
  // After a call the page of its appointment goes on; the doctor asks for vital signs in the call.
  "web/src/features/consultation": ["web/src/features/appointments", "web/src/features/vitals"],
  // The patient's home offers the survey that is due; who wanted a private page is asked to sign in.
  "web/src/features/find-doctor": ["web/src/features/health", "web/src/features/account"],
  // Assessment and checker ask about a child as the account does; the record shows measurements.
  "web/src/features/health": ["web/src/features/account", "web/src/features/vitals"],
  "web/src/adapters/*": [
    "web/src/ports",
    "web/src/media",
    "web/src/platform",
    "domain",
    "contract",
    "engines",
  ],
  "web/src/adapters/mesh-call": ["web/src/adapters/call-room"],
  "web/src/adapters/janus-call": ["web/src/adapters/call-room"],
  "web/src/worker": ["domain"],
  "web/src/offline": ["domain", "web/src/platform", "web/src/shared"],
  "web/src": ["web", "domain", "contract", "content", "engines"],
  // Page tests of the desk meet the same stand-in of the API as the patient's.
  "desk/src/testing": ["desk/src", "web/src/testing", "domain", "contract"],
  // The desk holds calls with the parts of the patient's pages that know of no patient (docs/decisions/0114).
  "desk/src": [
    "web/src/ui",
    "web/src/media",
    "web/src/ports",
    "web/src/platform",
    "web/src/adapters/call-room",
    "web/src/adapters/mesh-call",
    "web/src/adapters/janus-call",
    "web/src/adapters/pusher",
    "web/src/features/consultation/session",
    "web/src/shared/devices",
    "web/src/shared/files",
    "domain",
    "client",
    "content",
    // The API is called by its generated client alone (docs/decisions/0168): these are no part of it.
    "contract/src/channels",
    "contract/src/desk-page",
    "contract/src/values",
  ],
  tools: [""],
  e2e: [""],
  bench: [""],
};

/** Rows that add something have the common row of their kind too. */
const inherits = {
  "server/src/adapters/embedded-library": "server/src/adapters/*",
  "web/src/adapters/mesh-call": "web/src/adapters/*",
  "web/src/adapters/janus-call": "web/src/adapters/*",
  ...Object.fromEntries(
    Object.keys(mayImport).flatMap((row) => {
      const feature = /^(server|web)\/src\/features\/[a-z-]+$/.exec(row);
      return feature ? [[row, `${feature[1]}/src/features/*`]] : [];
    }),
  ),
};
for (const [special, general] of Object.entries(inherits)) mayImport[special].push(...mayImport[general]);
/** What a test may use besides the row of its folder. */
const testsMayImport = ["server/src/testing", "web/src/testing"];
/** What tests of a folder may use besides: the desk's stand-in of the API validates answers by the contract. */
const testsOfFolderMayImport = { "desk/src": ["contract"] };

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
    const ofTests = [...testsMayImport, ...(testsOfFolderMayImport[zone.pattern] ?? [])];
    const allowed = [...mayImport[zone.pattern], ...(/\.test\.tsx?$/.test(file) ? ofTests : [])];

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
