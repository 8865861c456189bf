import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAppleMobile } from '../../lib/device.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { keepInstallAnswer } from './install-answer.ts';

/** A browser's offer to install the app (Web Application Manifest, Incubations). */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept in the page's head: browsers make it once, often before other scripts run. */
    installOffer?: InstallOffer | undefined;
  }
}

/** Browsers often make their offer only after the page has been used for a while. */
function subscribe(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener);
  return () => removeEventListener('beforeinstallprompt', listener);
}

/** Safari itself: other browsers of these devices keep the step in places of their own. */
const isSafari = () => isAppleMobile() && !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\//.test(navigator.userAgent);

/** Says once how the app is installed: by a press where the browser offers that, by two steps in Safari, and nowhere else. */
export default function InstallHint({ bookingId }: { bookingId: string }) {
  const t = useT();
  const offer = useSyncExternalStore(
    subscribe,
    () => window.installOffer,
    () => undefined,
  );
  const [isAnswered, setAnswered] = useState(false);
  const isShown = !isAnswered && (offer !== undefined || isSafari());
  useEffect(() => {
    if (isShown) {
      keepInstallAnswer(bookingId);
    }
  }, [isShown, bookingId]);
  if (!isShown) {
    return null;
  }
  const end = () => {
    keepInstallAnswer('no');
    setAnswered(true);
  };
  const install = async (made: InstallOffer) => {
    // It can be used once.
    window.installOffer = undefined;
    await made.prompt().catch(() => undefined);
    end();
  };
  return (
    <Card className="stack">
      <div>
        <h2 className="card-title">{t('install.title')}</h2>
        <p className="muted">{t('install.text')}</p>
      </div>
      {offer === undefined && (
        <ol>
          <li>{t('install.step_share')}</li>
          <li>{t('install.step_add')}</li>
        </ol>
      )}
      <div className="row">
        {offer !== undefined && (
          <Button icon="download" onClick={() => void install(offer)}>
            {t('install.yes')}
          </Button>
        )}
        <Button kind="quiet" onClick={end}>
          {t('install.no')}
        </Button>
      </div>
    </Card>
  );
}
