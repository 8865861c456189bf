interface Notice {
  title: string;
  button: string;
}

/** What is said of a person's account, and of mails that were too many. */
export interface NoticeWords {
  /** One mail instead of several. */
  digest: Omit<Notice, 'title'> & { title: (count: number) => string; lead: string };
  /** `support` is an address to write to. */
  suspended: Notice & { lead: (support: string) => string; reason: string };
  lifted: Notice & { lead: string };
  /** To a new mentor. */
  welcome: Notice & { lead: string };
  why: string;
}
