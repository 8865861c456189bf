/** Whether this process is about to stop. Until it does, it answers as before, and asks to be left. */
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
