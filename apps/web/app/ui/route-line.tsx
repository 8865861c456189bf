interface Properties {
  /** Country codes of three letters: VNM, NLD. */
  origin: string;
  destination: string;
  /** The same in words: From Vietnam to the Netherlands. Empty where they stand beside it. */
  label: string;
}

/** The signature of the product: hollow origin, arc, filled destination. The style draws the arc between the codes. */
export function RouteLine({ origin, destination, label }: Properties) {
  const spoken = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label };
  return (
    <span className="route-line" {...spoken}>
      <span>{origin}</span>
      <span>{destination}</span>
    </span>
  );
}

/** The wide arc between two clocks. */
export function LongRouteArc() {
  return (
    <svg className="route-arc route-arc-long" viewBox="0 0 104 36" aria-hidden="true">
      <path d="M6 28C32 2 72 2 98 28" />
      <circle className="route-origin" cx="6" cy="28" r="4" />
      <circle className="route-destination" cx="98" cy="28" r="5" />
    </svg>
  );
}

/** The dotted arc between two fields: a route that isn't chosen yet. */
export function OpenRouteArc() {
  return (
    <svg className="route-via" viewBox="0 0 72 46" aria-hidden="true">
      <path d="M8 30C22 8 50 8 64 30" />
      <circle className="route-origin" cx="8" cy="30" r="4.5" />
      <circle className="route-destination" cx="64" cy="30" r="5.5" />
    </svg>
  );
}
