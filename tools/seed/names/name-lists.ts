/** The names of one culture. A family name may differ for women. */
export interface NameLists {
  female: readonly string[];
  male: readonly string[];
  family: readonly { male: string; female: string }[];
}

const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** Parses lists of names separated by spaces; `_` is a space inside a name, and `Novák/Nováková` are a man's and a woman's form. */
export function names(female: string, male: string, family: string): NameLists {
  return {
    female: words(female),
    male: words(male),
    family: words(family).map((entry) => {
      const [forMen = '', forWomen = forMen] = entry.split('/');
      return { male: forMen, female: forWomen };
    }),
  };
}
