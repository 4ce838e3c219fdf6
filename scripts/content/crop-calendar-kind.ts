import { type CalendarRow, calendarFacts } from "#src/features/assistant/content-schema.ts";
import { defineKind } from "./kind.ts";

/** When crops are sown and harvested, by region. */
export const cropCalendar = defineKind({
  folder: "crop-calendar",
  facts: calendarFacts,
  words: null,
  compile: (records) => [
    {
      path: "crop-calendar.ts",
      types: { "#src/features/assistant/content-schema.ts": ["CalendarRow"] },
      constants: [
        {
          name: "calendarRows",
          type: "readonly CalendarRow[]",
          value: records.map(
            ({ facts: { crop, region, season, sowing, harvest } }): CalendarRow => {
              return [crop, region, season, sowing.from, sowing.to, harvest.from, harvest.to];
            },
          ),
        },
      ],
    },
  ],
});
