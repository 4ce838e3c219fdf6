import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

export const insurancePath = "/community/insurance";

/**
 * The way back to the plans, at the head of each page under them, which is read from its top.
 * @param title what the page's document is called
 */
export function BackLinkSection({ title }: { title: string }) {
  const { t } = useLingui();
  // In braces: what scrolling returns (a promise, in some browsers) is nothing to clean up with.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = `${title} · Urvara`;
  }, [title]);
  return (
    <Link href={insurancePath} className={buttonLook("text", "normal", "-ml-5 mb-2 print:hidden")}>
      <ArrowLeft aria-hidden size={20} />
      {t`All plans`}
    </Link>
  );
}
