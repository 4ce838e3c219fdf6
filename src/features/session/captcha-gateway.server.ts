import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { captchaHeader } from "./sign-in-schema.ts";

const longestWait = 5000;
const longestToken = 4096;
const verdict = z.object({ success: z.boolean() });

/** @throws AppError captcha-failed, try-later */
export type RequireHuman = (request: FastifyRequest) => Promise<void>;

/**
 * Makes the check that lets people through and scripts not. Where no service is configured, everybody
 * passes; where one is and does not answer, nobody does.
 */
export function openCaptcha({ env, log }: Pick<Parts, "env" | "log">): RequireHuman {
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url } = env;
  return async (request) => {
    if (!secret) return;
    const token = request.headers[captchaHeader];
    if (typeof token !== "string" || token === "" || token.length > longestToken) {
      throw new AppError("captcha-failed", "This needs a captcha token");
    }
    let passed: boolean;
    try {
      const response = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token, remoteip: request.ip }),
        // Who else would answer must not decide who is a person.
        redirect: "error",
        signal: AbortSignal.timeout(longestWait),
      });
      passed = verdict.parse(await response.json()).success;
    } catch (cause) {
      log.error({ err: cause }, "the captcha service gives no answer");
      throw new AppError("try-later", "The captcha cannot be checked", { retryAfter: 10, cause });
    }
    if (!passed) throw new AppError("captcha-failed", "The captcha token is not right");
  };
}
