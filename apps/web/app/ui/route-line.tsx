interface Properties {
  /** Country codes of three letters: VNM, NLD. */
  origin: string;
  destination: string;
  /** The same in words, for screen readers: From Vietnam to the Netherlands. */
  label: string;
}

/** The signature of the product: hollow origin, arc, filled destination. */
export function RouteLine({ origin, destination, label }: Properties) {
  return (
    <span className="route-line">
      <span aria-hidden="true">{origin}</span>
      <RouteArc />
      <span aria-hidden="true">{destination}</span>
      <span className="unseen">{label}</span>
    </span>
  );
}

export function RouteArc() {
  return (
    <svg className="route-arc" viewBox="0 0 52 18" aria-hidden="true">
      <path d="M5 13C16 0 36 0 47 13" />
      <circle className="route-origin" cx="5" cy="13" r="3.5" />
      <circle className="route-destination" cx="47" cy="13" r="4.5" />
    </svg>
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
