import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import './paper.css';

interface Properties {
  title: string;
  number: string;
  children: ReactNode;
}

/** A sheet that is made for printing: its title and number, then its content. */
export function Paper({ title, number, children }: Properties) {
  return (
    <article className="card paper" aria-labelledby="paper-title">
      <header className="paper-head">
        <div>
          <h1 id="paper-title">{title}</h1>
          <p className="small muted">{number}</p>
        </div>
        <Logo />
      </header>
      {children}
    </article>
  );
}

/** Sums below one another; the total is emphasised. */
export function PaperSums({ children }: { children: ReactNode }) {
  return <dl className="paper-sums">{children}</dl>;
}

export function PaperSum({
  name,
  isTotal = false,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isTotal ? 'paper-total' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
