import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from './icon.tsx';
import { receiveToasts, type ToastMessage } from './toast.ts';
import { useClearOf } from './use-clear-of.ts';

const manager = Toast.createToastManager<ToastMessage>();

export default function ToastRegion({ closeLabel }: { closeLabel: string }) {
  useEffect(
    () =>
      receiveToasts((message) =>
        manager.add({
          // A repeated message replaces the shown one, unless each can be undone by itself.
          ...((message.action === undefined || message.tone === 'problem') && { id: message.text }),
          title: message.text,
          priority: message.tone === 'problem' ? 'high' : 'low',
          timeout: message.tone === 'problem' ? 0 : 6000,
          data: message,
        }),
      ),
    [],
  );
  const region = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" ref={region}>
          <ToastList closeLabel={closeLabel} region={region} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel, region }: { closeLabel: string; region: RefObject<HTMLDivElement | null> }) {
  const { toasts, close } = Toast.useToastManager<ToastMessage>();
  useClearOf(region, toasts.length > 0 ? toasts : null);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Title className="toast-text" />
      <span className="toast-buttons">
        {toast.data?.action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              toast.data?.action?.onPress();
              close(toast.id);
            }}
          >
            {toast.data.action.label}
          </button>
        )}
        <Toast.Close className="icon-button" aria-label={closeLabel}>
          <Icon name="close" />
        </Toast.Close>
      </span>
    </Toast.Root>
  ));
}
