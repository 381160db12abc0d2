import { Consents } from "./consents.tsx";
import { DataCopy } from "./data-copy.tsx";
import { Erasure } from "./erasure.tsx";
import { RecordReads } from "./record-reads.tsx";

/** Renders the section with a person's data rights: copy of the data, access log, consents, erasure. */
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
