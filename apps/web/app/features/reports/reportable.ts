import type { ReportTargetType } from '@abroad/contract/report-reasons';

/** Content that can be reported, and its owner. */
export interface Reportable {
  type: ReportTargetType;
  id: string;
  /** The author of the content. */
  name: string;
}
