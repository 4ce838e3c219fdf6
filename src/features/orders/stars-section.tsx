import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";

/** So many of five stars, with the number for who cannot see them. */
export function StarsSection({ stars }: { stars: number }) {
  const { t } = useLingui();
  return (
    <span
      role="img"
      aria-label={t`${plural(stars, { one: "# star of 5", other: "# stars of 5" })}`}
      className="inline-flex gap-0.5"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={20}
          className={star <= stars ? "fill-marigold-500 text-marigold-600" : "text-edge"}
        />
      ))}
    </span>
  );
}
