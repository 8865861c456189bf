import { html } from './html.ts';

/** The product's mark: a route from a hollow origin to a filled destination. */
export const logo = html`<svg class="logo" viewBox="0 0 48 40" aria-hidden="true">
  <path class="arc" d="M7 33C13 -4 35 -4 41 33" />
  <path class="bar" d="M15.5 25h17" />
  <circle class="origin" cx="7" cy="33" r="5" />
  <circle class="destination" cx="41" cy="33" r="6.5" />
</svg>`;
