import type { Random } from '../random.ts';
import type { FieldGroup } from './fields.ts';

/** Made-up employers: words of landscapes and weather, then the usual names of such organisations. */
const FIRST =
  `Alder Amber Anchor Ardent Basalt Beacon Birch Bluefin Bramble Bright Canopy Cedar Cinder Clearwater Cobalt Copper Coral Crane
  Delta Driftwood Ember Estuary Fallow Fathom Fern Firth Flint Foxglove Glade Granite Harbour Hazel Heron Hillcrest Indigo Ivory Juniper
  Kestrelway Kingfisher Lantern Larch Ledger Lichen Linden Lumen Mangrove Maple Marram Meridian Mistral Moss Northbank Oakmoss Ochre
  Orchard Osprey Pebble Pinecroft Plover Quarry Quill Ridge Rowan Saffron Sandbar Sequence Shoreline Silverbirch Skylark Slate Solstice Sparrow
  Spruce Stonebridge Swift Tamarind Tarn Thistle Tideline Timber Umbra Vale Verdant Violet Wavelet Willow Windrow Yarrow Zephyr`
    .trim()
    .split(/\s+/);
const SECOND =
  `bank bay bridge brook court cross dale field ford gate grove haven hill hollow lane light mark mere mill path point port
  ridge rise side spring stead stone thorn vale view ward water way well wick wood works`
    .trim()
    .split(/\s+/);
/** Longer words aren't combined with another. */
const MAX_JOINED = 6;
const KINDS: Record<FieldGroup, readonly string[]> = {
  tech: ['Software', 'Systems', 'Data', 'Labs', 'Digital', 'Cloudworks', 'Analytics', 'Interactive'],
  engineering: ['Engineering', 'Dynamics', 'Energy', 'Grid', 'Machines', 'Structures', 'Power', 'Mobility'],
  science: ['Research', 'Biosciences', 'Laboratories', 'Instruments', 'Institute', 'Optics', 'Analytical'],
  health: ['Health', 'Clinic', 'Care', 'Medical Centre', 'Hospital Trust', 'Therapeutics', 'Wellbeing'],
  business: ['Capital', 'Partners', 'Consulting', 'Trading', 'Foods', 'Logistics', 'Hotels', 'Ventures'],
  social: ['Foundation', 'Policy Centre', 'Relief', 'Initiative', 'Commons', 'Observatory', 'Alliance'],
  arts: ['Press', 'Media', 'Films', 'Review', 'Records', 'Archive', 'Radio', 'Translations'],
  law: ['Legal', 'Chambers', 'Advocates', 'Law Centre', 'Counsel'],
  education: ['Academy', 'School', 'Learning', 'Education Trust', 'Language Centre'],
  environment: ['Environment', 'Waters', 'Conservation', 'Agronomy', 'Foods', 'Climate', 'Forests'],
  design: ['Studio', 'Architects', 'Design', 'Works', 'Atelier', 'Games', 'Urban'],
};

/** Draws the name of an organisation that does not exist. */
export function drawOrganisation(random: Random, group: FieldGroup): string {
  const kind = random.pick(KINDS[group]);
  const first = random.pick(FIRST);
  const isAlone = first.length > MAX_JOINED || random.chance(0.4);
  const own = isAlone ? first : first + random.pick(SECOND);
  return `${own} ${kind}`;
}
