import { Link, type To } from 'react-router';
import { classNames } from './class-names.ts';

interface TabCount {
  number: number;
  /** The meaning of the number, for screen readers; without them they read the number. Such a count asks for something, and stands out. */
  words?: string;
}

interface Properties<V extends string> {
  label: string;
  value: V;
  tabs: readonly { value: V; label: string; count?: TabCount | undefined }[];
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
              {tab.count && <Count {...tab.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ number, words }: TabCount) {
  return (
    <>
      {' '}
      <span
        className={classNames('tab-count', words !== undefined && 'tab-count-asks')}
        aria-hidden={words !== undefined}
      >
        {number}
      </span>
      {words !== undefined && <span className="unseen">{words}</span>}
    </>
  );
}
