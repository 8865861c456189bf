import type { Context } from './context.ts';
import type { Handlers } from './http/handlers.ts';
import type { DefinedJob } from './jobs/define-job.ts';

/** The manifest of a feature, in its `feature.ts`. The list of features (`features.ts`) reads it. */
export interface Feature {
  /** Its folder. */
  name: string;
  /**
   * The files that features to its right and the views may import. All others of the folder are private. It is a list and no
   * `index.ts`, because a file that re-exports would load the whole feature for one name.
   */
  front?: readonly string[];
  /** The handlers of its endpoints. */
  handlers?: (context: Context) => Partial<Handlers>;
  jobs?: readonly DefinedJob[];
}
