import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isOutage } from "#src/platform/outage.server.ts";
import { AppError, type AppErrorCode, appErrorStatus } from "#src/shared/app-error.ts";

const codeByStatus: Record<number, AppErrorCode> = {
  400: "invalid-input",
  401: "not-signed-in",
  403: "not-allowed",
  404: "not-found",
  413: "too-large",
  415: "unsupported-media",
  429: "too-many-requests",
  503: "try-later",
};

/** What a thrown value means to the client: an expected refusal, or null when the fault is ours. */
function toAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  if (isOutage(error)) {
    return new AppError("try-later", "The database or the disk is not to be had just now", {
      retryAfter: 2,
      cause: error,
    });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map(({ instancePath, message }) => [
        instancePath.slice(1).replaceAll("/", ".") || "(whole)",
        message ?? "not valid",
      ]),
    );
    return new AppError("invalid-input", "Some fields are not valid", { fields });
  }
  const code = error.statusCode === undefined ? undefined : codeByStatus[error.statusCode];
  if (code) return new AppError(code, error.message);
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? new AppError("invalid-input", error.message)
    : null;
}

/** The one place where an error becomes an answer. Ours leave with a request id and nothing else. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toAppError(error);
  if (!refusal) {
    request.log.error({ err: error, requestId: request.id }, "request failed");
    return reply.status(500).send({
      code: "internal-error",
      message: "Something went wrong on our side",
      requestId: request.id,
    });
  }
  if (isOutage(refusal.cause)) {
    request.log.warn(
      { err: refusal.cause, requestId: request.id },
      "the database or the disk is not to be had",
    );
  }
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", refusal.retryAfter);
  return reply.status(appErrorStatus[refusal.code]).send({
    code: refusal.code,
    message: refusal.message,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    requestId: request.id,
  });
}
