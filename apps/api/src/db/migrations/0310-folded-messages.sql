-- Messages are searched for as mentors are: without marks, and by whatever is typed for a letter (packages/reference-data, `normalise`).

-- A text as it is compared: lower case, without marks that people leave out, letters that can't be seen and apostrophes, and letters, digits
-- and kana that are typed in one way or another as one of them. Text of ASCII alone, as most is, takes a hundredth of the time.
create function fold_text(said text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(said) = length(said) then replace(lower(said), '''', '') else
    normalize(replace(replace(replace(replace(translate(
      regexp_replace(regexp_replace(lower(normalize(said, NFKD)),
        '[''\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u093C\u0A3C\u00AD\u0640\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
        'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g'),
      'øđðłıħŧəǝŋɲɓƀɖɗɛɣǥƙɔƒƴɨʉʋƶĸςґғқҡңөүұәһҳҷҙҫٱىیےکةۃەہھँ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶ’‘‛ʹʻʼʽ`´′',
      'oddlihteennbbddeggkofyiuvzkσггккноууаххчзсايييكهههههं012345678901234567890123456789ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) end
$$;

-- Whether a text has what was asked for in it, also where that was typed with two letters for one: "Gruesse" for "Grüße".
create function text_has(said text, asked text) returns boolean language sql immutable strict parallel safe as $$
  select fold_text(asked) <> '' and (strpos(fold_text(said), fold_text(asked)) > 0
    or said ~* '[äöüøå]' and strpos(fold_text(
      replace(replace(replace(replace(replace(lower(normalize(said, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')),
      fold_text(asked)) > 0)
$$;
