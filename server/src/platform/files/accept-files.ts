import { fileMediaType } from "@anteroom/contract/appointment/files";
import type { FastifyInstance } from "fastify";

/**
 * Registers routes whose body may be a file, passed on as an unread stream. All other routes reject that media type.
 */
export function acceptFiles(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(fileMediaType, (_request, body, done) => done(null, body));
    routes(scope);
  });
}
