import { Link } from 'react-router';

interface Properties {
  label: string;
  steps: readonly string[];
  /** Index of the step in hand. */
  current: number;
  /** Returns the address of a finished step. */
  hrefOf: (index: number) => string;
}

/** The reader's position in a form of several steps. Finished steps are links. */
export function StepsProgress({ label, steps, current, hrefOf }: Properties) {
  return (
    <ol className="steps-progress" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : undefined}
        >
          {index < current ? <Link to={hrefOf(index)}>{step}</Link> : step}
        </li>
      ))}
    </ol>
  );
}
