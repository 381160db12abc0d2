import { Consents } from "./consents.tsx";
import { DataCopy } from "./data-copy.tsx";
import { RecordReads } from "./record-reads.tsx";

/** Renders the section with a person's data rights: copy of the data, access log, consents. */
export function MyData() {
  return (
    <div className="secs">
      <DataCopy />
      <RecordReads />
      <Consents />
    </div>
  );
}
