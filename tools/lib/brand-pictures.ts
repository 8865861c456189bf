import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const target = path.resolve(import.meta.dirname, '../../apps/web/public');

/** The share picture's size is what link previews ask for (Open Graph); the page is drawn smaller and sharper. */
const SHARE = { width: 1200, height: 630, scale: 1.25 };
const TOUCH_ICON = 180;
const ICON = 48;
/** Of an icon's side that its sign takes, with room around it. */
const FILLED = 0.72;

/** The sign of the product in a square, on paper or on nothing. */
async function sign(side: number, filled: number, background: string | null): Promise<Buffer> {
  const inner = Math.round(side * filled);
  const drawn = await sharp(readFileSync(path.join(target, 'favicon.svg')), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .toBuffer();
  const empty = { width: side, height: side, channels: 4 as const, background: background ?? '#0000' };
  return sharp({ create: empty })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file of one picture, which may be a PNG since Windows Vista: a head of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the head of the home page for previews of links. */
async function takeShare(browser: Browser, origin: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: SHARE.width / SHARE.scale, height: SHARE.height / SHARE.scale },
    deviceScaleFactor: SHARE.scale,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // For the style below.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: '.site-header nav, .finder { display: none } .hero { min-height: 100vh; padding-block-start: 12vh }',
  });
  const picture = await page.screenshot({ type: 'png' });
  await context.close();
  return sharp(picture).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** Makes what other programs show of the product: the icon for those that know no SVG, and the picture of shared links. */
export async function takeBrandPictures(browser: Browser, origin: string): Promise<void> {
  const files = {
    'favicon.ico': icoOf(await sign(ICON, 1, null), ICON),
    'apple-touch-icon.png': await sign(TOUCH_ICON, FILLED, '#f4fbfa'),
    'share.jpg': await takeShare(browser, origin),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(target, name), bytes);
    console.log(`${name} ${Math.ceil(bytes.length / 1024)} kB`);
  }
}
