/** How sure a figure of a table is: read in the source named, or own knowledge not confirmed there. */
export type Certainty = "read" | "own-knowledge";
