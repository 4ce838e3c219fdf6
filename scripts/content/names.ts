/** The names of a line, which stand with commas between them. */
export const splitNames = (line: string): string[] =>
  line
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The names of a line and, after a semicolon, their inflected forms. */
export const splitForms = (line: string): string[] => line.split(";").flatMap(splitNames);
