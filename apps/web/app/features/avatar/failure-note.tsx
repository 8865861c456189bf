import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFailureWords } from '../errors/failure-words.ts';
import type { AvatarFailure } from './avatar-failure.ts';

/** What did not work, in the words of the catalogue, and why. Nothing while all is well. */
export function AvatarFailureNote({ error }: { error: Error | null }) {
  const t = useT();
  const words = useFailureWords();
  if (error === null) {
    return null;
  }
  const { key } = error as AvatarFailure;
  return (
    <div className="error-inline" role="alert">
      <Icon name="warning" />
      <p>
        <strong>{t(key)}</strong>
        <br />
        {refusalOf(error.cause) ?? words(error.cause)}
      </p>
    </div>
  );
}

/** What the API has against the file itself. */
function refusalOf(cause: unknown): string | undefined {
  return isFailure(cause) ? cause.errors.find(({ path }) => path === 'file')?.message : undefined;
}
