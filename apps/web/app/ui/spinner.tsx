/** A turning ring. The words beside it say what takes time. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
