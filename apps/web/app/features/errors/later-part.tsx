import { Component, lazy, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { rememberError } from '../../api/error-queue.ts';
import { isLostScript } from '../../api/lost-script.ts';
import { useT } from '../../lib/i18n.tsx';
import { useBackOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { LoadAgainButton, useLoadAgain } from './load-again.tsx';

type Load<Properties> = () => Promise<{ default: ComponentType<Properties> }>;

/**
 * A part of a page whose script is loaded when it is first shown; a Suspense around it has the content until then. If the
 * script can't be loaded, the page stays with all typed text, and the part's place has the error.
 * @param load imports the part's file
 */
export function laterPart<Properties extends object>(load: Load<Properties>): ComponentType<Properties> {
  return later(load, LostPart);
}

/**
 * As `laterPart`, for parts without a place of their own in the page: a toast shows the error, and a dialog counts as
 * closed (its `onClose` is called), so that it can be opened again.
 * @param load imports the part's file
 */
export function laterDialog<Properties extends object>(load: Load<Properties>): ComponentType<Properties> {
  return later(load, LostDialog);
}

/** The properties of a part that its substitute needs. */
interface Lost {
  onClose?: () => void;
}

interface LostProperties extends Lost {
  onRetry: () => void;
}

function later<Properties extends object>(load: Load<Properties>, Substitute: ComponentType<LostProperties>) {
  let Loaded = lazy(load);
  const onLost = (error: unknown) => {
    rememberError(error);
    // React caches a failed load.
    Loaded = lazy(load);
  };
  return function Later(properties: Properties) {
    return (
      <Guard renderLost={(onRetry) => <Substitute {...properties} onRetry={onRetry} />} onLost={onLost}>
        {() => <Loaded {...properties} />}
      </Guard>
    );
  };
}

function LostPart({ onRetry }: LostProperties) {
  const t = useT();
  useBackOnline(true, onRetry);
  return (
    <div className="error-card" role="alert">
      <p className="muted">{t('errors.part_lost')}</p>
      <div className="row">
        <Button onClick={onRetry}>{t('errors.try_again')}</Button>
        <LoadAgainButton />
      </div>
    </div>
  );
}

function LostDialog({ onClose }: Lost) {
  const t = useT();
  const action = useLoadAgain();
  const tell = useEffectEvent(() => {
    showToast({ tone: 'problem', text: t('errors.part_lost'), action });
    onClose?.();
  });
  useEffect(() => tell(), []);
  return null;
}

interface GuardProperties {
  renderLost: (onRetry: () => void) => ReactNode;
  onLost: (error: unknown) => void;
  children: () => ReactNode;
}

/** Shows the given substitute if a script could not be loaded, until a retry, and lets any other error through. */
class Guard extends Component<GuardProperties, { error: unknown }> {
  override state = { error: null };

  retry = () => this.setState({ error: null });

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch(error: unknown) {
    this.props.onLost(error);
  }

  override render() {
    const { error } = this.state;
    if (error !== null && !isLostScript(error)) {
      throw error;
    }
    return error === null ? this.props.children() : this.props.renderLost(this.retry);
  }
}
