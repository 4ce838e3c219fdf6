import { getOpenSeason } from "#src/features/fields/rules.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { quoteName, type ToolFacts } from "./tool-rules.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

/** From so many days after sowing on cotton has open bolls. */
const daysToBolls = 110;

/** What is to be done before the rain that is foretold, that which stands ripe on the farm first. */
export async function tellBeforeRain(parts: ToolParts, asker: Asker): Promise<ToolFacts> {
  const { language, farm } = asker;
  const words = answerWords[language];
  const today = getLocalDay(parts.now());
  const rain = await findRainToWaitFor(parts, asker);
  const open = farm.fields.filter((field) => {
    const season = field.archivedDate === null ? getOpenSeason(field) : null;
    return (
      season?.crop === "cotton" &&
      season.sowingDate !== null &&
      countDays(season.sowingDate, today) >= daysToBolls
    );
  });
  const fields = open.map(({ name }) => quoteName(name)).join(", ");
  const { beforeRain } = words;
  const pick = open.length > 0 ? [beforeRain.cotton(fields)] : [];
  const lines = rain
    ? [...pick, beforeRain.comes(rain), beforeRain.rest]
    : [beforeRain.none, ...(open.length > 0 ? [beforeRain.cottonDry(fields)] : [])];
  const source = ownSource(asker, { name: "weather", link: "/weather", asOf: today });
  return { title: words.titles.weather, lines, sources: [source] };
}
