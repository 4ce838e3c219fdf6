import { type Citation, citation, type Provenance, type Work } from "#src/shared/provenance.ts";
import { suggest } from "./sentences.ts";

type Names = readonly PropertyKey[];
type Found = { names: Names; text: string; isMissing: boolean };
export type Works = ReadonlyMap<string, Work>;

/** Written for a page where somebody read it and did not note where. */
export const noPage = "not noted";

function checkCitation({ work, page }: Citation, names: Names, works: Works): Found[] {
  const cited = works.get(work);
  if (!cited) {
    const text = `content/sources holds no "${work}". ${suggest(work, [...works.keys()])}`;
    return [{ names: [...names, "work"], text, isMissing: false }];
  }
  if (page || cited.address) return [];
  const text = `"source" names no page, and "${work}" has no address: say where it stands, like page: table 12.`;
  return [{ names, text, isMissing: true }];
}

/** Every citation below a value, whatever it is a part of. */
function checkCitations(value: unknown, names: Names, works: Works): Found[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const below = [...names, name];
    const cited = name === "source" ? citation.safeParse(each) : null;
    if (cited?.success) return checkCitation(cited.data, below, works);
    return checkCitations(each, below, works);
  });
}

/** What does not go together in where a record comes from. */
export function checkProvenance(record: Provenance, facts: unknown, works: Works): Found[] {
  const { certainty, source, asOf } = record;
  const found = [...checkCitations({ source }, [], works), ...checkCitations(facts, [], works)];
  const say = (names: Names, text: string) => found.push({ names, text, isMissing: false });
  if (certainty === "confirmed" && source?.page === noPage) {
    say(["source", "page"], '"page" is not noted: what is confirmed says where.');
  }
  if (certainty === "confirmed" && !source) {
    say(["certainty"], '"source" is missing: what is confirmed says by which page.');
  }
  if (certainty === "confirmed" && !asOf) {
    say(["certainty"], '"asOf" is missing: what is confirmed says when somebody looked.');
  }
  if (certainty === "general" && asOf) {
    say(
      ["asOf"],
      '"asOf" stands beside general knowledge, as if it had been confirmed on that day.',
    );
  }
  return found;
}
