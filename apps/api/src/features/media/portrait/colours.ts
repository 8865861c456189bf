/** A skin: its colour, its shadow, and its lips. */
export interface Skin {
  fill: string;
  shadow: string;
  lips: string;
}

const skin = (fill: string, shadow: string, lips: string): Skin => ({ fill, shadow, lips });

export const SKINS = {
  ivory: skin('#f7dcc6', '#e3b898', '#bf6a5c'),
  peach: skin('#f2cbab', '#d9a482', '#b5604f'),
  sand: skin('#e8b990', '#c99368', '#a8564a'),
  honey: skin('#d8a173', '#b57c50', '#96473c'),
  amber: skin('#bd8355', '#996339', '#7f3a30'),
  umber: skin('#99633f', '#784828', '#642a24'),
  cocoa: skin('#734730', '#56311f', '#4b1d1b'),
  ebony: skin('#54321f', '#3b2114', '#331210'),
} as const;

/** Hair: its colour, and a lighter one for strands. */
export const HAIR_COLOURS = {
  black: ['#191518', '#3b343b'],
  dark: ['#2e1f18', '#523a2d'],
  brown: ['#533422', '#7a5238'],
  chestnut: ['#7a4423', '#a0663d'],
  auburn: ['#8f3f1d', '#b8623a'],
  blond: ['#c3924c', '#dfb878'],
  grey: ['#8b8b8f', '#b3b3b6'],
  silver: ['#c9c8c6', '#e4e3e0'],
} as const;

/** Clothes and cloths, in the tones of the product's palette. */
export const DYES = {
  pine: '#00594a',
  night: '#0f3d39',
  navy: '#1f3f66',
  sky: '#5b8fb9',
  vermilion: '#d9481f',
  marigold: '#eaa92c',
  plum: '#5f3f78',
  wine: '#83303c',
  rose: '#c56b78',
  moss: '#6c7f3c',
  slate: '#3d4a57',
  oat: '#d9c7ae',
  white: '#f4f1ea',
  denim: '#48688c',
} as const;

/** A ground with the lighter shape on it. */
export const GROUNDS = {
  mint: ['#bfe4dc', '#d8f0ea'],
  ice: ['#cbe6f8', '#e2f2fc'],
  leaf: ['#d5e5c2', '#e6f0d9'],
  lilac: ['#e0d5f1', '#efe8f8'],
  corn: ['#f9d58f', '#fde6b8'],
  blush: ['#fbd0c0', '#fee3d9'],
  linen: ['#efdcc6', '#f8ecdd'],
  mist: ['#d6dfe3', '#e7edef'],
} as const;
