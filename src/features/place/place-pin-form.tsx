import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { LocateFixed } from "lucide-react";
import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField } from "#src/ui/field.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useUpdateFarmPlace } from "./api.ts";
import { type FarmPlaceInput, type PlaceFault, pinParameters, placeFaults } from "./schema.ts";

const positionFaults = ["denied", "unavailable", "slow", "missing"] as const;
type PositionFault = (typeof positionFaults)[number];

const longestWait = 20_000;

/** Where this phone is. @throws PositionFault as the cause of an Error */
function getPosition(): Promise<FarmPlaceInput> {
  const refuse = (cause: PositionFault) => new Error(`no position: ${cause}`, { cause });
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(refuse("missing"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(refuse(code === 1 ? "denied" : code === 3 ? "slow" : "unavailable")),
      { enableHighAccuracy: true, timeout: longestWait, maximumAge: 0 },
    );
  });
}

/** Saves a PIN code, or where this phone is as soon as that is found. */
function useSavePlace() {
  const { mutateAsync } = useUpdateFarmPlace();
  return useMutation({
    networkMode: "always",
    mutationFn: async (asked: FarmPlaceInput | "here") =>
      mutateAsync(asked === "here" ? await getPosition() : asked),
  });
}

const known = { names: ["pin", "latitude", "longitude"], codes: placeFaults } as const;

function readPin(typed: { pin: string }) {
  const { data: input, error } = pinParameters.safeParse(typed);
  return { input, faults: readFaults(error, known) };
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
  const wordFailure = useSaveFailure();
  return {
    faults,
    wordFailure(error: unknown) {
      const { latitude, longitude = latitude } = readRefusal(error, known);
      if (longitude) return faults[longitude];
      const cause = error instanceof Error ? error.cause : undefined;
      const position = positionFaults.find((each) => each === cause);
      return position ? positions[position] : wordFailure(error);
    },
  };
}

/**
 * Asks where the farm lies: by its PIN code, or by where this phone is.
 * @param props.onSaved is called once the server has it
 */
export function PlacePinForm({ onSaved }: { onSaved?: () => void }) {
  const { t } = useLingui();
  const words = usePlaceWords();
  const write = useSavePlace();
  const { draft, faults, change, check, setFaults } = useDraft({ pin: "" }, readPin);
  const { save, isBusy, failure } = useSaving(write, {
    wordFailure: words.wordFailure,
    onRefused: (error) => setFaults(readRefusal(error, known)),
    ...(onSaved ? { onSaved } : {}),
  });
  const isLocating = write.variables === "here";
  const handleSubmit = () => {
    const input = check();
    if (input) save(input);
  };
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
          value={draft.pin}
          error={faults.pin && words.faults[faults.pin]}
          onChange={({ target }) => change({ pin: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy && !isLocating}>
          <Trans>Save place</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<LocateFixed aria-hidden size={20} />}
          busy={isBusy && isLocating}
          onClick={() => {
            setFaults({});
            save("here");
          }}
        >
          <Trans>Use this phone's position</Trans>
        </Button>
      </div>
      <Failure>{!faults.pin && failure}</Failure>
    </CheckedForm>
  );
}
