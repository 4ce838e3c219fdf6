import { useLingui } from "@lingui/react/macro";
import {
  Bug,
  ChartNoAxesColumn,
  CloudSun,
  Droplets,
  IndianRupee,
  Layers,
  Map as MapIcon,
  Sprout,
} from "lucide-react";

/** The places of the farm itself, in the order in which a day asks for them. */
export function useFarmPlaces() {
  const { t } = useLingui();
  return [
    { href: "/fields", label: t`Fields`, Icon: Sprout },
    { href: "/weather", label: t`Weather`, Icon: CloudSun },
    { href: "/irrigation", label: t`Water`, Icon: Droplets },
    { href: "/pests", label: t`Pests`, Icon: Bug },
    { href: "/soil", label: t`Soil`, Icon: Layers },
    { href: "/prices", label: t`Prices`, Icon: IndianRupee },
    { href: "/field-map", label: t`Map`, Icon: MapIcon },
    { href: "/harvests", label: t`Harvests`, Icon: ChartNoAxesColumn },
  ] as const;
}
