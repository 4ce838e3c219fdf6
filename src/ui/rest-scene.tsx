import { classNames } from "./class-names.ts";
import { Scene } from "./scene.tsx";

/** Fields under the sky where a column has room left over; nothing where there would be a strip of it alone. */
export function RestScene({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames("min-h-0 grow basis-0 [container-type:size]", className)}
    >
      <div className="h-full pt-4 [@container(height<8rem)]:hidden">
        <div className="flex h-full items-end overflow-hidden rounded-card bg-sky-100">
          <Scene
            name="field-horizon"
            className="h-3/5 min-h-28 w-full object-cover dark:opacity-70"
          />
        </div>
      </div>
    </div>
  );
}
