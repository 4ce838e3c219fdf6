/** Multinomial logistic regression: what each place among the traits says for each class, as whole levels of a step. */
export type LinearModel = {
  /** What a class begins with, before any trait. */
  starts: readonly number[];
  /** Of each place one level a class, one place after the other. */
  levels: ArrayLike<number>;
  step: number;
  /** By what scores are divided, so that a likelihood is as often right as it says. */
  temperature: number;
};

/** Places among the weights with how strongly each is there. */
export type Traits = ReadonlyMap<number, number>;

/** How likely each class is, in the order of the starts; together they make 1. */
export function weighClasses(model: LinearModel, traits: Traits): number[] {
  const { starts, levels, step, temperature } = model;
  const scores = [...starts];
  for (const [place, strength] of traits) {
    const from = place * starts.length;
    for (let at = 0; at < scores.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (levels[from + at] ?? 0) * step * strength;
    }
  }
  return toLikelihoods(scores, temperature);
}

/** Softmax. */
export function toLikelihoods(scores: readonly number[], temperature: number): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp((score - highest) / temperature));
  const whole = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / whole);
}
