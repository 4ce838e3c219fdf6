/** Every way in which a service outside can fail. */
type ProviderFault =
  | "timeout"
  | "unreachable"
  /** The key is not taken, or what was asked is wrong: a fault of ours or of the configuration. */
  | "refused"
  | "too-many-requests"
  | "provider-failed"
  | "not-understood";

export type ProviderFailure = {
  kind: "fault";
  fault: ProviderFault;
  /** For the log; may hold words of the provider, never a key. */
  detail: string;
  retryAfterSeconds: number | null;
};

export function toFailure(fault: ProviderFault, detail: string): ProviderFailure {
  return { kind: "fault", fault, detail, retryAfterSeconds: null };
}

/** Why no answer came at all. */
export function readThrown(cause: unknown): ProviderFailure {
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  return toFailure(
    isLate ? "timeout" : "unreachable",
    cause instanceof Error ? cause.message : String(cause),
  );
}

/**
 * What an answer says that is none.
 * @param reason in the provider's own words
 */
export function readRefusal({ status, headers }: Response, reason: string): ProviderFailure {
  const wait = Number(headers.get("retry-after") ?? Number.NaN);
  const fault =
    status === 429 ? "too-many-requests" : status >= 500 ? "provider-failed" : "refused";
  return {
    kind: "fault",
    fault,
    detail: `${status} ${reason}`,
    retryAfterSeconds: wait > 0 ? wait : null,
  };
}

/** An answer as text, or null when it is longer than any can be; of that no more is read. */
export async function readText(response: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
