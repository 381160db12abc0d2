export { glucoseOffer } from "@anteroom/domain/vitals/glucose-offer";
export { readPressure } from "@anteroom/domain/vitals/read-pressure";
export { GlucoseQuestion } from "./glucose-question.tsx";
export { PressureReadAs } from "./pressure-read-as.tsx";
