/** Values that a patient can enter: read from a device, or counted (D.95). */
export const enteredNames = [
  "heart_rate",
  "respiration_rate",
  "systolic",
  "diastolic",
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
] as const;
/** The name of a value that a patient can enter. */
export type EnteredName = (typeof enteredNames)[number];

/** Values that a camera can estimate; never pressure, saturation or weight (D.95). */
export const cameraNames = [
  "heart_rate",
  "respiration_rate",
  "sdnn",
  "rmssd",
  "pnn50",
  "stress_index",
] as const;
/** The name of a value that a camera can estimate. */
export type CameraName = (typeof cameraNames)[number];

/** All vital values: those that may be entered, and those computed from the beats of a pulse. */
export const vitalNames = [...enteredNames, "sdnn", "rmssd", "pnn50", "stress_index"] as const;
/** The name of a vital value; also its name in the API. */
export type VitalName = (typeof vitalNames)[number];
/** Values by name, in the units of `vitalUnits`; a value that was not measured is missing. */
export type VitalValues = Partial<Record<VitalName, number>>;

/** The source of a value; every display shows it (D.95). */
export const vitalSources = [
  "camera",
  "cuff",
  "oximeter",
  "scale",
  /** Counted, or read from the person's own device. */
  "self_reported",
  /** Sent by the person's own device over Bluetooth; its model is stored beside it. */
  "device",
  /** Read from a photograph of a display, and confirmed by the person. */
  "photo",
  "provider",
] as const;
/** Where a value comes from. */
export type VitalSource = (typeof vitalSources)[number];
/** The source of each value. */
export type VitalSources = Partial<Record<VitalName, VitalSource>>;
/** The model of the device that sent each value, as the device names itself. */
export type VitalDevices = Partial<Record<VitalName, string>>;
/** The most characters of a stored device name. */
export const mostDeviceName = 60;

/**
 * Plausible bounds against typing errors, no judgement of health. Our own, wider than the outermost bands of NEWS2
 * (Royal College of Physicians, 2017), which are open-ended: pulse <= 40 and >= 131, breathing <= 8 and >= 25,
 * systolic pressure <= 90 and >= 220, saturation <= 91. Temperature and glucose: from severe hypothermia to what
 * thermometers show at most, and the range of home glucose meters (10 to 600 mg/dL by ISO 15197) with a margin.
 * Units are in `vitalUnits`.
 */
export const vitalBounds: Readonly<Record<VitalName, { least: number; most: number; digits: 0 | 1 }>> = {
  heart_rate: { least: 20, most: 300, digits: 0 },
  respiration_rate: { least: 3, most: 80, digits: 0 },
  systolic: { least: 40, most: 300, digits: 0 },
  diastolic: { least: 20, most: 200, digits: 0 },
  oxygen_saturation: { least: 40, most: 100, digits: 0 },
  temperature: { least: 25, most: 45, digits: 1 },
  weight: { least: 0.5, most: 400, digits: 1 },
  glucose: { least: 10, most: 1_000, digits: 0 },
  sdnn: { least: 0, most: 500, digits: 0 },
  rmssd: { least: 0, most: 500, digits: 0 },
  pnn50: { least: 0, most: 100, digits: 0 },
  stress_index: { least: 0, most: 5_000, digits: 0 },
};

/**
 * Symbols of units, the same in every language but Arabic (`localizedUnit`); null where the unit is written in
 * words (beats a minute).
 */
export const vitalUnits: Readonly<Record<VitalName, string | null>> = {
  heart_rate: null,
  respiration_rate: null,
  systolic: "mmHg",
  diastolic: "mmHg",
  oxygen_saturation: "%",
  temperature: "°C",
  weight: "kg",
  glucose: "mg/dL",
  sdnn: "ms",
  rmssd: "ms",
  pnn50: "%",
  stress_index: null,
};

/** What is wrong with a value. */
export type VitalProblem =
  | "out-of-bounds"
  | "needs-both-pressures"
  | "pressures-swapped"
  /** Its source is missing, or a device that cannot measure it. */
  | "wrong-source"
  /** A camera value without its quality. */
  | "needs-quality";

/** Whether a value of this name can be one that was read. */
function isPlausible(name: VitalName, value: number): boolean {
  const { least, most, digits } = vitalBounds[name];
  return value >= least && value <= most && Number(value.toFixed(digits)) === value;
}

/** Returns what is wrong with values entered together, by name; empty when they can be saved. */
export function problemsOfVitals(values: VitalValues): Partial<Record<VitalName, VitalProblem>> {
  const found: Partial<Record<VitalName, VitalProblem>> = {};
  for (const name of vitalNames) {
    const value = values[name];
    if (value !== undefined && !isPlausible(name, value)) found[name] = "out-of-bounds";
  }
  const { systolic, diastolic } = values;
  if (systolic !== undefined && diastolic === undefined) found.diastolic ??= "needs-both-pressures";
  if (diastolic !== undefined && systolic === undefined) found.systolic ??= "needs-both-pressures";
  if (systolic !== undefined && diastolic !== undefined && systolic <= diastolic)
    found.systolic ??= "pressures-swapped";
  return found;
}

const isEnterable = (name: VitalName): name is EnteredName => enteredNames.some((one) => one === name);

/** The device a value is read from (D.95), which a program may name; null where no device shows the value. */
function namedDevice(name: VitalName): VitalSource | null {
  if (!isEnterable(name)) return null;
  switch (name) {
    case "systolic":
    case "diastolic":
      return "cuff";
    case "oxygen_saturation":
      return "oximeter";
    case "weight":
      return "scale";
    case "heart_rate":
    case "respiration_rate":
    case "temperature":
    case "glucose":
      return "self_reported";
  }
}

/** Whether a value may be sent by a device, or read on a photograph of one: all that are read off devices. Breaths are counted. */
function isShownByDevice(name: VitalName): boolean {
  return isEnterable(name) && name !== "respiration_rate";
}

/** Returns the sources of values that were all typed: `self_reported`, since the device is unknown. */
export function enteredSources(values: VitalValues): VitalSources {
  const sources: VitalSources = {};
  for (const name of vitalNames) {
    if (values[name] !== undefined && isEnterable(name)) sources[name] = "self_reported";
  }
  return sources;
}

/**
 * Returns what is wrong with the sources of values, by name: a source that cannot measure the value, or a camera
 * value without its quality. `isCameraOn`: the clinic uses the camera.
 */
export function problemsOfSources(
  values: VitalValues,
  { sources, quality, isCameraOn }: { sources: VitalSources; quality: VitalValues; isCameraOn: boolean },
): Partial<Record<VitalName, VitalProblem>> {
  const found: Partial<Record<VitalName, VitalProblem>> = {};
  for (const name of vitalNames) {
    if (values[name] === undefined) continue;
    const source = sources[name];
    const isCamera = source === "camera" && isCameraOn && cameraNames.some((one) => one === name);
    const isDevice = (source === "device" || source === "photo") && isShownByDevice(name);
    const isTyped = isEnterable(name) && (source === "self_reported" || source === namedDevice(name));
    if (!isCamera && !isDevice && !isTyped) found[name] = "wrong-source";
    const worth = quality[name];
    if (isCamera && (worth === undefined || !(worth >= 0 && worth <= 1))) found[name] = "needs-quality";
  }
  return found;
}

/**
 * Oxygen saturation in percent at or below which somebody needs help at once (NHS England, Pulse oximetry at home,
 * 2020).
 */
export const veryLowSaturation = 92;

/**
 * Returns the origin of a measurement by the sources of its values (D.15): the camera's if any is, else a
 * device's, else manual, as also for photos.
 */
export function sourceSystemOf(sources: VitalSources): "camera" | "device" | "manual" {
  const all = Object.values(sources);
  if (all.includes("camera")) return "camera";
  return all.includes("device") ? "device" : "manual";
}
