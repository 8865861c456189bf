import { sampleOf } from '../../testing/mail-samples.ts';
import { appealDecidedNotification, decisionMadeNotification } from './notify-of-decision.ts';
import { reportOutcomeNotification, reportReceivedNotification } from './notify-reporters.ts';

const CODE = 'R-7KQ2M4XW';
const reports = (language: string) => [true, false].map((has_account) => ({ language, code: CODE, has_account }));

export const samples = [
  sampleOf(reportReceivedNotification, reports),
  sampleOf(reportOutcomeNotification, (language) =>
    (['removed', 'acted', 'nothing', 'reversed'] as const).flatMap((outcome) =>
      reports(language).map((facts) => ({ ...facts, outcome })),
    ),
  ),
  sampleOf(decisionMadeNotification, (language) => [{ language, decision_id: 'id', statement: 'ΑΒΓ' }]),
  sampleOf(appealDecidedNotification, (language) =>
    (['upheld', 'overturned'] as const).map((state) => ({ language, decision_id: 'id', state, answer: 'ΑΒΓ' })),
  ),
];
