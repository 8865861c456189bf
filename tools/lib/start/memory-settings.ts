/**
 * For a process that makes the search index, where the C library is glibc: what takes a megabyte or more is mapped by
 * itself and goes back to the system when it is freed (mallopt(3), M_MMAP_THRESHOLD). Left to itself that limit rises to
 * 32 MB, and the process keeps most of what the making of the index has freed.
 */
export const ALLOCATOR_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const;
