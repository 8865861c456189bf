import sharp from 'sharp';

/** The library stops by itself before the thread is ended. */
export const TIME_LIMIT_S = 8;
/** Some phones write odd parameters, and programs still show these files: those are warnings. */
export const FAIL_ON = 'error';

// One picture at a time and nothing kept: the requests need the processors and the memory more.
sharp.concurrency(1);
sharp.cache(false);
// Only what we take can be decoded at all, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The size that a file claims. Without a limit, so that the reason of a refusal is known: nothing but the head is read. */
export const headOf = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false, failOn: FAIL_ON }).metadata();

export { sharp };
