import { createHash } from "node:crypto";
import type { Env } from "#src/platform/env.server.ts";
import { type Language, languages } from "#src/shared/language.ts";

/** A sentence that the operator has put on every page, and the styles that it brings along. */
export type Notice = {
  /** Puts it into a page, behind all else, where no script of the page takes it away. */
  addTo(html: string): string;
  /** What the policy of the page lets in as a style. */
  styleSource: string;
};

type Texts = Pick<Env, "NOTICE_TEXT" | "NOTICE_TEXT_HI" | "NOTICE_TEXT_MR">;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What fits on a line of the narrowest phone. */
const lettersPerLine = 40;

/**
 * It stays at the lower edge of the window and takes its room at the end of the page. What else stays there
 * makes way for it by `--notice-room`. Of its languages that of the page is shown, also when that is changed under way.
 */
function writeStyle(longest: number): string {
  const room = (lines: number) => `${0.75 + lines * 1.25}rem`;
  const others = languages.map(
    (language) => `html[lang=${language}] .notice>:not([data-for=${language}]){display:none}`,
  );
  return [
    `:root{--notice-room:${room(Math.ceil(longest / lettersPerLine))}}`,
    `@media(min-width:48rem){:root{--notice-room:${room(Math.ceil(longest / (2 * lettersPerLine)))}}}`,
    ".notice{position:sticky;bottom:var(--bar,0px);z-index:15;display:grid;align-content:center;min-height:var(--notice-room);margin:0;padding:0 .75rem;background:var(--marigold-100);color:var(--ink);border-top:1px solid var(--line);font:600 .875rem/1.25rem system-ui,sans-serif;text-align:center;pointer-events:none}",
    "#root{min-height:calc(100dvh - var(--notice-room))}",
    ...others,
  ].join("");
}

/** The notice of this instance, or null where the operator has given none. */
export function openNotice(texts: Texts): Notice | null {
  const { NOTICE_TEXT: text, NOTICE_TEXT_HI: hi, NOTICE_TEXT_MR: mr } = texts;
  if (!text) return null;
  const own: Partial<Record<Language, string | undefined>> = { en: text, hi, mr };
  const words = languages.map((language) => {
    const lang = own[language] ? language : "en";
    return `<span data-for="${language}" lang="${lang}">${escape(own[lang] ?? text)}</span>`;
  });
  const longest = Math.max(...languages.map((language) => (own[language] ?? text).length));
  const style = writeStyle(longest);
  const hash = createHash("sha256").update(style).digest("base64");
  const html = `<style>${style}</style><p class="notice" role="note">${words.join("")}</p>`;
  return {
    addTo: (page) => page.replace("</body>", () => `${html}</body>`),
    styleSource: `'sha256-${hash}'`,
  };
}
