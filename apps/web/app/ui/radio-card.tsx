import type { ComponentProps, ReactNode } from 'react';

type Properties = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  /** Beside the title, as a price. */
  aside?: ReactNode;
  detail?: ReactNode;
};

/** One of several choices that need a few words each. Put a group of them into a fieldset with a legend. */
export function RadioCard({ title, aside, detail, ...rest }: Properties) {
  return (
    <label className="radio-card">
      <input {...rest} type="radio" />
      <span className="strong">{title}</span>
      <span className="strong">{aside}</span>
      {detail && <span className="radio-card-detail">{detail}</span>}
    </label>
  );
}
