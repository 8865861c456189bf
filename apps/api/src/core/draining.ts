/** Whether this process is about to stop. Until then it still answers, but asks for no new requests. */
export interface Draining {
  readonly has_begun: boolean;
  begin(): void;
}

export function createDraining(): Draining {
  let hasBegun = false;
  return {
    get has_begun() {
      return hasBegun;
    },
    begin() {
      hasBegun = true;
    },
  };
}
