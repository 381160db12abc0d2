import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { localFiles } from "../adapters/local-files/local-files.ts";
import { clinicDoctorRoutes } from "../features/administration/doctors.ts";
import { clinicPictureRoutes } from "../features/clinic/pictures/picture-routes.ts";
import { clinicConfigurationRoutes } from "../features/tenant/tenant-routes.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

/**
 * Opens the test clinics with the routes of configuration, doctors and pictures. Files go to a
 * temporary folder, which `close` deletes.
 */
export async function openPictureClinic(): Promise<TestClinic> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "anteroom-pictures-"));
  const files = await localFiles(folder);
  const clinic = await openTestClinic({
    mount: (services) => {
      clinicConfigurationRoutes(services);
      clinicDoctorRoutes(services);
      clinicPictureRoutes(services, files);
    },
  });
  return {
    ...clinic,
    close: async () => {
      await clinic.close();
      await rm(folder, { recursive: true });
    },
  };
}
