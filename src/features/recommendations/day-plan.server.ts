import { alertKinds, alertNotification } from "#src/features/alerts/schema.ts";
import { listSeasonProfits } from "#src/features/crops/profit-rules.ts";
import { type FarmFacts, getFarmFacts } from "#src/features/farm/facts.server.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import { getFarmWater, type WaterParts } from "#src/features/irrigation/water.server.ts";
import { listByKind } from "#src/features/notifications/store.server.ts";
import { getPestWords, listFieldRisks } from "#src/features/pests/store.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { listMandiOffers } from "#src/features/prices/store.server.ts";
import { listRuledSchemes } from "#src/features/schemes/catalogue-store.server.ts";
import { judgeScheme } from "#src/features/schemes/eligibility-rules.ts";
import { listSoilPlans } from "#src/features/soil/plan-rules.ts";
import { listComingDays, listComingHours } from "#src/features/weather/rules.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { settleConflicts } from "./conflict-rules.ts";
import { listHarvestCandidates } from "./harvest-rules.ts";
import { listPriceCandidates, listSchemeCandidates } from "./offer-rules.ts";
import type { Sky } from "./rain-rules.ts";
import { rankCandidates } from "./rules.ts";
import type { Recommendations } from "./schema.ts";
import {
  type Ground,
  getWaterUntil,
  listNutrientCandidates,
  listPestCandidates,
  listWaterCandidates,
  listWeatherCandidates,
} from "./source-rules.ts";
import { listOwnIncomes } from "./stake-rules.ts";
import { listWeekTasks, sumSky } from "./week-rules.ts";
import type { WeekAhead } from "./week-schema.ts";

/** What a day is planned from. */
export type DayPlanParts = Omit<WaterParts, "getFarmPlace"> & {
  /** Looks for a farm's alerts, if anything has changed since that was done last. */
  checkFarm: (uid: string) => Promise<void>;
};

async function listAlertsInForce(parts: DayPlanParts, uid: string, today: string) {
  await parts.checkFarm(uid);
  const told = await listByKind(parts.db, { uids: [uid], kinds: alertKinds, from: today });
  return told
    .filter(({ overDate }) => overDate === null)
    .flatMap((each) => alertNotification.safeParse(each).data ?? []);
}

/** How many schemes fit by all that is known; what still has to be asked does not count. */
const countFits = ({ facts }: FarmFacts["farmer"]) =>
  listRuledSchemes().filter((scheme) => judgeScheme(scheme, facts).verdict === "yes").length;

/** So far ahead rain and wind are looked at before something is to be done. */
const daysLookedAt = 8;
const hoursLookedAt = 72;

/** The sky that is foretold over a farm, and from which day on nothing is. */
async function getComingSky(
  parts: DayPlanParts,
  { place }: FarmFacts,
): Promise<Omit<Sky, "alerts"> & { usualFrom: string | undefined }> {
  if (!place) return { days: [], hours: [], usualFrom: undefined };
  const now = parts.now();
  const { forecast } = await parts.weather.getForecast(place);
  const days = listComingDays(forecast, { now, count: daysLookedAt });
  return {
    // What is usual is no reason to do or to leave anything on a certain day.
    days: days.filter(({ usual }) => !usual),
    hours: listComingHours(forecast, { now, count: hoursLookedAt }),
    usualFrom: days.find(({ usual }) => usual)?.day,
  };
}

/** A farm's week, as it stands today. @param given.from its first day */
export async function getWeekAhead(
  parts: DayPlanParts,
  { uid, from }: { uid: string; from: string },
): Promise<WeekAhead> {
  const plan = await getDayPlan(parts, uid);
  const place = await getFarmPlace(parts.db, { uid });
  const days = place ? (await parts.weather.getForecast(place)).forecast.days : [];
  return { from, sky: sumSky(days, from), tasks: listWeekTasks(plan) };
}

/** What a farmer can do today, the most urgent first; all that speaks against it is settled. */
export async function getDayPlan(parts: DayPlanParts, uid: string): Promise<Recommendations> {
  const { db } = parts;
  const now = parts.now();
  const today = getLocalDay(now);
  const farm = await getFarmFacts(db, { uid, now });
  const [water, sky, risks, offers] = await Promise.all([
    getFarmWater(parts, farm),
    getComingSky(parts, farm),
    listFieldRisks(db, { ...farm, today }),
    listMandiOffers(db, { ...farm, today }),
  ]);
  // Looked for after the forecast has come: they are never of an earlier one than what is told beside them.
  const alerts = await listAlertsInForce(parts, uid, today);
  const profits = listSeasonProfits({ ...farm, today });
  const fields = farm.fields.filter(({ archivedDate }) => archivedDate === null);
  const { usualFrom } = sky;
  const ground: Ground = { today, now, fields, incomes: listOwnIncomes(profits), usualFrom };
  const candidates = [
    ...listWeatherCandidates(alerts, ground),
    ...listWaterCandidates(water.fields, ground),
    ...listPestCandidates({ risks, getNames: (id) => getPestWords(id)?.name ?? null }, ground),
    ...listHarvestCandidates({ alerts, profits }, ground),
    ...listNutrientCandidates(listSoilPlans({ ...farm, today }), ground),
    ...listPriceCandidates(offers),
    ...listSchemeCandidates(
      { reminders: farm.reminders, fitCount: countFits(farm.farmer) },
      ground,
    ),
  ];
  const settled = settleConflicts(candidates, { ground, sky: { ...sky, alerts } });
  return {
    today,
    forecastAt: water.forecastAt,
    fields: fields.map((field) => {
      const { id, name } = field;
      const planned = water.fields.find(({ fieldId }) => fieldId === id);
      return {
        id,
        name,
        crop: getOpenSeason(field)?.crop ?? null,
        waterUntil: planned ? getWaterUntil(planned) : null,
      };
    }),
    candidates: rankCandidates(settled, now),
  };
}
