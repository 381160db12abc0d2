import { fileMediaType } from "@anteroom/contract/appointment/files";
import type { FastifyInstance } from "fastify";

/** Routes whose body may be a file: handed over as it comes, unread. All others refuse the type. */
export function acceptFiles(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(fileMediaType, (_request, body, done) => done(null, body));
    routes(scope);
  });
}
