import { useLingui } from "@lingui/react/macro";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

/** The places of the farm itself, for whoever has no card yet that would lead there. */
export function FarmPlacesSection() {
  const { t } = useLingui();
  const places = [
    { href: "/fields", label: t`Your fields` },
    { href: "/irrigation", label: t`Irrigation` },
    { href: "/soil", label: t`Soil Health` },
    { href: "/harvests", label: t`Harvests and costs` },
    { href: "/pests", label: t`Pest watch` },
  ] as const;
  return (
    <nav aria-label={t`Your farm`} className="px-4 pb-6">
      <ul className="flex flex-wrap justify-center gap-2.5">
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={buttonLook("quiet")}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
