import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Brand } from '../layout/brand.tsx';
import './account.css';

interface Properties {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** A card in the middle of the page: logo, title, and a line about its purpose. */
export function AuthCard({ title, subtitle, children }: Properties) {
  return (
    <main id="main" tabIndex={-1} className="wrap auth-page">
      <Card className="auth-card">
        <Brand />
        <h1>{title}</h1>
        {subtitle && <p className="auth-subtitle">{subtitle}</p>}
        {children}
      </Card>
    </main>
  );
}
