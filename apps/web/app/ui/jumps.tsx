import './jumps.css';

interface Properties {
  label: string;
  to: readonly { id: string; title: string }[];
}

/** Links to the parts of a page that is several screens long. */
export function Jumps({ label, to }: Properties) {
  return (
    <ol className="jumps" aria-label={label}>
      {to.map(({ id, title }) => (
        <li key={id}>
          <a className="link" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
