import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface Properties {
  title: string;
  message: string;
  tryAgain: string;
  /** The words of the second button: `Retry in 1 second`. */
  retryIn: (seconds: number) => string;
  onRetry: () => void;
  children?: React.ReactNode;
}

/** What to show where a part of a page should be: retry at once, or a second later. */
export function ErrorCard({ title, message, tryAgain, retryIn, onRetry, children }: Properties) {
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!waiting) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setWaiting(false);
      onRetry();
    }, 1000);
    return () => clearTimeout(timer);
  }, [waiting, onRetry]);

  return (
    <div className="error-card" role="alert">
      <h2 className="card-title">{title}</h2>
      <p className="muted">{message}</p>
      <div className="row">
        <Button onClick={onRetry}>{tryAgain}</Button>
        <Button kind="line" loading={waiting && retryIn(1)} onClick={() => setWaiting(true)}>
          {retryIn(1)}
        </Button>
        {children}
      </div>
    </div>
  );
}
