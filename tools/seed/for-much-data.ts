import type { Conditions } from '../lib/postgres/server.ts';

/**
 * For the embedded database where the product doesn't run: what a new file holds need not be logged, and the disk is
 * written to in the background. Everything is as safe as ever: the files are on the disk before the transaction ends.
 */
export const FOR_MUCH_DATA: Conditions = {
  settings: {
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
    shared_buffers: '512MB',
    // What indexes are built from was written just now and lies in memory: nobody need read ahead, nor for somebody else.
    io_method: 'sync',
    effective_io_concurrency: '0',
    autovacuum: 'off',
  },
  environment: {
    // Memory comes in large pages, and stays where an index took little; what many rows were sorted in is for the next connection to sort in
    // (glibc manual, “Memory Allocation Tunables”).
    GLIBC_TUNABLES:
      'glibc.malloc.hugetlb=1:glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=33554432:glibc.malloc.top_pad=4194304',
  },
};
