/** Semi-spaces of the main thread's young generation, in MB. With Node's default of 16 it is 50 MB, and responses are no faster. */
const SEMI_SPACE_MB = 8;

/**
 * For the environment of a process that builds the search index. With glibc, allocations of 128 KB or more are then
 * mapped separately and returned to the system when freed (mallopt(3), M_MMAP_THRESHOLD). By default that limit
 * rises to 32 MB, and the process keeps most of the memory that building the index has freed. Other Node options stay.
 */
export const memorySettings = () => ({
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-semi-space-size=${SEMI_SPACE_MB} ${process.env['NODE_OPTIONS'] ?? ''}`.trim(),
});
