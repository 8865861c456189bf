import type { ReactNode } from 'react';

interface Properties {
  /** The section's name in the address: `/settings#emails`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A card of the settings under its heading. */
export function SettingsSection({ id, title, children }: Properties) {
  return (
    <section id={id} className="card card-body form-section settings-section" aria-labelledby={`${id}-title`}>
      <h2 className="card-title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
