import { spokenNames } from "#content/crops/names.ts";
import { insuranceTerms } from "#content/insurance-terms.ts";
import { getArea, getOpenSeason } from "#src/features/fields/rules.ts";
import { cropClassOf, getCoverSeason, planPremium } from "#src/features/insurance/premium-rules.ts";
import { getState } from "#src/features/place/gazetteer.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import { squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource, type ToolParts } from "./asker.server.ts";
import { tellRisks, tellSoil } from "./farm-tools.server.ts";
import { tellPrices } from "./price-tools.server.ts";
import { tellBeforeRain } from "./rain-tools.server.ts";
import { tellAccounts, tellAge, tellSoilCard } from "./record-tools.server.ts";
import { tellSchemes } from "./scheme-tools.server.ts";
import { tellSprayHours } from "./spray-tools.server.ts";
import {
  nameGrown,
  quoteName,
  type ToolCall,
  type ToolFacts,
  type ToolName,
  toolInputs,
} from "./tool-rules.ts";
import { tellWater } from "./water-tools.server.ts";
import { tellLastWatering, tellPumpTime } from "./watering-tools.server.ts";
import { tellWeather } from "./weather-tools.server.ts";

async function tellPremium(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop, asksDate = false, sumInsuredRupees } = toolInputs.premium.parse(input);
  const { language, farm } = asker;
  const words = answerWords[language];
  const title = words.titles.premium;
  const today = getLocalDay(parts.now());
  const link = "/community/insurance/calculator";
  const sources = [ownSource(asker, { name: "premium", link, asOf: null })];
  const seasons = farm.fields.flatMap((field) =>
    field.archivedDate === null ? (getOpenSeason(field) ?? []) : [],
  );
  const season = seasons.find((each) => crop === undefined || each.crop === crop);
  const asked = crop ?? season?.crop;
  if (!asked || asked === "other")
    return { title, lines: [words.premium.needsCrop, words.premium.whole], sources };
  const cover = getCoverSeason(season?.sowingDate ?? today);
  const sum = Math.round((sumInsuredRupees ?? 0) * 100);
  const premium = planPremium({
    season: cover,
    cropClass: cropClassOf[asked],
    areaInSquareMetres: 1,
    unitInSquareMetres: 1,
    sumInsuredInPaise: sum,
    actuarialRate: null,
    split: "half",
    isIrrigated: true,
  });
  const cap = words.premium.cap({
    crop: spokenNames[language][asked],
    season: words.premium.seasons[cover],
    percent: formatNumber(premium.cap / 100, 2),
  });
  const amount =
    sum > 0
      ? words.premium.amount({ sum: formatRupees(sum), farmer: formatRupees(premium.farmer) })
      : words.premium.whole;
  const state = farm.place ? getState(splitWords(farm.place.state))?.value.code : undefined;
  const terms = insuranceTerms.find(({ region }) => region === state);
  const dates = terms ? [terms.words[language].lastDates] : [];
  return { title, lines: asksDate ? [...dates, cap] : [cap, ...dates, amount], sources };
}

async function tellFields(parts: ToolParts, asker: Asker, input: unknown): Promise<ToolFacts> {
  const { crop } = toolInputs.my_fields.parse(input);
  const { language, farm } = asker;
  const words = answerWords[language];
  const fields = farm.fields.filter((each) => each.archivedDate === null);
  const today = getLocalDay(parts.now());
  const lines = fields.map((field) => {
    const season = getOpenSeason(field);
    const age = season?.sowingDate ? countDays(season.sowingDate, today) : null;
    const { units, bare, sown, sownYesterday } = words.fields;
    const area = `${formatNumber(getArea(field), 2)} ${units[field.areaUnit]}`;
    const crop = season ? nameGrown(season, language) : bare;
    const told = age === 1 ? sownYesterday : sown(formatNumber(age ?? 0, 0));
    return [`${quoteName(field.name)}: ${area}`, crop, ...(age === null ? [] : [told])].join(", ");
  });
  const squareMetres = fields.reduce((sum, field) => sum + field.areaInSquareMetres, 0);
  const area = formatNumber(squareMetres / squareMetresOfAcre, 2);
  const whole =
    fields.length === 1
      ? words.record.oneHolding(area)
      : words.record.holding({ count: String(fields.length), area });
  const isGrown = fields.some((field) => getOpenSeason(field)?.crop === crop);
  const notSown = crop && !isGrown ? [words.otherCrop.notGrown(spokenNames[language][crop])] : [];
  return {
    title: words.titles.fields,
    lines: lines.length > 0 ? [...notSown, whole, ...lines.slice(0, 12)] : [words.fields.none],
    sources: [ownSource(asker, { name: "fields", link: "/fields", asOf: today })],
  };
}

async function tellLoss(_parts: ToolParts, asker: Asker): Promise<ToolFacts> {
  const words = answerWords[asker.language];
  const link = "/community/insurance/loss-report";
  return {
    title: words.titles.loss,
    lines: [words.loss],
    sources: [ownSource(asker, { name: "loss", link, asOf: null })],
  };
}

type Tell = (parts: ToolParts, asker: Asker, input: unknown) => Promise<ToolFacts>;

const tools: Record<ToolName, Tell> = {
  weather: tellWeather,
  irrigation: tellWater,
  spray_hours: tellSprayHours,
  pest_risk: tellRisks,
  soil_plan: tellSoil,
  last_watering: tellLastWatering,
  pump_time: tellPumpTime,
  crop_age: tellAge,
  soil_card: tellSoilCard,
  accounts: tellAccounts,
  before_rain: tellBeforeRain,
  mandi_price: tellPrices,
  schemes: tellSchemes,
  premium: tellPremium,
  my_fields: tellFields,
  loss_report: tellLoss,
};

/**
 * What one of the product's own answers says for this farmer.
 * @throws ZodError when the input is not the tool's
 */
export function getToolFacts(
  parts: ToolParts,
  { asker, call }: { asker: Asker; call: ToolCall },
): Promise<ToolFacts> {
  return tools[call.name](parts, asker, call.input);
}
