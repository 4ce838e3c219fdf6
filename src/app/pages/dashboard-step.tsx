import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

/** The way to the farm profile, worded by what the card will need from it. */
export function FarmProfileStep({ children }: { children: ReactNode }) {
  return (
    <Link href="/setup" className={buttonLook("quiet")}>
      {children}
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
}
