import type { Translate } from '../../lib/i18n.tsx';
import type { Format } from '../../lib/format.ts';
import type { ServiceProblem } from './service-draft.ts';

/** Describes the problem of a service's field to its mentor. @param currency of its price */
export function problemWords(problem: ServiceProblem, currency: string, t: Translate, format: Format): string {
  switch (problem.key) {
    case 'decimals':
      return t('hours.bad_decimals', { decimals: problem.decimals });
    case 'too_small':
    case 'uneven':
      return t(`hours.bad_${problem.key}`, { amount: format.money(problem.amount, currency) });
    default:
      return t(`hours.bad_${problem.key}`, { currency });
  }
}
