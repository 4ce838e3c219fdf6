import { useLingui } from "@lingui/react/macro";
import { ImagePlus, X } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts } from "./field-parts.tsx";

type FileFieldProps = FieldTexts & {
  accept?: string | undefined;
  value: File | null;
  onChange: (file: File | null) => void;
} & Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "accept">;

/** The address of a picture that is not uploaded yet, given back when it is no longer shown. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Picks one picture: press, drop or keyboard, all through the native input that covers the area. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, value, onChange, id, className, ...rest } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(value);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!value && input.current) input.current.value = "";
  }, [value]);
  return (
    <FieldFrame {...{ label, hint, error, id, className }} describedBy={rest["aria-describedby"]}>
      {(ids) => (
        <div
          className={classNames(
            "relative overflow-hidden rounded-control border border-dashed bg-raised transition-colors hover:border-leaf-600 hover:bg-leaf-100 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus has-[input:disabled]:opacity-60",
            error ? "border-chilli-600" : over ? "border-leaf-600 bg-leaf-100" : "border-edge",
          )}
        >
          {value ? (
            <div className="flex min-h-24 items-center gap-4 p-3 pr-16">
              {preview && (
                <img
                  src={preview}
                  alt=""
                  className="aspect-[4/3] w-28 shrink-0 rounded-lg bg-leaf-100 object-cover"
                />
              )}
              <span className="min-w-0 text-copy leading-snug font-medium break-words">
                {value.name}
              </span>
            </div>
          ) : (
            <div className="flex min-h-28 flex-col items-center justify-center gap-1.5 px-4 py-4 text-center">
              <ImagePlus aria-hidden size={28} className="text-leaf-700" />
              <span className="font-semibold text-leaf-700">{t`Choose a picture`}</span>
            </div>
          )}
          <input
            accept="image/*"
            {...rest}
            {...ids}
            ref={input}
            type="file"
            onChange={(event) => {
              setOver(false);
              onChange(event.target.files?.[0] ?? null);
            }}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
          />
          {value && (
            <button
              type="button"
              aria-label={t`Remove picture`}
              onClick={() => onChange(null)}
              className="absolute top-1/2 right-2 grid size-12 -translate-y-1/2 place-items-center rounded-full text-quiet hover:bg-chilli-100 hover:text-chilli-600"
            >
              <X aria-hidden size={20} />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
