import {
  type DrawnStage,
  type Growth,
  stages as grown,
} from "#src/features/fields/growth-rules.ts";
import { stages } from "./record-schema.ts";

type PestStage = (typeof stages)[number];

/** The stages of FAO-56 as the records of pests name them. */
const named: Record<DrawnStage, PestStage> = {
  initial: "seedling",
  development: "growing",
  mid: "flowering",
  late: "ripening",
};

/**
 * Whether a pest strikes flowers, fruit or ears alone, and the crop has not come to them. What strikes leaves finds
 * them on a seedling too, so it is never put off; nor is anything where it is not known how far the crop has come, or
 * its usual season is over.
 */
export function isNotYet(struck: readonly PestStage[], growth: Growth): boolean {
  if (growth.kind !== "known") return false;
  const now = grown.find((stage) => stage === growth.stage);
  if (!now) return false;
  const reached = Math.max(stages.indexOf(named[now]), stages.indexOf("growing"));
  return struck.every((stage) => stages.indexOf(stage) > reached);
}
