import {
  Bug,
  CircleCheck,
  CloudAlert,
  Droplets,
  FlaskConical,
  Hourglass,
  IndianRupee,
  Landmark,
  type LucideIcon,
  ShieldAlert,
  Wheat,
} from "lucide-react";
import type { Tone } from "#src/ui/tones.ts";
import type { FieldPlan } from "./field-plan-rules.ts";
import type { Source } from "./schema.ts";

type Look = { Icon: LucideIcon; tone: Tone };

const looks: Record<Source, Look> = {
  insurance: { Icon: ShieldAlert, tone: "bad" },
  weather: { Icon: CloudAlert, tone: "warn" },
  water: { Icon: Droplets, tone: "water" },
  pest: { Icon: Bug, tone: "bad" },
  nutrient: { Icon: FlaskConical, tone: "warn" },
  harvest: { Icon: Wheat, tone: "warn" },
  price: { Icon: IndianRupee, tone: "leaf" },
  scheme: { Icon: Landmark, tone: "leaf" },
};

const calmLook: Look = { Icon: CircleCheck, tone: "leaf" };
const waitLook: Look = { Icon: Hourglass, tone: "warn" };

/** The icon and colour of what a field's day is about. */
export function getPlanLook({ lead, verdict }: FieldPlan): Look {
  if (lead) return looks[lead.source];
  return verdict === "wait" ? waitLook : calmLook;
}
