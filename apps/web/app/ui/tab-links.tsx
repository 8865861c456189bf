import { Link, type To } from 'react-router';

interface Properties<V extends string> {
  label: string;
  value: V;
  /** A count stands beside the label, with words for screen readers. */
  tabs: readonly { value: V; label: string; count?: { number: number; words: string } | undefined }[];
  hrefOf: (value: V) => To;
}

/** Views of one list, each with its own address. They are links, so that they can be shared and the browser's Back works. */
export function TabLinks<V extends string>({ label, value, tabs, hrefOf }: Properties<V>) {
  return (
    <nav className="tab-links" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link to={hrefOf(tab.value)} aria-current={tab.value === value ? 'page' : undefined} preventScrollReset>
              {tab.label}
              {tab.count && (
                <>
                  <span className="tab-count" aria-hidden="true">
                    {tab.count.number}
                  </span>
                  <span className="unseen">{tab.count.words}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
