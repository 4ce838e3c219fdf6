import { useLingui } from "@lingui/react/macro";
import { CircleDashed, Footprints, MapPinned } from "lucide-react";
import type { ReactNode } from "react";

export type Way = "tapped" | "walked" | "place";

/** The ways to tell where a field lies, the best first. */
export function WayList({ onChoose }: { onChoose: (way: Way) => void }) {
  const { t } = useLingui();
  const ways: { way: Way; icon: ReactNode; title: string; text: string }[] = [
    {
      way: "walked",
      icon: <Footprints aria-hidden size={28} />,
      title: t`Walk around it`,
      text: t`The best way: the phone notes the edge while you walk along it.`,
    },
    {
      way: "tapped",
      icon: <MapPinned aria-hidden size={28} />,
      title: t`Tap its corners`,
      text: t`Set the corners on the map; the lengths of the sides help.`,
    },
    {
      way: "place",
      icon: <CircleDashed aria-hidden size={28} />,
      title: t`Only say where it is`,
      text: t`A circle or square of its area stands for it.`,
    },
  ];
  return (
    <ul className="grid gap-3">
      {ways.map(({ way, icon, title, text }) => (
        <li key={way}>
          <button
            type="button"
            onClick={() => onChoose(way)}
            className="flex min-h-20 w-full items-center gap-4 rounded-card border border-edge bg-raised px-4 py-3 text-left hover:border-leaf-600 hover:bg-leaf-100"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-leaf-100 text-leaf-700">
              {icon}
            </span>
            <span className="min-w-0">
              <span className="block text-lg font-semibold">{title}</span>
              <span className="block leading-snug text-quiet">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
