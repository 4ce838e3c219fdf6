import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

/** What a farmer whose farm has no place yet can do towards weather of their own: give its PIN code. */
export function WeatherStep() {
  return (
    <Link href="/weather" className={buttonLook("quiet")}>
      <Trans>Give your PIN code</Trans>
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}
