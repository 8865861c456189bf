/** One kind of job: what it does with its payload. It may run twice, and must then do nothing the second time. */
export type Task = (payload: unknown) => Promise<void>;
