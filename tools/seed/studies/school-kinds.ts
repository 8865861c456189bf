import type { FieldGroup } from './fields.ts';

/** Names of schools for some fields only; the first matching pattern decides. */
const KINDS: readonly (readonly [RegExp, readonly FieldGroup[]])[] = [
  [
    /theolog|semina(r|ry)\b|bibl|christian|islamic|orthodox|milit|maritim|merchant marine|defen[cs]e|polic|\bwar\b|army|naval|air force|chiropract|acupunct|oriental medic|beauty|sports?\b|physical (culture|education)|sporthochschule/i,
    [],
  ],
  [/medic|pharm|dental|dentist|health|nurs|hygiene|optometr|santé|salud|karolinska/i, ['health']],
  [/agri|veterin|forest|landbouw|fisher|life sciences|marine|wageningen/i, ['environment']],
  [/\b(law|legal|juridic)/i, ['law']],
  [/\bart(s|e)?\b|music|juilliard|berklee|conservat|fashion|film|theat|dance|sibelius|beaux-arts/i, ['arts', 'design']],
  [/rockefeller/i, ['science', 'health']],
  [/panthéon|sciences po|\bsoas\b|luiss|oriental and african/i, ['social', 'law', 'business']],
  [/cranfield|\binsa\b|supélec|centrale/i, ['engineering', 'tech']],
  [/design|architect|gestaltung/i, ['design']],
  [/educat|pedagog|teacher|normal univers/i, ['education', 'arts']],
  [
    /business|managem|econom|banking|\btrade\b|commerc|financ|insead|bocconi|essec|edhec|ie university|\bhec\b|esade|accounting|administrat|touris|hotel|hospitality/i,
    ['business'],
  ],
  [/civil eng|mining|railway|petrol|electric|aeronaut|mines\b|transport|textile|chemi/i, ['engineering']],
  [
    /techn|polyte|\beth\b|\bepfl\b|engineer|informat|computer|ingeni|\biit\b/i,
    ['tech', 'engineering', 'science', 'environment', 'design'],
  ],
  [/foreign (language|studies)|linguistic|languages/i, ['arts', 'education', 'social']],
];
const IS_SCHOOL =
  /univ|instit|colleg|school|academ|hochschule|polyte|école|ecole|escuela|\bet[hs]\b|\bepfl\b|insead|sciences po|supélec|esade/i;
const PLAIN = /^\p{L}[\p{L}\p{M} ,'’&.-]{5,58}[\p{L}\p{M}]$/u;
/** Words that can't be the last one of a school's name: a truncation or a remark. */
const ODD = /gGmbH|\bInc\b|online|distance|open univ|virtual|junior|community|secondary|high school/i;

/** Returns the groups of fields that a school of this name teaches; null for all of them. */
export function groupsTaughtAt(name: string): readonly FieldGroup[] | null {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Whether the name of a lesser known school reads well on a profile. */
export function readsWell(name: string): boolean {
  return PLAIN.test(name) && IS_SCHOOL.test(name) && !ODD.test(name);
}
