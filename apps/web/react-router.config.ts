import type { Config } from '@react-router/dev/config';
import { writeMessageKeys } from './scripts/write-message-keys.ts';

// Here, so that the type of the messages is written whenever the router writes its types.
writeMessageKeys();

export default { ssr: true, appDirectory: 'app', buildDirectory: 'build' } satisfies Config;
