import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { TextAreaField } from "#src/ui/field.tsx";
import { placesQuery } from "./api.ts";
import { usePlaceNames } from "./name-api.ts";
import { formatPlace, isWholeAddress } from "./rules.ts";
import type { Place } from "./schema.ts";

const pause = 300;

type PlaceFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value: string;
  onChange: (text: string) => void;
};

/** What was typed, once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function PlaceOption(props: { id: string; place: Place; isActive: boolean; onChoose: () => void }) {
  const { id, place, isActive, onChoose } = props;
  const keepInSight = (option: HTMLButtonElement | null) => {
    if (isActive) option?.scrollIntoView({ block: "nearest" });
  };
  const getName = usePlaceNames();
  const around = formatPlace({ ...place, name: place.subdistrict ?? place.district }, getName);
  return (
    <button
      ref={keepInSight}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus, and with it the keyboard of a phone stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-leaf-100",
        isActive && "bg-leaf-100",
      )}
    >
      <MapPin aria-hidden size={20} className="shrink-0 text-leaf-700" />
      <span className="min-w-0 leading-snug">
        <span lang="en" className="block font-semibold">
          {place.name}
        </span>
        <span className="block text-sm text-quiet">{around}</span>
      </span>
    </button>
  );
}

/**
 * An address that offers places while it is typed; any other text stays as it is. Several lines make it a
 * text box to assistive technology, not a combo box: the choice follows `aria-activedescendant` all the
 * same, and a status says that there is one.
 */
export function PlaceField({ value, onChange, ...field }: PlaceFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = usePaused(value);
  // A list that comes late would lie over what is pressed next.
  const mayOffer = isOpen && !isWholeAddress(value);
  const found = useQuery(placesQuery(search, mayOffer));
  const places = mayOffer && value.trim() !== "" ? (found.data?.places ?? []) : [];
  const count = places.length;
  const isShown = count > 0;
  const getId = (at: number) => `${listId}-${at}`;
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (place: Place | undefined) => {
    if (!place) return;
    onChange(value.slice(0, found.data?.keeps ?? 0) + formatPlace(place));
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // From the field itself, which is before the first and after the last.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(places[active]);
    } else if (event.key === "Escape") {
      // Not the dialog around the field too.
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="relative min-w-0">
      <TextAreaField
        {...field}
        rows={2}
        autoComplete="street-address"
        value={value}
        aria-autocomplete="list"
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? getId(active) : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <p role="status" className="sr-only">
        {isShown &&
          t`${plural(count, { one: "# place found.", other: "# places found." })} Choose with the up and down keys.`}
      </p>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-surface shadow-float">
          <div id={listId} role="listbox" aria-label={t`Places`} className="py-1">
            {places.map((place, at) => (
              <PlaceOption
                key={`${place.pin} ${place.name}`}
                id={getId(at)}
                place={place}
                isActive={at === active}
                onChoose={() => choose(place)}
              />
            ))}
          </div>
          <p className="border-t border-line px-4 py-1.5 text-sm text-quiet">
            {t`Place names: GeoNames, CC BY 4.0`}
          </p>
        </div>
      )}
    </div>
  );
}
