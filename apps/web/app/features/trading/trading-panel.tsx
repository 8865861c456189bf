import { PatchMentorProfile, type MentorProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useRole } from '../../session/use-role.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { TraderDetails } from './trader-details.tsx';
import { useTabDraft } from '../forms/use-tab-draft.ts';
import { toTrading, TradingDraft, tradingOf } from './trading-draft.ts';
import { TradingFields } from './trading-fields.tsx';

interface Properties {
  userId: string;
  /** Whether only a missing answer is shown. */
  unansweredOnly?: boolean;
}

/** Asks a mentor whether they act as a trader, or shows their answer. Nothing for people who aren't mentors. */
export function TradingPanel({ userId, unansweredOnly = false }: Properties) {
  const t = useT();
  const id = useId();
  const { data, error, refetch } = useOwnTrading(userId);
  const [isChanging, setChanging] = useState(false);
  if (data === undefined) {
    return error !== null && <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />;
  }
  const isUnsaid = data?.is_trader === null;
  if (data === null || (unansweredOnly && !isUnsaid)) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {t('trading.title')}
      </h2>
      {isUnsaid || isChanging ? (
        <>
          {isUnsaid && <p>{t('trading.ask')}</p>}
          <TradingForm own={data} userId={userId} onDone={() => setChanging(false)} canClose={!isUnsaid} />
        </>
      ) : (
        <>
          <p>{t(data.is_trader ? 'trading.said_business' : 'trading.said_private')}</p>
          {data.trader !== null && <TraderDetails trader={data.trader} />}
          {data.trader !== null && data.trader.phone === null && <Banner>{t('trading.contact_missing')}</Banner>}
          <div>
            <Button kind="line" onClick={() => setChanging(true)}>
              {t('trading.change')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const keyOf = (userId: string) => ['own-trading', userId];

function useOwnTrading(userId: string) {
  const { roles } = useRole();
  return useQuery({
    enabled: roles.includes('mentor'),
    queryKey: keyOf(userId),
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }): Promise<MentorProfile | null> => {
      const { api } = await import('../../api/browser-client.ts');
      try {
        return await api.getMyMentorProfile({ signal });
      } catch (error) {
        if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
          return null;
        }
        throw error;
      }
    },
  });
}

/** The contract validates the request. */
const TradingRules = z
  .custom<TradingDraft>()
  .transform((draft): unknown => toTrading(draft))
  .pipe(PatchMentorProfile);

interface FormProperties {
  own: MentorProfile;
  userId: string;
  canClose: boolean;
  onDone: () => void;
}

function TradingForm({ own, userId, canClose, onDone }: FormProperties) {
  const t = useT();
  const id = useId();
  const queries = useQueryClient();
  const draft = useTabDraft('trading', userId, TradingDraft, tradingOf(own));
  const form = useForm({ resolver: zodResolver(TradingRules), defaultValues: draft.value });
  const close = () => {
    draft.forget();
    onDone();
  };
  const trading = useWatch({ control: form.control, name: 'trading' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: z.output<typeof PatchMentorProfile>) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchMyMentorProfile({ body });
    },
    async onSuccess(changed) {
      queries.setQueryData(keyOf(userId), changed);
      showToast({ text: t('trading.saved_toast') });
      close();
      await queries.invalidateQueries({ queryKey: ['profile-resolution'] });
    },
  });
  return (
    <FormProvider {...form}>
      <form
        id={id}
        className="stack"
        noValidate
        onChange={() => draft.change(form.getValues())}
        onSubmit={(event) =>
          void form.handleSubmit(
            (body) => mutate(body),
            () => focusFirstError(id),
          )(event)
        }
      >
        <TradingFields />
        <FailureMessage variant="inline" error={error} />
        <div className="row">
          <Button type="submit" disabled={trading === ''} loading={isPending && t('forms.saving')}>
            {t('trading.save')}
          </Button>
          {canClose && (
            <Button kind="quiet" onClick={close}>
              {t('trading.keep')}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
