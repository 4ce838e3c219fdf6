import * as z from "zod/mini";

/** The optional cards of the dashboard, in the order in which it shows them. */
export const widgetNames = [
  "CropDistribution",
  "YieldTrend",
  "AiRecommendation",
  "FieldHealthMap",
  "MarketPrice",
  "CommunityUpdates",
  "SoilHealth",
  "IrrigationSchedule",
  "PestControlSuggestions",
] as const;
export type WidgetName = (typeof widgetNames)[number];

export const widgets = z.object({
  CropDistribution: z.boolean(),
  YieldTrend: z.boolean(),
  AiRecommendation: z.boolean(),
  FieldHealthMap: z.boolean(),
  MarketPrice: z.boolean(),
  CommunityUpdates: z.boolean(),
  SoilHealth: z.boolean(),
  IrrigationSchedule: z.boolean(),
  PestControlSuggestions: z.boolean(),
});
/** Which optional cards a farmer shows. */
export type Widgets = z.infer<typeof widgets>;

/** The cards to show or hide; those left out stay as they are, so that two devices don't undo each other. */
export const widgetsInput = z.strictObject({
  CropDistribution: z.exactOptional(z.boolean()),
  YieldTrend: z.exactOptional(z.boolean()),
  AiRecommendation: z.exactOptional(z.boolean()),
  FieldHealthMap: z.exactOptional(z.boolean()),
  MarketPrice: z.exactOptional(z.boolean()),
  CommunityUpdates: z.exactOptional(z.boolean()),
  SoilHealth: z.exactOptional(z.boolean()),
  IrrigationSchedule: z.exactOptional(z.boolean()),
  PestControlSuggestions: z.exactOptional(z.boolean()),
});
export type WidgetsInput = z.infer<typeof widgetsInput>;

/** The cards that are shown, in the dashboard's order. */
export function listShownWidgets(shown: Widgets): WidgetName[] {
  return widgetNames.filter((name) => shown[name]);
}

export const hiddenWidgets: Readonly<Widgets> = {
  CropDistribution: false,
  YieldTrend: false,
  AiRecommendation: false,
  FieldHealthMap: false,
  MarketPrice: false,
  CommunityUpdates: false,
  SoilHealth: false,
  IrrigationSchedule: false,
  PestControlSuggestions: false,
};
