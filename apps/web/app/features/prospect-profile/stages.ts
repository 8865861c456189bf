import type { ApplicationStage, ProspectVisibility } from '@abroad/contract/profiles';
import type { z } from 'zod';
import type { MessageKey } from '../../locales/index.ts';

export type Stage = z.infer<typeof ApplicationStage>;
export type Visibility = z.infer<typeof ProspectVisibility>;

export const stageKeys: Readonly<Record<Stage, MessageKey>> = {
  exploring: 'prospects.stage_exploring',
  shortlisting: 'prospects.stage_shortlisting',
  applying: 'prospects.stage_applying',
  offer: 'prospects.stage_offer',
  visa: 'prospects.stage_visa',
  enrolled: 'prospects.stage_enrolled',
};

export const visibilityKeys: Readonly<Record<Visibility, { title: MessageKey; detail: MessageKey }>> = {
  private: { title: 'prospects.visibility_private', detail: 'prospects.visibility_private_detail' },
  booked_mentors: {
    title: 'prospects.visibility_booked_mentors',
    detail: 'prospects.visibility_booked_mentors_detail',
  },
  public: { title: 'prospects.visibility_public', detail: 'prospects.visibility_public_detail' },
};
