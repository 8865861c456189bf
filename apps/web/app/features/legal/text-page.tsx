import type { ReactNode } from 'react';

interface Properties {
  title: string;
  children: ReactNode;
}

/** A page of text for everyone: its title, and sections below it. */
export function TextPage({ title, children }: Properties) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <article className="prose">
        <h1>{title}</h1>
        {children}
      </article>
    </main>
  );
}

export function TextSection({ title, children }: Properties) {
  return (
    <section className="prose">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
