import type { ProofRefusal } from '@abroad/contract';

interface Notice {
  /** `at` is the university. */
  title: (at: string) => string;
  lead: string;
  button: string;
}

/** The words of emails about proofs. */
export interface ProofWords {
  /** To a university address, which may be a stranger's. */
  code: {
    title: (code: string) => string;
    lead: (asked: { person: string; university: string; minutes: number }) => string;
    code_label: string;
    /** What those should do who didn't ask for it. */
    ignore: string;
    button: string;
    why: string;
  };
  news: Record<'proven' | 'refused' | 'revoked' | 'old', Notice>;
  refusals: Record<ProofRefusal, string>;
  invite: Notice;
}
