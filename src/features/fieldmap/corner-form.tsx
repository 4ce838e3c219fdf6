import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { TextField } from "#src/ui/field.tsx";
import { readDegrees } from "./draw-rules.ts";
import type { Corner } from "./polygon-schema.ts";

type Wrong = { latitude: boolean; longitude: boolean };

type CornerFormProps = {
  /** The corner that is corrected; none for a new one. */
  corner: Corner | null;
  saveLabel: string;
  onSave: (corner: Corner) => void;
};

/** A corner as numbers, for whoever has them from a survey or cannot point at the map. */
export function CornerForm({ corner, saveLabel, onSave }: CornerFormProps) {
  const { t } = useLingui();
  const [latitude, setLatitude] = useState(corner ? String(corner.latitude) : "");
  const [longitude, setLongitude] = useState(corner ? String(corner.longitude) : "");
  const [wrong, setWrong] = useState<Wrong>({ latitude: false, longitude: false });
  const handleSubmit = () => {
    const read = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) };
    setWrong({ latitude: read.latitude === null, longitude: read.longitude === null });
    if (read.latitude === null || read.longitude === null) return;
    onSave({ latitude: read.latitude, longitude: read.longitude });
    if (!corner) {
      setLatitude("");
      setLongitude("");
    }
  };
  return (
    <CheckedForm onSubmit={handleSubmit} className="grid items-start gap-3 sm:grid-cols-2">
      <TextField
        label={t`Latitude`}
        hint={t`Such as 20.0965 N`}
        inputMode="text"
        autoComplete="off"
        value={latitude}
        error={wrong.latitude && t`Enter degrees from 0 to 90, such as 20.0965.`}
        onChange={({ target }) => setLatitude(target.value)}
      />
      <TextField
        label={t`Longitude`}
        hint={t`Such as 73.9250 E`}
        inputMode="text"
        autoComplete="off"
        value={longitude}
        error={wrong.longitude && t`Enter degrees from 0 to 180, such as 73.925.`}
        onChange={({ target }) => setLongitude(target.value)}
      />
      <Button type="submit" variant="quiet" className="sm:justify-self-start">
        {saveLabel}
      </Button>
    </CheckedForm>
  );
}
