/** Tints behind the head, from the product's palette. */
export const BACKGROUNDS = [
  '#bfe4dc',
  '#d2ecfc',
  '#d9e8c8',
  '#e6dcf4',
  '#fbd58a',
  '#ffd9cb',
  '#f6e3d0',
  '#cfe0f5',
  '#f3d6e0',
  '#dfe6e9',
] as const;

/** Skin with the hair colours that are usual with it, dark to light. */
export const COMPLEXIONS = [
  { skin: '#4a2c1d', hair: ['#0f0b0a', '#17110f', '#1d1512'] },
  { skin: '#5b3826', hair: ['#0f0b0a', '#17110f', '#2a1a12'] },
  { skin: '#6f452d', hair: ['#0f0b0a', '#17110f', '#2a1a12'] },
  { skin: '#85563a', hair: ['#0f0b0a', '#17110f', '#241610'] },
  { skin: '#9c6a45', hair: ['#15130f', '#1d1a1c', '#2a1a12'] },
  { skin: '#b57a4f', hair: ['#15130f', '#1d1a1c', '#2a1a12', '#3a2418'] },
  { skin: '#c98f63', hair: ['#15130f', '#2a1a12', '#3a2418'] },
  { skin: '#d9a577', hair: ['#111317', '#1d1a1c', '#3a2418', '#57361f'] },
  { skin: '#e8b58d', hair: ['#111317', '#1d1a1c', '#3a2418', '#57361f'] },
  { skin: '#e9bd97', hair: ['#111317', '#3a2418', '#57361f', '#7a4d28'] },
  { skin: '#efc7a4', hair: ['#111317', '#3a2418', '#7a4d28', '#a86f32', '#8c3b1c'] },
  { skin: '#f5d3b8', hair: ['#3a2418', '#7a4d28', '#a86f32', '#cfa257', '#8c3b1c', '#b3541e'] },
  { skin: '#f8dcc8', hair: ['#57361f', '#a86f32', '#cfa257', '#e0c27c', '#b3541e'] },
] as const;

/** Rare colours: grey or dyed. */
export const RARE_HAIR = ['#8d8a87', '#c9c5bf', '#5f6b7a', '#7d3a5a', '#2f5d62'] as const;

export const CLOTHES = [
  '#e54316',
  '#1f4f7d',
  '#5a3d7a',
  '#0f3d39',
  '#fbbe3a',
  '#00594a',
  '#8c2f39',
  '#2b2d42',
  '#3d6b4f',
  '#b5651d',
  '#34495e',
  '#7a8b3a',
] as const;

/** Cloths worn on the head. */
export const CLOTHS = [
  '#00594a',
  '#1f4f7d',
  '#8c2f39',
  '#5a3d7a',
  '#d98324',
  '#2b2d42',
  '#b8a38a',
  '#d8c4b6',
  '#6a8d92',
  '#c05a6d',
] as const;
