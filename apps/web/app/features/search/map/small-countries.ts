// Made by scripts/generate-world-map.ts.

/** Countries that are a dot on the map; drawn last, they lie on top of their neighbours. */
export const smallCountries: ReadonlySet<string> = new Set(
  'AD AG AI AS AW AX BB BH BL BM BN BQ BS CC CK CV CW CX DM FM FO GD GG GI GP GU HK HM IM IO JE KI KM KN KY LC LI LU MC MF MH MO MP MQ MS MT MU MV NF NR NU PF PM PN PW RE SC SG SH SJ SM ST SX TC TK TO TT TV VA VC VG VI VU WF WS YT'.split(
    ' ',
  ),
);
