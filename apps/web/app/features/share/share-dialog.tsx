import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import './share.css';
import { buttonSnippet, calendarSnippet } from './snippets.ts';

interface Properties {
  title: string;
  /** Path and query of the shared page. */
  path: string;
  /** The same as a page for other sites. */
  embedPath: string;
  /** The mentor's name. */
  name: string;
  onClose: () => void;
}

const forms = { button: buttonSnippet, calendar: calendarSnippet } as const;

/** The ways to share one's own link: copied, by the device's sharing, as a code, or on another site. */
export default function ShareDialog({ title, path, embedPath, name, onClose }: Properties) {
  const t = useT();
  const { mutate: noteShared } = useNoteShared();
  const url = new URL(path, location.origin).href;
  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast({ text: t('share.not_copied'), tone: 'problem' });
      return;
    }
    showToast({ text: said });
    noteShared();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('forms.close')}>
      <div className="stack">
        <TextField label={t('share.link')} readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
        <div className="row">
          <Button icon="copy" onClick={() => void copy(url, t('share.copied'))}>
            {t('share.copy')}
          </Button>
          <DeviceShare url={url} title={title} onShared={noteShared} />
        </div>
        <QrCode url={url} fileName={t('share.qr_file')} />
        <Embed url={url} embedUrl={new URL(embedPath, location.origin).href} name={name} onCopy={copy} />
      </div>
    </Dialog>
  );
}

/** The device's own sharing: mail, messengers, nearby phones. Many desktops have none. */
function DeviceShare({ url, title, onShared }: { url: string; title: string; onShared: () => void }) {
  const t = useT();
  const can = useHydrated() && typeof navigator.share === 'function';
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closing it isn't a failure, and a user who can't share can copy.
      return;
    }
    onShared();
  };
  return (
    can && (
      <Button kind="line" onClick={() => void share()}>
        {t('share.device')}
      </Button>
    )
  );
}

interface EmbedProperties {
  url: string;
  embedUrl: string;
  name: string;
  onCopy: (text: string, said: string) => Promise<void>;
}

function Embed({ url, embedUrl, name, onCopy }: EmbedProperties) {
  const t = useT();
  const [form, setForm] = useState<keyof typeof forms>('button');
  const code = forms[form]({ url, embedUrl, label: t('share.book_with', { name }) });
  return (
    <fieldset className="stack share-embed">
      <legend>
        <h3>{t('share.embed_title')}</h3>
      </legend>
      <div className="share-forms">
        {(['button', 'calendar'] as const).map((one) => (
          <RadioCard
            key={one}
            name="embed"
            value={one}
            checked={one === form}
            onChange={() => setForm(one)}
            title={t(`share.embed_${one}`)}
            detail={t(`share.embed_${one}_detail`)}
          />
        ))}
      </div>
      <TextAreaField
        label={t('share.code')}
        hint={t('share.code_hint')}
        readOnly
        dir="ltr"
        rows={3}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button kind="line" icon="copy" onClick={() => void onCopy(code, t('share.code_copied'))}>
          {t('share.copy_code')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A code that a phone's camera reads. The library is loaded when the dialog opens. */
function QrCode({ url, fileName }: { url: string; fileName: string }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['qr-code', url],
    staleTime: Infinity,
    queryFn: async () => {
      const { renderSVG } = await import('uqr');
      return `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
    },
  });
  return (
    <div className="share-code">
      {data === undefined ? (
        <span className="share-code-place" aria-hidden="true" />
      ) : (
        <img src={data} alt={t('share.qr_alt')} width="168" height="168" />
      )}
      {data !== undefined && (
        <a className="link small" href={data} download={fileName}>
          {t('share.qr_save')}
        </a>
      )}
    </div>
  );
}

/** Ticks "Share your link" off. If that fails, the step stays, without an error. */
function useNoteShared() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.shareMentorProfile(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mentor-checklist'] }),
  });
}
