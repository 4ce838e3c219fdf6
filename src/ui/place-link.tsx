import type { AnchorHTMLAttributes } from "react";
import { Link, useLocation } from "wouter";

type PlaceLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
};

/** A link to another screen of the app that says so, by `aria-current`, while it is the present one. */
export function PlaceLink({ href, ...props }: PlaceLinkProps) {
  const [path] = useLocation();
  const isHere = path === href || path.startsWith(`${href}/`);
  return <Link href={href} aria-current={isHere ? "page" : undefined} {...props} />;
}
