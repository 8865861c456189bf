import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface Properties {
  title: string;
  /** The action that failed. */
  about?: string | undefined;
  message: string;
  tryAgain: string;
  /** The first button's words while a retry that returns a promise is under way. */
  trying?: string;
  /** The words of the second button: `Retry in 1 second`. */
  retryIn: (seconds: number) => string;
  /** Seconds that the second button counts down from, once it is pressed. At rest it shows the least, one. */
  wait?: number;
  /** Tries again. A card that stays meanwhile shows this until the promise is settled. */
  onRetry: () => unknown;
  /** Further remedies, beside the two buttons. */
  children?: ReactNode;
  /** Details that support asks for, below everything else. */
  details?: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
}

/** The card in place of a part of a page that failed: retry at once, or a moment later. */
export function ErrorCard(properties: Properties) {
  const {
    title,
    about,
    message,
    tryAgain,
    trying = tryAgain,
    retryIn,
    wait = 1,
    onRetry,
    children,
    details,
  } = properties;
  const Heading = `h${properties.level ?? 2}` as const;
  const [left, setLeft] = useState<number | null>(null);
  const [isTrying, setTrying] = useState(false);

  const retry = async () => {
    setLeft(null);
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  const countDown = useEffectEvent((seconds: number) => (seconds > 1 ? setLeft(seconds - 1) : void retry()));
  useEffect(() => {
    if (left === null) {
      return undefined;
    }
    const timer = setTimeout(() => countDown(left), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <div className="error-card" role="alert">
      <Heading className="card-title">{title}</Heading>
      {about !== undefined && <p>{about}</p>}
      <p className="muted">{message}</p>
      <div className="row">
        <Button loading={isTrying && trying} onClick={() => void retry()}>
          {tryAgain}
        </Button>
        <Button kind="line" loading={left !== null && retryIn(left)} onClick={() => setLeft(wait)}>
          {retryIn(1)}
        </Button>
        {children}
      </div>
      {details}
    </div>
  );
}
