import type { ReportTargetType } from '@abroad/contract/report-reasons';

/** What can be reported, and whose it is. */
export interface Reportable {
  type: ReportTargetType;
  id: string;
  /** The person whose words it has. */
  name: string;
}
