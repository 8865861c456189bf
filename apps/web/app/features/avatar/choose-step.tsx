import type { Avatar } from '@abroad/contract/media';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { pictureSet } from '../../lib/picture-set.ts';
import { useArrivingFiles } from '../../lib/use-arriving-files.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { PICTURE_TYPES, readPicture, type PictureProblem } from './read-picture.ts';
import { takeFocus } from './take-focus.ts';

interface Properties {
  name: string;
  avatar: Avatar | null;
  onChosen: (picture: ImageBitmap) => void;
  onRemove: () => void;
}

/** The present picture, and the ways to choose another: a file, dropped, or pasted. */
export function ChooseStep({ name, avatar, onChosen, onRemove }: Properties) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { take, isReading, problem } = useReading(onChosen);
  // A dropped item without a picture gets an answer, too.
  const isOver = useArrivingFiles({ isWanted: () => true, onFiles: ([file = null]) => void take(file) });
  return (
    <div className={classNames('avatar-choose', isOver && 'avatar-choose-over')}>
      <Stamp src={avatar?.url ?? null} srcSet={avatar && pictureSet(avatar)} name={name} size="large" />
      <div className="stack">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('avatar.choose')}
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            void take(target.files?.[0] ?? null);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <div className="row">
          <Button
            ref={takeFocus}
            icon="camera"
            loading={isReading && t('avatar.reading')}
            onClick={() => input.current?.click()}
          >
            {t('avatar.choose')}
          </Button>
          {avatar?.asset_id && (
            <Button kind="quiet" icon="trash" onClick={onRemove}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className="muted small">{t(isOver ? 'avatar.drop' : 'avatar.choose_hint')}</p>
        <div role="alert">{problem && <FieldError>{t(problem.key, problem.values)}</FieldError>}</div>
      </div>
    </div>
  );
}

/** Opens one file after another; only the last one counts. */
function useReading(onChosen: (picture: ImageBitmap) => void) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const last = useRef<File | null>(null);
  useEffect(() => () => void (last.current = null), []);

  const take = async (file: File | null) => {
    last.current = file;
    setProblem(file === null ? { key: 'avatar.nothing' } : null);
    if (file === null) {
      return;
    }
    setReading(true);
    const read = await readPicture(file);
    if (last.current !== file) {
      return;
    }
    setReading(false);
    if ('picture' in read) {
      onChosen(read.picture);
    } else {
      setProblem(read.problem);
    }
  };
  return { take, isReading, problem };
}
