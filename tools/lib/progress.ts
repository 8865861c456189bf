/** Shows the progress of work of a known size. */
export type Progress = {
  /** How many of `total` are done. */
  reached(done: number): void;
  /** Ends it with the duration. */
  end(): void;
};

const REDRAW_MS = 100;
const LINE_MS = 2000;

/**
 * One line that redraws itself in a terminal; otherwise a line every two seconds, so that logs stay short.
 * @param total the number up to which `reached` counts
 */
export function startProgress(title: string, total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  const begin = performance.now();
  const every = stream.isTTY ? REDRAW_MS : LINE_MS;
  let drawn = begin;
  const clear = stream.isTTY ? '\r\u001B[2K' : '';
  const percent = (done: number) => (total === 0 ? 100 : Math.floor((100 * done) / total));
  return {
    reached(done) {
      const now = performance.now();
      if (now - drawn >= every) {
        drawn = now;
        stream.write(`${clear}${title} ${done} of ${total} (${percent(done)} %)${stream.isTTY ? '' : '\n'}`);
      }
    },
    end() {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      stream.write(`${clear}${title} ${total} of ${total}, ${seconds} s\n`);
    },
  };
}

/** The same for work that reports its own progress, from its first report on. */
export function reportedProgress(title: string): (done: number, total: number) => void {
  let progress: Progress | undefined;
  return (done, total) => {
    progress ??= startProgress(title, total);
    progress.reached(done);
    if (done === total) progress.end();
  };
}
