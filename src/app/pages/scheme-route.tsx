import { useParams } from "wouter";
import { SchemePage } from "#src/features/schemes/scheme-page.tsx";

/** The scheme that the address names. */
export function SchemeRoute() {
  const { id } = useParams<{ id: string }>();
  return <SchemePage id={id.toLowerCase()} />;
}
