import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { useTitle } from "#src/ui/use-title.ts";

export const insurancePath = "/community/insurance";

/**
 * The way back to the plans, at the head of each page under them.
 * @param title what the page's document is called
 */
export function BackLinkSection({ title }: { title: string }) {
  const { t } = useLingui();
  useTitle(title);
  return (
    <Link href={insurancePath} className={buttonLook("text", "normal", "-ml-5 mb-2 print:hidden")}>
      <ArrowLeft aria-hidden size={20} />
      {t`All plans`}
    </Link>
  );
}
