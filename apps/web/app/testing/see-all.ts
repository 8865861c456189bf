import { vi } from 'vitest';

/** Makes everything count as visible at once, so that late parts load. It ends with the test. */
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
