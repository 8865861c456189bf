import type { ServerResponse } from 'node:http';
import type { Html } from './html.ts';

/** Sends a page that no cache may store: it belongs to one sign-in. */
export function sendPage(res: ServerResponse, status: number, page: Html, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  res.end(page.toString());
}

/** Sends the browser on with a GET. */
export function redirect(res: ServerResponse, location: string): void {
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
  res.end();
}
