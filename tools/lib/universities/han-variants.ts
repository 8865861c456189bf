import { Converter } from 'opencc-js';

const toSimplified = [Converter({ from: 'jp', to: 'cn' }), Converter({ from: 't', to: 'cn' })];
const toTraditional = [Converter({ from: 'cn', to: 't' }), Converter({ from: 'jp', to: 't' })];
const HAN = /\p{sc=Han}/u;
const KANA_OR_HANGUL = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The same name in simplified and traditional characters, for users of either: 東京大学, 东京大学, 東京大學. */
export function withHanVariants(name: string): string[] {
  if (!HAN.test(name) || KANA_OR_HANGUL.test(name)) {
    return [name];
  }
  const [fromJapanese = String, fromTraditional = String] = toSimplified;
  const [traditional = String, japaneseToTraditional = String] = toTraditional;
  const simplified = fromTraditional(fromJapanese(name));
  return [...new Set([name, simplified, traditional(japaneseToTraditional(name)), traditional(simplified)])];
}
