import { useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { receiveToasts } from './toast.ts';

/** The last toast in a plain line, until it is dismissed. */
export function PlainToasts({ closeLabel }: { closeLabel: string }) {
  const [text, setText] = useState('');
  useEffect(() => receiveToasts((message) => setText(message.text)), []);
  return (
    <output className="toasts">
      {text !== '' && (
        <div className="toast">
          <span className="toast-text">{text}</span>
          <IconButton icon="close" label={closeLabel} onClick={() => setText('')} />
        </div>
      )}
    </output>
  );
}
