import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { receiveToasts, type ToastMessage } from './toast.ts';
import { useClearOf } from './use-clear-of.ts';

/** The last toast in a plain line, until it is dismissed. */
export function PlainToasts({ closeLabel }: { closeLabel: string }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => receiveToasts(setMessage), []);
  useClearOf(region, message);
  return (
    <output className="toasts" ref={region}>
      {message !== null && (
        <div className="toast">
          <span className="toast-text">{message.text}</span>
          <span className="toast-buttons">
            {message.action && (
              <button type="button" className="toast-action" onClick={message.action.onPress}>
                {message.action.label}
              </button>
            )}
            <IconButton icon="close" label={closeLabel} onClick={() => setMessage(null)} />
          </span>
        </div>
      )}
    </output>
  );
}
