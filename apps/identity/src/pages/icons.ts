import { html } from './html.ts';

/** The product's mark: a route from a hollow origin to a filled destination. */
export const logo = html`<svg class="logo" viewBox="0 0 48 40" aria-hidden="true">
  <path class="arc" d="M7 33C13 -4 35 -4 41 33" />
  <path class="bar" d="M15.5 25h17" />
  <circle class="origin" cx="7" cy="33" r="5" />
  <circle class="destination" cx="41" cy="33" r="6.5" />
</svg>`;

export const warningIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M12 8v5M12 16.5v.5M10.3 4.2 2.8 17.5A2 2 0 0 0 4.500 20.500h15a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0Z"
  />
</svg>`;
