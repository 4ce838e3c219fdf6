import { User } from "lucide-react";
import { useState } from "react";
import { firstTwoLetters } from "./avatar-letters.ts";
import { classNames } from "./class-names.ts";
import { toneTints } from "./tones.ts";

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: "small" | "normal" | "large" | undefined;
  className?: string | undefined;
};

const sizes = { small: "size-8 text-sm", normal: "size-11 text-base", large: "size-20 text-2xl" };
const tints = [toneTints.leaf, toneTints.water, toneTints.warn, toneTints.soil] as const;

/** The same name has the same tint everywhere. */
function getTint(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? tints[0];
}

/** A person's picture, or the first two letters of the name; the name itself stands beside it or names its button. */
export function Avatar({ name, src, size = "normal", className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letters = firstTwoLetters(name);
  return (
    <span
      aria-hidden
      className={classNames(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full leading-none font-semibold",
        getTint(name),
        sizes[size],
        className,
      )}
    >
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : (
        letters || <User aria-hidden className="size-1/2" />
      )}
    </span>
  );
}
