import type { GoldQuestion } from "./gold-question.ts";

/** Written before the search was tuned, and not from the passages. */
export const goldMarathi: readonly GoldQuestion[] = [
  ["भातावर करपा आला आहे", "pest-rice-blast", "pest-rice-blb", "pest-rice-brownspot"],
  ["कापसाची पाने लाल होत आहेत", "pest-cotton-jassid", "signs-magnesium"],
  ["सोयाबीन पेरणी कधी करावी", "calendar-soybean"],
  ["डाळिंबावर तेल्या रोग", "pest-pom-blight"],
  ["कांदा साठवण कशी करावी", "market-store-onion"],
  ["ठिबक सिंचनाचे फायदे", "practice-drip"],
  ["मका पिकात लष्करी अळी", "pest-maize-faw"],
  ["उसात हुमणी", "pest-cane-whitegrub"],
  ["टोमॅटो फळ पोखरणारी अळी", "pest-tom-fruitborer"],
  ["माती परीक्षण कसे करावे", "soil-sample"],
  ["पीक विमा किती तासात कळवावे", "insurance-72-hours"],
  ["गारपिटीनंतर काय करावे", "weather-hail"],
  ["फवारणी करताना कोणते कपडे घालावे", "safety-gear"],
  ["हरभऱ्याला पाणी कधी द्यावे", "water-chickpea"],
  ["गांडूळ खत कसे तयार करावे", "practice-vermicompost"],
  ["सोन्याचा दर"],
  ["मला ताप आला आहे"],
  ["निवडणूक कोण जिंकेल"],
];
