const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const LINE_MS = 5000;

/**
 * Shows progress: one moving line in a terminal, otherwise a new line every few seconds.
 * @param {string} title
 * @param {() => string} detail returns the text to add, called each time
 * @param {NodeJS.WriteStream} stream
 */
export function startTicker(title, detail, stream = process.stdout) {
  const begin = Date.now();
  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`;
  let frame = 0;
  const draw = () => {
    const text = `${title} ${seconds()}${detail()}`;
    if (stream.isTTY) stream.write(`\r\u001B[2K${FRAMES[frame++ % FRAMES.length]} ${text}`);
    else stream.write(`${text}\n`);
  };
  draw();
  const timer = setInterval(draw, stream.isTTY ? FRAME_MS : LINE_MS);
  return {
    /** Stops it with an optional last line. */
    stop(done = false) {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\u001B[2K');
      if (done) stream.write(`${title} took ${seconds()}\n`);
    },
  };
}
