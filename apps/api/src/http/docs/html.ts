import { escapeHtml } from '@abroad/contract/escape-html';

/** Text with `code` between backticks. */
export const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll" tabindex="0"><table><thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
