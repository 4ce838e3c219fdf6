import type { Socket } from "node:net";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import etag from "@fastify/etag";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import { type FastifyBaseLogger, fastify, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import helmet from "helmet";
import { config, locales } from "zod";
import { alertRoutes } from "#src/features/alerts/routes.server.ts";
import { openModel } from "#src/features/assistant/model-gateway.server.ts";
import { assistantRoutes } from "#src/features/assistant/routes.server.ts";
import { commentRoutes } from "#src/features/blogs/comment-routes.server.ts";
import { blogRoutes } from "#src/features/blogs/routes.server.ts";
import { cropRoutes } from "#src/features/crops/routes.server.ts";
import { fieldMapRoutes } from "#src/features/fieldmap/routes.server.ts";
import { fieldRoutes } from "#src/features/fields/routes.server.ts";
import { insuranceRoutes } from "#src/features/insurance/routes.server.ts";
import { irrigationRoutes } from "#src/features/irrigation/routes.server.ts";
import { listingRoutes } from "#src/features/marketplace/listing-routes.server.ts";
import { productRoutes } from "#src/features/marketplace/routes.server.ts";
import { moderationRoutes } from "#src/features/moderation/routes.server.ts";
import { deliveryRoutes } from "#src/features/notifications/delivery-routes.server.ts";
import { openPush } from "#src/features/notifications/push-gateway.server.ts";
import { notificationRoutes } from "#src/features/notifications/routes.server.ts";
import { cartRoutes } from "#src/features/orders/cart-routes.server.ts";
import { orderRoutes } from "#src/features/orders/routes.server.ts";
import { pestRoutes } from "#src/features/pests/routes.server.ts";
import { openVision } from "#src/features/pests/vision-gateway.server.ts";
import { visionRoutes } from "#src/features/pests/vision-routes.server.ts";
import { placeRoutes } from "#src/features/place/routes.server.ts";
import { priceRoutes } from "#src/features/prices/routes.server.ts";
import { profileRoutes } from "#src/features/profile/routes.server.ts";
import { recommendationRoutes } from "#src/features/recommendations/routes.server.ts";
import { schemeRoutes } from "#src/features/schemes/routes.server.ts";
import { sessionRoutes } from "#src/features/session/routes.server.ts";
import type { Sms } from "#src/features/session/sms-gateway.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { soilRoutes } from "#src/features/soil/routes.server.ts";
import { weatherRoutes } from "#src/features/weather/routes.server.ts";
import { widgetRoutes } from "#src/features/widgets/routes.server.ts";
import { liveRoutes } from "#src/platform/live-routes.server.ts";
import { mediaRoutes } from "#src/platform/media-routes.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { endSpareSockets } from "#src/platform/spare-sockets.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { largestPicture } from "#src/shared/picture.ts";
import { answerCompiler } from "./answer-compiler.server.ts";
import { answerError } from "./errors.server.ts";
import { openNotice } from "./notice.server.ts";
import { operationsRoutes } from "./operations-routes.server.ts";
import type { Sky } from "./sky.server.ts";

const largestJsonBody = 64 * 1024;

/** Serves the built pages and files, or, while developing, builds them as they are asked for. */
export type BrowserFiles = (server: Server, parts: Parts) => Promise<void>;

/**
 * Puts the whole HTTP server together; it listens only when its caller says so.
 * @param given.sky what is known of the weather over farms
 * @param given.sms who sends messages to phones, if anybody does
 * @param given.browserFiles adds the pages and the not-found page
 */
export async function buildServer(
  parts: Parts,
  { sky, sms, browserFiles }: { sky: Sky; sms: Sms | null; browserFiles: BrowserFiles },
): Promise<Server> {
  // The small build of zod that schemas share with the browser brings no messages of its own.
  config(locales.en());
  const logger: FastifyBaseLogger = parts.log;
  const { TRUST_PROXY: proxies } = parts.env;
  const base = fastify({
    loggerInstance: logger,
    // One line an answer is written when it has been sent, beside the figures.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies,
    genReqId: () => parts.newId(),
    bodyLimit: largestJsonBody,
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    // Requests in flight are finished; idle keep-alive connections are not waited for.
    forceCloseConnections: "idle",
    // What a proxy sent on a connection that it keeps is answered too, and the connection ends then.
    return503OnClosing: false,
  });
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(answerCompiler);
  const server: Server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  endSpareSockets(server);
  await addProtection(server, parts);
  await server.register(cookie);
  await server.register(multipart, { limits: { fileSize: largestPicture, files: 1, fields: 20 } });
  await server.register(etag);
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await operationsRoutes(server, parts);
  await server.register(async (api: Server) => {
    await sessionRoutes(api, parts, { sms });
    profileRoutes(api, parts);
    placeRoutes(api, parts);
    fieldRoutes(api, parts);
    cropRoutes(api, parts);
    fieldMapRoutes(api, parts);
    widgetRoutes(api, parts);
    blogRoutes(api, parts);
    commentRoutes(api, parts);
    moderationRoutes(api, parts);
    productRoutes(api, parts);
    listingRoutes(api, parts);
    cartRoutes(api, parts);
    orderRoutes(api, parts);
    schemeRoutes(api, parts);
    insuranceRoutes(api, parts);
    weatherRoutes(api, parts, sky);
    irrigationRoutes(api, parts, sky);
    pestRoutes(api, parts, sky);
    visionRoutes(api, parts, { vision: openVision(parts.env) });
    soilRoutes(api, parts);
    priceRoutes(api, parts);
    alertRoutes(api, parts, sky);
    assistantRoutes(api, parts, { ...sky, model: openModel(parts.env, parts) });
    recommendationRoutes(api, { ...parts, ...sky });
    notificationRoutes(api, parts, { lookAnew: sky.checkFarm });
    deliveryRoutes(api, parts, { push: openPush(parts), hasSms: Boolean(sms?.notices) });
    liveRoutes(api, parts, { requireFarmer });
    mediaRoutes(api, parts, { requireFarmer });
  });
  await browserFiles(server, parts);
  return server;
}

/** Where a captcha's script, its frame and its questions come from, if one is set up. */
function listCaptchaOrigins({ env }: Parts): string[] {
  if (!env.CAPTCHA_SITE_KEY) return [];
  const { origin } = new URL(env.CAPTCHA_SCRIPT_URL);
  // Google's script loads the rest of itself from its other domain.
  return origin === "https://www.google.com" ? [origin, "https://www.gstatic.com"] : [origin];
}

/** Where the field map's pictures of the ground come from, if an operator has set them up. */
function listTileOrigins({ env }: Parts): string[] {
  return env.MAP_TILE_URL ? [new URL(env.MAP_TILE_URL).origin] : [];
}

/** Where the files of the product itself stand that are no pages. */
const productFile = /^\/(assets|icons|pictures)\//;

/** What a page may ask the browser for: what a field needs, and nothing else that is known. */
const permissionsPolicy = [
  ...[
    "camera",
    "clipboard-write",
    "geolocation",
    "microphone",
    "otp-credentials",
    "publickey-credentials-create",
    "publickey-credentials-get",
    "screen-wake-lock",
  ].map((feature) => `${feature}=(self)`),
  ...[
    "accelerometer",
    "autoplay",
    "clipboard-read",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gamepad",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "midi",
    "payment",
    "picture-in-picture",
    "serial",
    "usb",
    "window-management",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

/** What each answer says for the safety of its reader, made once; the plugin for this server would make it anew for each. */
function openHeaders(parts: Parts) {
  const captcha = listCaptchaOrigins(parts);
  const notice = openNotice(parts.env);
  const isSecure = parts.publicUrl.startsWith("https:");
  const ofAll = {
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:", ...listTileOrigins(parts)],
        ...(captcha.length > 0
          ? {
              scriptSrc: ["'self'", ...captcha],
              frameSrc: ["'self'", ...captcha],
              connectSrc: ["'self'", ...captcha],
            }
          : {}),
        ...(notice ? { styleSrc: ["'self'", notice.styleSource] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  } as const;
  return {
    addToAnswer: helmet({
      ...ofAll,
      // The sign-in window of another origin must be able to tell this page that it has finished.
      crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
      xFrameOptions: { action: "deny" },
    }),
    // Of a file that is no page browsers read none of these, and a screen asks for dozens of files.
    addToFile: helmet({
      ...ofAll,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  };
}

async function addProtection(server: Server, parts: Parts): Promise<void> {
  const { addToAnswer, addToFile } = openHeaders(parts);
  server.addHook("onRequest", ({ raw, url }, reply, done) => {
    // Nobody on the way keeps what is one farmer's own; the browser may, and asks whether it still holds. An
    // answer that says otherwise takes its place.
    reply.raw.setHeader("cache-control", "private, no-cache");
    const add = productFile.test(url) ? addToFile : addToAnswer;
    add(raw, reply.raw, () => done());
  });
  server.addHook("onSend", async ({ raw, url }, reply) => {
    if (String(reply.getHeader("content-type")).startsWith("text/html")) {
      void reply.header("permissions-policy", permissionsPolicy);
      // A page stands in for a file that there is none of, too.
      if (productFile.test(url)) addToAnswer(raw, reply.raw, () => undefined);
    }
  });
  // Looked at once, the address is still known for what is read when its sender has gone already.
  server.server.on("connection", (socket: Socket) => void socket.remoteAddress);
  await server.register(rateLimit, {
    max: 600,
    timeWindow: "1 minute",
    // A first visit asks for hundreds of small files, and a whole village may come from one address.
    allowList: ({ url }) => productFile.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("too-many-requests", "Too many requests from this address", {
        retryAfter: Math.ceil(ttl / 1000),
      }),
  });
  await server.register(underPressure, {
    maxEventLoopDelay: 1500,
    // Within one second, as by default, a single stall of a shared machine leaves nothing else to go by.
    sampleInterval: 5000,
    pressureHandler: () => {
      throw new AppError("try-later", "The server is busy", { retryAfter: 5 });
    },
  });
}
