import { createElement, type SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** An icon of lucide's by what it is drawn of; the build puts it in the place of lucide's own way there. */
export function drawIcon(node: readonly (readonly [tag: string, attributes: object])[]) {
  return ({ size = 24, ...rest }: IconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest["aria-label"] === undefined}
      {...rest}
    >
      {node.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}
