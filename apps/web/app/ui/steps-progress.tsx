interface Properties {
  label: string;
  steps: readonly string[];
  /** Index of the step in hand. */
  current: number;
}

/** Where one stands in a form of several steps. */
export function StepsProgress({ label, steps, current }: Properties) {
  return (
    <ol className="steps-progress" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
