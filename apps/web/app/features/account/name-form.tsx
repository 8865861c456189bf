import { useForm } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { NameFields } from '../forms/name-fields.tsx';
import type { FieldFailure } from '../forms/server-errors.ts';
import { AuthCard } from './auth-card.tsx';

export interface Names {
  first_name: string;
  last_name: string;
}

interface Properties {
  /** The names from the identity provider, or those typed before. */
  names: Names;
  refused: readonly FieldFailure[];
  onNames: (names: Names) => void;
}

/** Asks for another name if the identity provider's was refused: it can't be changed there in the middle of a sign-up. */
export default function NameForm({ names, refused, onNames }: Properties) {
  const t = useT();
  const { register, handleSubmit } = useForm({ defaultValues: names });
  const wrong = (field: keyof Names) => refused.find(({ path }) => path === field)?.message;
  return (
    <AuthCard title={t('account.name_title')} subtitle={t('account.name_text')}>
      <form className="stack" onSubmit={(event) => void handleSubmit(onNames)(event)} noValidate>
        <NameFields register={register} errors={{ first_name: wrong('first_name'), last_name: wrong('last_name') }} />
        <Button type="submit" block>
          {t('account.name_save')}
        </Button>
      </form>
    </AuthCard>
  );
}
