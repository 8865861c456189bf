import { DYES, GROUNDS } from '@abroad/api/features/media/portrait/colours';
import type { Portrait } from '@abroad/api/features/media/portrait/draw-portrait';
import type { Life } from './mentor.ts';
import type { Random } from './random.ts';

type One<Part extends keyof Portrait> = NonNullable<Portrait[Part]>;

interface Region {
  countries: string;
  skins: readonly One<'skin'>[];
  hair_colours: readonly One<'hair_colour'>[];
  women: readonly One<'hair'>[];
  men: readonly One<'hair'>[];
  bearded: number;
}

const LONG = ['long', 'parted', 'bangs', 'bob', 'fringe', 'waves', 'wavy', 'bun', 'knot', 'tail', 'braid'] as const;
const SHORT = ['side', 'crop', 'quiff', 'mop', 'fade'] as const;
const COILED = { women: ['braids', 'afro', 'curls', 'bun', 'wrap'], men: ['fade', 'coils', 'bald', 'locks'] } as const;
const BLACK = ['black', 'black', 'dark'] as const;

/** People who look as people there often do. */
const REGIONS: readonly Region[] = [
  {
    countries: 'NG KE GH ET UG CM TZ RW CI SN ZW ZA',
    skins: ['umber', 'cocoa', 'cocoa', 'ebony'],
    hair_colours: ['black'],
    ...COILED,
    bearded: 0.4,
  },
  {
    countries: 'CN KR TW JP HK MN KZ',
    skins: ['ivory', 'peach', 'peach', 'sand'],
    hair_colours: BLACK,
    women: LONG,
    men: SHORT,
    bearded: 0.1,
  },
  {
    countries: 'VN ID PH TH MY MM KH',
    skins: ['peach', 'sand', 'honey', 'honey'],
    hair_colours: BLACK,
    women: LONG,
    men: SHORT,
    bearded: 0.15,
  },
  {
    countries: 'IN BD NP LK PK',
    skins: ['sand', 'honey', 'amber', 'amber', 'umber'],
    hair_colours: BLACK,
    women: LONG,
    men: SHORT,
    bearded: 0.5,
  },
  {
    countries: 'EG IR TR MA TN LB DZ JO SA IQ UZ GE AM AZ IL BR MX CO AR CL PE BO CR VE EC',
    skins: ['peach', 'sand', 'sand', 'honey'],
    hair_colours: ['black', 'dark', 'dark', 'brown'],
    women: [...LONG, 'curls', 'pixie'],
    men: [...SHORT, 'receding'],
    bearded: 0.5,
  },
];
const ELSEWHERE: Region = {
  countries: '',
  skins: ['ivory', 'ivory', 'peach'],
  hair_colours: ['dark', 'brown', 'brown', 'chestnut', 'auburn', 'blond'],
  women: [...LONG, 'pixie'],
  men: [...SHORT, 'receding'],
  bearded: 0.4,
};

const WITH_INITIALS = 0.15;
/** Last names that are hardly ever another religion’s. */
const SIKH = /^(Sandhu|Dhillon|Sidhu|Grewal|Brar|Dhaliwal|Randhawa|Sekhon|Bhullar)$/;
const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Draws a face that suits where someone comes from. @returns null for those whose initials are shown. */
export function drawFace(random: Random, { gender, name, origin_country_code }: Life): Portrait | null {
  if (random.chance(WITH_INITIALS)) return null;
  const comesFrom = (countries: string) => countries.split(' ').includes(origin_country_code);
  const region = REGIONS.find(({ countries }) => comesFrom(countries)) ?? ELSEWHERE;
  const [colour = 'pine', second = 'white'] = random.some(keys(DYES), 2);
  const styles = { f: region.women, m: region.men, n: [...region.women, ...region.men] }[gender];
  const isSikh = gender === 'm' && origin_country_code === 'IN' && SIKH.test(name.last);
  const isBearded = gender === 'm' && random.chance(region.bearded);
  return {
    skin: random.pick(region.skins),
    face: random.pick(['oval', 'round', 'square']),
    look: random.pick(
      gender === 'f'
        ? ['warm', 'bright', 'gentle', 'lively', 'glad', 'merry']
        : ['calm', 'warm', 'bright', 'merry', 'steady', 'frank'],
    ),
    hair: isSikh ? 'turban' : random.pick<One<'hair'>>(styles),
    hair_colour: random.pick(region.hair_colours),
    beard: isSikh ? 'full' : isBearded ? random.pick(['full', 'short', 'close', 'moustache', 'goatee']) : 'none',
    glasses: random.chance(0.25) ? random.pick(['round', 'square', 'wire', 'tortoise']) : 'none',
    clothes: random.pick(['jumper', 'shirt', 'blazer', 'polo', 'rollneck', 'wrap', 'kurta', 'hoodie', 'scarf']),
    colour,
    second,
    ground: random.pick(keys(GROUNDS)),
  };
}
