import type { ReactNode } from 'react';

interface Properties {
  title: string;
  /** The anchor of a section. */
  id?: string;
  children: ReactNode;
}

/** A page of text for everyone: its title, and sections below it. */
export function TextPage({ title, children }: Omit<Properties, 'id'>) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <article className="prose">
        <h1>{title}</h1>
        {children}
      </article>
    </main>
  );
}

export function TextSection({ title, id, children }: Properties) {
  return (
    <section className="prose" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
