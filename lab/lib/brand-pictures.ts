import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const target = path.resolve(import.meta.dirname, '../../apps/web/public');

/** The preview image's size is the one for link previews (Open Graph); the page is drawn smaller and sharper. */
const SHARE = { width: 1200, height: 630, scale: 1.25 };
const TOUCH_ICON = 180;
/** The sides of the app's icons, each also for launchers that cut them to a shape of their own. */
const APP_ICONS = [192, 512];
/** The share for launchers that cut an icon to its inner four fifths. */
const MASKED = 0.56;
const ICON = 48;
/** The share of an icon's side that its logo takes, with a margin around it. */
const FILLED = 0.72;

/** The product's sign in a square, on paper or transparent. */
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

/** An ICO file with one image, which may be a PNG since Windows Vista: a header of 6 bytes, an entry of 16, the image. */
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

/** Draws the top of the home page for link previews. */
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
    content:
      '.site-header :is(nav, .choices), .dock, .finder { display: none } .hero { min-height: 100vh; padding-block-start: 12vh }',
  });
  const picture = await page.screenshot({ type: 'png' });
  await context.close();
  return sharp(picture).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** The icons of the installed app, by the names in its manifest. */
export async function appIcons(): Promise<Record<string, Buffer>> {
  const icons = APP_ICONS.flatMap((side) => [
    [`icon-${side}.png`, sign(side, FILLED, '#f4fbfa')] as const,
    [`icon-maskable-${side}.png`, sign(side, MASKED, '#f4fbfa')] as const,
  ]);
  return Object.fromEntries(await Promise.all(icons.map(async ([name, drawn]) => [name, await drawn] as const)));
}

/** Creates the images of the product for other programs: the icon for those without SVG, and the preview image. */
export async function takeBrandPictures(browser: Browser, origin: string): Promise<void> {
  const files = {
    'favicon.ico': icoOf(await sign(ICON, 1, null), ICON),
    'apple-touch-icon.png': await sign(TOUCH_ICON, FILLED, '#f4fbfa'),
    ...(await appIcons()),
    'share.jpg': await takeShare(browser, origin),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(target, name), bytes);
    console.log(`${name} ${Math.ceil(bytes.length / 1024)} kB`);
  }
}
