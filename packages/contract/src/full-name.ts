/** Scripts in whose names the family name comes first and nothing comes between (CLDR, person names of zh, ja and ko). */
const EAST_ASIAN = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{M}\s]+$/u;
/** Foreign names in Japanese: in their own order, with a dot. */
const KATAKANA = /^[\p{Script=Katakana}ー\s]+$/u;

/** Languages in Latin letters whose readers put the family name first, and the pattern of such names. */
const FAMILY_FIRST: Readonly<Record<string, RegExp>> = {
  vi: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỵỷỹ]|(^| )(nguyen|tran|pham|hoang|huynh|phan|truong|duong)( |$)/iu,
  hu: /[őű]/iu,
};

interface Names {
  first_name: string;
  last_name: string;
}

/**
 * Writes a person's full name in the order of its reader (CLDR, person names, with the name's own script; docs/decisions/0082). For a
 * person with one name it returns that name, without a separator.
 * @param reader_language BCP 47.
 */
export function fullName({ first_name, last_name }: Names, reader_language: string): string {
  if (first_name === '' || last_name === '') {
    return first_name + last_name;
  }
  const both = `${last_name} ${first_name}`;
  if (KATAKANA.test(both)) {
    return `${first_name}・${last_name}`;
  }
  if (EAST_ASIAN.test(both)) {
    return `${last_name}${first_name}`;
  }
  const [language = ''] = reader_language.toLowerCase().split('-');
  return FAMILY_FIRST[language]?.test(both.normalize('NFC')) === true ? both : `${first_name} ${last_name}`;
}

/** Languages whose forms ask for the family name first. */
const ASKED_FAMILY_FIRST = new Set(['zh', 'vi']);

/** The fields of a name in the order in which a form asks for them. @param reader_language BCP 47. */
export function nameFields(reader_language: string): readonly ['first_name' | 'last_name', 'first_name' | 'last_name'] {
  const [language = ''] = reader_language.toLowerCase().split('-');
  return ASKED_FAMILY_FIRST.has(language) ? ['last_name', 'first_name'] : ['first_name', 'last_name'];
}
