import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

/** The way back to where one came from. */
export function BackLinkSection({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={buttonLook("text", "normal", "mb-1 -ml-4 px-4!")}>
      <ArrowLeft aria-hidden size={20} />
      {children}
    </Link>
  );
}
