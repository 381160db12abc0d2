import { Consents } from "./consents.tsx";
import { DataCopy } from "./data-copy.tsx";
import { Erasure } from "./erasure.tsx";
import { RecordReads } from "./record-reads.tsx";

/** What a person may ask about the own data: a copy, who looked, what was agreed to, and to be erased. */
export function MyData() {
  return (
    <div className="secs">
      <DataCopy />
      <RecordReads />
      <Consents />
      <Erasure />
    </div>
  );
}
