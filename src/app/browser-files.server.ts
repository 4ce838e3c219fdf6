import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import {
  chooseLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languages,
} from "#src/shared/language.ts";
import { appScreens, type PageName, phoneFirstPages, staticPages } from "./app-paths.ts";
import { openNotice } from "./notice.server.ts";

/** A file as the build names it; its packed forms are chosen by what the browser takes, never by name. */
const assetName = /^[\w-]+(\.(?!br$|gz$)[\w-]+)+$/;
const yearInSeconds = 31_536_000;

/** A page, and for the app the module of the screen that its address shows. */
type Page = { name: PageName; screen?: string };

/** Sends one page in one language, with the status given. */
type SendPage = (
  reply: FastifyReply,
  page: Page & { language: Language; status: number },
) => Promise<FastifyReply> | FastifyReply;

/** The language of a page request; one asked for in the address is remembered. */
function readLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const query = new URL(request.url, "http://page").searchParams.get("language");
  if (isLanguage(query)) {
    void reply.setCookie(languageCookie, query, {
      path: "/",
      maxAge: yearInSeconds,
      sameSite: "lax",
    });
    return query;
  }
  return chooseLanguage(request.cookies[languageCookie], request.headers["accept-language"]);
}

/** Adds every page's address, and the not-found answers for all others. */
export function addPages(server: Server, { env, publicUrl }: Parts, sendPage: SendPage): void {
  const otherLanguages = languages
    .map((code) => `<${publicUrl}/?language=${code}>; rel="alternate"; hreflang="${code}"`)
    .join(", ");
  const answer = (page: Page, status: number) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header("vary", "Accept-Language, Cookie").header("cache-control", "no-cache");
      if (page.name === "landing") void reply.header("link", otherLanguages);
      return sendPage(reply, { ...page, language: readLanguage(request, reply), status });
    };
  };
  const hidden = { schema: { hide: true } };
  const faces: Partial<Record<PageName, PageName>> = env.SMS_PROVIDER ? phoneFirstPages : {};
  for (const [name, path] of Object.entries(staticPages) as [keyof typeof staticPages, string][]) {
    server.get(path, hidden, answer({ name: faces[name] ?? name }, 200));
  }
  for (const [path, module] of Object.entries(appScreens)) {
    server.get(path, hidden, answer({ name: "app", screen: module }, 200));
  }
  const notFound = answer({ name: "not-found" }, 404);
  server.setNotFoundHandler(
    { preHandler: server.rateLimit({ max: 120, timeWindow: "1 minute" }) },
    async (request, reply) => {
      const wantsPage = request.method === "GET" && !request.url.startsWith("/api/");
      if (wantsPage) return notFound(request, reply);
      return reply.status(404).send({
        code: "not-found",
        message: "There is nothing at this address",
        requestId: request.id,
      });
    },
  );
}

/**
 * The production build: pages and assets as compressed files from one folder.
 * @param folder dist/client of the build
 */
export function builtFiles(folder: string) {
  const files = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The tag says it, and says it exactly.
    lastModified: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      // A drawing carries its colours for light and dark in a style of its own, and nothing else.
      if (path.endsWith(".svg")) {
        void reply.header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'",
        );
      }
      const isHashed = path.startsWith(join(folder, "assets"));
      const isAskedAnew =
        path.startsWith(join(folder, "pages")) ||
        path.startsWith(join(folder, "service-worker.js"));
      void reply.header(
        "cache-control",
        isHashed
          ? `public, max-age=${yearInSeconds}, immutable`
          : isAskedAnew
            ? "no-cache"
            : "public, max-age=3600",
      );
    },
  } as const;
  return async (server: Server, parts: Parts): Promise<void> => {
    await server.register(fastifyStatic, {
      ...files,
      root: folder,
      wildcard: false,
      globIgnore: ["**/*.br", "**/*.gz", "assets/**", "pages/**", ".vite/**"],
    });
    // Hundreds of files: a route for each would be a fifth of a second at every start, and the plugin's own for
    // all of them reads the whole folder at every request.
    server.get(
      "/assets/:file",
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      ({ params: { file } }, reply) =>
        assetName.test(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
    );
    const notice = openNotice(parts.env);
    addPages(server, parts, async (reply, { name, screen, language, status }) => {
      const path = `pages/${screen ?? name}.${language}.html`;
      if (!notice) return reply.status(status).sendFile(path);
      const page = await readFile(join(folder, path), "utf8");
      return reply.status(status).type("text/html; charset=utf-8").send(notice.addTo(page));
    });
  };
}
