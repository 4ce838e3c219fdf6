import { AppError } from "./app-error.ts";

/** A field of what is sent, and why it was refused. */
type Told = { path: readonly PropertyKey[]; message: string };
/** The fields of a form by the names that they are sent by, and the codes that it has words for. */
type Known<Name, Fault> = { names: readonly Name[]; codes: readonly Fault[] };

function pickFaults<Name extends string, Fault extends string>(
  told: readonly Told[],
  { names, codes }: Known<Name, Fault>,
): { [name in Name]?: Fault } {
  const faults: { [name in Name]?: Fault } = {};
  for (const { path, message } of told) {
    const name = names.find((each) => path.includes(each));
    const code = codes.find((each) => each === message);
    if (name && code) faults[name] ??= code;
  }
  return faults;
}

/** What a schema refused, each at its field: the first fault of each. */
export function readFaults<Name extends string, Fault extends string>(
  error: { issues: readonly Told[] } | undefined,
  known: Known<Name, Fault>,
): { [name in Name]?: Fault } {
  return pickFaults(error?.issues ?? [], known);
}

/** What the server refused, each at its field, for the rare case that the form did not see it first. */
export function readRefusal<Name extends string, Fault extends string>(
  error: unknown,
  known: Known<Name, Fault>,
): { [name in Name]?: Fault } {
  const fields = error instanceof AppError ? Object.entries(error.fields ?? {}) : [];
  return pickFaults(
    fields.map(([name, message]) => ({ path: name.split("."), message })),
    known,
  );
}
