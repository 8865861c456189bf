import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, or pasted; null for what holds no file.
 * @returns whether something is held over the page.
 */
export function useArrivingFiles(onFile: (file: File | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => onFile(files?.[0] ?? null));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => take(event.clipboardData?.files), { signal });
    // Without this the browser leaves the page and opens the file.
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    document.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
