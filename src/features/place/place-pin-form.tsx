import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { AppError } from "#src/shared/app-error.ts";
import { readFaults } from "#src/shared/form-faults.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { FieldError, NumberField } from "#src/ui/field.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useUpdateFarmPlace } from "./api.ts";
import { type FarmPlace, type PlaceFault, pinParameters, placeFaults } from "./schema.ts";

type PositionFault = "denied" | "unavailable" | "slow" | "missing";

const longestWait = 20_000;

/** Where this phone is. @throws PositionFault as the cause of an Error */
function getPosition(): Promise<GeolocationCoordinates> {
  const refuse = (cause: PositionFault) => new Error(`no position: ${cause}`, { cause });
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(refuse("missing"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(refuse(code === 1 ? "denied" : code === 3 ? "slow" : "unavailable")),
      { enableHighAccuracy: true, timeout: longestWait, maximumAge: 0 },
    );
  });
}

function usePlaceWords() {
  const { t } = useLingui();
  const faults: Record<PlaceFault, string> = {
    "pin-missing": t`Enter the 6 digits of your PIN code.`,
    "pin-not-valid": t`A PIN code has 6 digits, such as 422206.`,
    "pin-unknown": t`We do not know this PIN code. Check its digits, or use a neighbouring one.`,
    "position-not-valid": t`This phone gave no usable position. Enter your PIN code instead.`,
    "outside-india": t`This position is not in India. Enter the PIN code of your farm instead.`,
  };
  const positions: Record<PositionFault, string> = {
    denied: t`This phone may not tell its position. Allow it for this page in the browser's settings, or enter your PIN code.`,
    unavailable: t`This phone could not find its position. Try again outdoors, or enter your PIN code.`,
    slow: t`Finding the position took too long. Try again outdoors, or enter your PIN code.`,
    missing: t`This browser cannot find its position. Enter your PIN code instead.`,
  };
  return { faults, positions, wordFailure: useSaveFailure() };
}

/** The refusal of a field, by the server or before it was asked. */
function readFault(error: unknown): PlaceFault | undefined {
  const fields = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
  return placeFaults.find((fault) => fields.includes(fault));
}

const isAboutPin = (fault: PlaceFault | undefined) => fault?.startsWith("pin-") === true;

/**
 * Asks where the farm lies: by its PIN code, or by where this phone is.
 * @param onSaved is told the place once the server has it
 */
export function PlacePinForm({ onSaved }: { onSaved: (place: FarmPlace | null) => void }) {
  const { t } = useLingui();
  const { faults, positions, wordFailure } = usePlaceWords();
  const [pin, setPin] = useState("");
  const [pinFault, setPinFault] = useState<PlaceFault>();
  const [positionFault, setPositionFault] = useState<PositionFault>();
  const [isLocating, setIsLocating] = useState(false);
  const save = useUpdateFarmPlace();
  const fault = readFault(save.error);
  const pinError = pinFault ?? (isAboutPin(fault) ? fault : undefined);
  const forget = () => {
    setPinFault(undefined);
    setPositionFault(undefined);
    save.reset();
  };
  const handleSubmit = () => {
    forget();
    const read = pinParameters.safeParse({ pin });
    if (read.success) {
      save.mutate(read.data, { onSuccess: ({ place }) => onSaved(place) });
      return;
    }
    setPinFault(readFaults(read.error, { names: ["pin"], codes: placeFaults }).pin);
  };
  const handleLocate = async () => {
    forget();
    setIsLocating(true);
    try {
      const { latitude, longitude } = await getPosition();
      save.mutate({ latitude, longitude }, { onSuccess: ({ place }) => onSaved(place) });
    } catch (error) {
      console.error("[place] finding the position failed", error);
      const cause = error instanceof Error ? error.cause : undefined;
      setPositionFault(
        cause === "denied" || cause === "slow" || cause === "missing" ? cause : "unavailable",
      );
    } finally {
      setIsLocating(false);
    }
  };
  const failure =
    positionFault !== undefined
      ? positions[positionFault]
      : save.isError && !isAboutPin(fault)
        ? fault
          ? faults[fault]
          : wordFailure(save.error)
        : undefined;
  const isPinSaving = save.isPending && save.variables.pin !== undefined;
  return (
    <CheckedForm onSubmit={handleSubmit} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <NumberField
          className="min-w-0 grow basis-56"
          name="pin"
          label={t`PIN code`}
          hint={t`The 6 digits of your farm's post office`}
          autoComplete="postal-code"
          maxLength={10}
          value={pin}
          error={pinError && faults[pinError]}
          onChange={({ target }) => {
            setPin(target.value);
            setPinFault(undefined);
            if (save.isError) save.reset();
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isPinSaving}>
          <Trans>Save place</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<LocateFixed aria-hidden size={20} />}
          busy={isLocating || (save.isPending && !isPinSaving)}
          onClick={() => void handleLocate()}
        >
          <Trans>Use this phone's position</Trans>
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </CheckedForm>
  );
}
