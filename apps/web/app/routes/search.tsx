import { data, useLoaderData } from 'react-router';
import type { Route } from './+types/search.ts';
import { serverClient } from '../api/server-client.ts';
import { SaveSearch } from '../features/saved-searches/save-search.tsx';
import { loadFirstSearch } from '../features/search/first-search.server.ts';
import { searchMeta } from '../features/search/search-meta.ts';
import { searchInBrowser } from '../features/search/search-in-browser.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import '../features/search/search.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadFirstSearch(serverClient(context), request, Date.now());
  return data(loaded, { status: loaded.found === null ? 503 : 200 });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { lang, dataset } = document.documentElement;
  return searchInBrowser(request, serverLoader, { locale: lang, currency: dataset['currency'] ?? null });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData === undefined ? [] : searchMeta(loaderData);
}

export default function Search() {
  return <SearchPage loaded={useLoaderData<typeof loader>()} renderSave={(state) => <SaveSearch state={state} />} />;
}
