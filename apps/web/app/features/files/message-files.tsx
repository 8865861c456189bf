import type { Attachment } from '@abroad/contract/attachments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { isFailure } from '../../api/failure.ts';
import { fileSize } from '../../lib/file-size.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useReached } from '../../lib/use-reached.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import './message-files.css';
import type { ReadyFile } from './file-queue.ts';

/** An address of the file that works for five minutes. */
async function addressOf(id: string): Promise<string> {
  const { api } = await import('../../api/browser-client.ts');
  return (await api.createAttachmentLink({ params: { id } })).url;
}

async function pictureOf(id: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(await addressOf(id), { signal });
  if (!response.ok) {
    throw new Error(`A picture answers ${response.status}`);
  }
  // The service encoded it again, and sends every file as bytes to download.
  return new Blob([await response.arrayBuffer()], { type: 'image/webp' });
}

/** The files of a message: pictures are shown, everything else is a row to download. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  return (
    <ul className="message-files">
      {files.map((file) => (
        <MessageFile key={file.id} file={file} />
      ))}
    </ul>
  );
}

function MessageFile({ file }: { file: Attachment }) {
  const t = useT();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addressOf(file.id),
    onSuccess: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = file.filename;
      link.click();
    },
  });
  const isGone = isFailure(error) && error.status === 404;
  const isPicture = file.content_type === 'image/webp';
  return (
    <FileRow
      file={file}
      note={isPicture || file.is_scanned ? null : t('attachments.unscanned')}
      above={isPicture && <Picture file={file} />}
    >
      {isGone ? (
        <span className="tiny" role="alert">
          {t('attachments.closed')}
        </span>
      ) : (
        <IconButton
          icon="download"
          label={t('attachments.download', { name: file.filename })}
          aria-busy={isPending}
          onClick={() => !isPending && mutate()}
        />
      )}
      {!isGone && <FailureMessage variant="toast" error={error} />}
    </FileRow>
  );
}

interface RowProperties {
  file: Pick<ReadyFile, 'filename' | 'size_bytes'>;
  note?: string | null;
  above?: ReactNode;
  /** The actions on the file. */
  children?: ReactNode;
}

/** A file by its name and size. */
export function FileRow({ file, note = null, above, children }: RowProperties) {
  const locale = useLocale();
  return (
    <li className="message-file">
      {above}
      <div className="message-file-row">
        <Icon name="file" />
        <span className="message-file-words">
          <bdi title={file.filename}>{file.filename}</bdi>
          <span className="tiny muted">
            {[fileSize(file.size_bytes, locale), note].filter((part) => part !== null).join(' · ')}
          </span>
        </span>
        {children}
      </div>
    </li>
  );
}

/** A picture in a frame that has its size before it is loaded; fetched when it is nearly on the screen. */
function Picture({ file }: { file: Attachment }) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const isReached = useReached(frame);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['message-picture', file.id],
    queryFn: ({ signal }) => pictureOf(file.id, signal),
    enabled: isReached,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <div className="message-picture" ref={frame}>
      {data !== undefined ? (
        <PictureOf blob={data} alt={file.filename} />
      ) : error === null || isFetching ? (
        <Spinner />
      ) : (
        <Button kind="quiet" size="small" icon="refresh" onClick={() => void refetch()}>
          {t('attachments.show_again')}
        </Button>
      )}
    </div>
  );
}

/** A picture from the memory of this page. */
function PictureOf({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} />;
}
