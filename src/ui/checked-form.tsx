import type { ComponentProps } from "react";

type CheckedFormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** Has the focus at the first field that is wrong, once it is marked in the next paint. */
export function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

/** A form whose first field that is wrong has the focus once it was to be sent. */
export function CheckedForm({ onSubmit, ...rest }: CheckedFormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
        focusFault(event.currentTarget);
      }}
    />
  );
}
