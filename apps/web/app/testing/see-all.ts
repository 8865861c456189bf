import { vi } from 'vitest';

/** Everything is in sight at once, so that late parts come. It ends with the test. */
export function seeAll(): void {
  class InSight {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight);
}
