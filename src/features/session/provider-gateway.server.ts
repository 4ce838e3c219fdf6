import { type BetterAuthOptions, betterAuth } from "better-auth";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { findNameFault, tidyName } from "#src/shared/display-name.ts";
import { oneLine } from "#src/shared/typed-text.ts";
import type { IdentityAnswer, IdentityCall } from "./gateway.server.ts";

const longestWait = 5000;
const longestName = 60;
const googleIssuer = "https://accounts.google.com";
/** The name that accounts made with the provider are kept under. */
export const providerId = "google";

export const providerCallbackPath = "/api/session/provider/callback";

export type IdentityProvider = {
  /**
   * Puts one call to the identity library that knows the provider.
   * @throws AppError try-later when the provider cannot be reached
   */
  call(request: FastifyRequest, call: IdentityCall): Promise<IdentityAnswer>;
};

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const profile = z.looseObject({
  name: z.unknown().optional(),
  email_verified: z.unknown().optional(),
});

/** The name to begin with; what does not do as a display name is left to the farmer. */
function readName(name: unknown): string {
  if (typeof name !== "string" || !oneLine.test(name)) return "";
  const kept = [...tidyName(name)].slice(0, longestName).join("").trim();
  return findNameFault(kept) ? "" : kept;
}

function mapProfile(raw: unknown): { name: string; emailVerified: boolean } {
  const { name, email_verified: claim } = profile.parse(raw);
  return {
    name: readName(name),
    // The text "false" would otherwise count as true and take over the account of that e-mail.
    emailVerified: claim === true,
  };
}

type ProviderSettings = { issuer: string; clientId: string; clientSecret: string };

function readSettings({ env }: Parts): ProviderSettings | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const issuer = env.OIDC_ISSUER ?? googleIssuer;
    return { issuer, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!issuer || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}

/** @throws AppError try-later when the provider gives no answer, or one that is none */
async function checkProvider(discoveryUrl: string): Promise<void> {
  const refuse = (cause: unknown) =>
    new AppError("try-later", "The identity provider gives no answer", { retryAfter: 10, cause });
  try {
    const response = await fetch(discoveryUrl, {
      // Where it says to sign in and whose keys it names is believed: nobody else may say it.
      redirect: "error",
      signal: AbortSignal.timeout(longestWait),
    });
    discovery.parse(await response.json());
  } catch (error) {
    throw refuse(error);
  }
}

function toConfig(parts: Parts, settings: ProviderSettings): GenericOAuthConfig {
  return {
    providerId,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    discoveryUrl: `${settings.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    scopes: ["openid", "email", "profile"],
    redirectURI: `${new URL(parts.publicUrl).origin}${providerCallbackPath}`,
    pkce: true,
    // Families share phones. Not every provider knows this wish, and one that does not refuses it.
    ...(settings.issuer === googleIssuer ? { prompt: "select_account" as const } : {}),
    requireIdTokenVerification: true,
    mapProfileToUser: mapProfile,
  };
}

/**
 * Signing in with Google, or with any OpenID Connect provider that the configuration names instead.
 * It is asked about itself when first needed: without it the product still starts and works.
 */
export function openProvider(
  parts: Parts,
  given: {
    options: BetterAuthOptions;
    openCall: (
      handler: (request: Request) => Promise<Response>,
    ) => (request: FastifyRequest, call: IdentityCall) => Promise<IdentityAnswer>;
  },
): IdentityProvider | null {
  const settings = readSettings(parts);
  if (!settings) return null;
  const config = toConfig(parts, settings);
  const open = async () => {
    await checkProvider(config.discoveryUrl ?? "");
    const { handler } = betterAuth({
      ...given.options,
      plugins: [genericOAuth({ config: [config] })],
    });
    return given.openCall(handler);
  };
  let opening: ReturnType<typeof open> | null = null;
  return {
    async call(request, call) {
      opening ??= open();
      const current = opening;
      try {
        return await (await current)(request, call);
      } catch (error) {
        // Not kept, so that the next one finds the provider again.
        if (error instanceof AppError && error.code === "try-later") {
          if (opening === current) opening = null;
        }
        throw error;
      }
    },
  };
}
