import { html } from '../../../embedded/src/html.ts';

export const warningIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M12 8v5M12 16.5v.5M10.3 4.2 2.8 17.5A2 2 0 0 0 4.500 20.500h15a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0Z"
  />
</svg>`;
