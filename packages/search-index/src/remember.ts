const MOST = 100_000;
const MOST_LENGTH = 40;

/** Words come back again and again, and looking one up takes a tenth of working it out. */
export function remember<T>(work: (piece: string) => T): (piece: string) => T {
  const known = new Map<string, T>();
  return (piece) => {
    const remembered = known.get(piece);
    if (remembered !== undefined) {
      return remembered;
    }
    const terms = work(piece);
    if (known.size < MOST && piece.length <= MOST_LENGTH) {
      known.set(piece, terms);
    }
    return terms;
  };
}
