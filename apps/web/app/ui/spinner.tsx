/** A turning ring. The words beside it name the work. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
