import { useEffect, useEffectEvent, useState } from 'react';

interface Arriving {
  /** Whether dropped or pasted content is meant for the page; the browser handles everything else as usual. */
  isWanted: (data: DataTransfer) => boolean;
  onFiles: (files: File[]) => void;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted.
 * @returns whether something is held over the page.
 */
export function useArrivingFiles({ isWanted, onFiles }: Arriving): boolean {
  const [isOver, setOver] = useState(false);
  const wants = useEffectEvent((data: DataTransfer | null) => data !== null && isWanted(data));
  const take = useEffectEvent((data: DataTransfer | null) => onFiles([...(data?.files ?? [])]));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (wants(clipboardData)) {
        take(clipboardData);
      }
    };
    document.addEventListener('paste', paste, { signal });
    const hold = (event: DragEvent) => {
      if (wants(event.dataTransfer)) {
        // Without this the browser leaves the page and opens the file.
        event.preventDefault();
        setOver(true);
      }
    };
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    const drop = (event: DragEvent) => {
      setOver(false);
      if (wants(event.dataTransfer)) {
        event.preventDefault();
        take(event.dataTransfer);
      }
    };
    document.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
