/** Countries whose English names take "the" inside a sentence. */
const WITH_ARTICLE = new Set(
  'AE AX BQ BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI'.split(' '),
);

/** "the Netherlands", "Vietnam": the English `name` of a country as it stands inside a sentence. */
export const withArticle = (code: string, name: string): string => (WITH_ARTICLE.has(code) ? `the ${name}` : name);
