/** Semi-spaces of the main thread's young generation, in MB. At Node's own 16 it is 50 MB, and answers are no quicker. */
const SEMI_SPACE_MB = 8;

/**
 * For the environment of a process that makes the search index. Where the C library is glibc, what takes 128 KB or more is
 * mapped by itself and goes back to the system when it is freed (mallopt(3), M_MMAP_THRESHOLD); left to itself that limit
 * rises to 32 MB, and the process keeps most of what the making of the index has freed. What Node is told besides stays.
 */
export const memorySettings = () => ({
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-semi-space-size=${SEMI_SPACE_MB} ${process.env['NODE_OPTIONS'] ?? ''}`.trim(),
});
