import { config } from "zod/mini";

// zod tries to compile its schemas with eval, which our Content-Security-Policy refuses and reports.
// This has to be the first import of a browser entry, before any schema is made.
config({ jitless: true });
