/** The logo: an A whose crossbar is a route. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 40" aria-hidden="true">
      <path d="M7 33C13 -4 35 -4 41 33" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d="M15.5 25h17" stroke="var(--route)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="7" cy="33" r="5" fill="var(--logo-hole, var(--surface))" stroke="currentColor" strokeWidth="4" />
      <circle cx="41" cy="33" r="6.5" fill="var(--route)" />
    </svg>
  );
}
