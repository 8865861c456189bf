/** Words for the codes and ids of the filters. */
export interface Labels {
  /** Countries, universities, degrees and topics by their values: `NL` is `Netherlands`. */
  names: Readonly<Record<string, string>>;
  /** Countries as they stand in a sentence: `NL` is `the Netherlands`. */
  in_sentence: Readonly<Record<string, string>>;
}

export const nameOf = (labels: Labels, value: string): string => labels.names[value] ?? value;
export const sentenceNameOf = (labels: Labels, value: string): string =>
  labels.in_sentence[value] ?? nameOf(labels, value);

/** With one more name, for what was just picked. */
export function withName(labels: Labels, value: string, name: string): Labels {
  return { ...labels, names: { ...labels.names, [value]: name } };
}
