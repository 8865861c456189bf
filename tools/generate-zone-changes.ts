import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesFile } from './lib/zone-changes/list-changes.ts';

writeFileSync(path.join(import.meta.dirname, '../packages/reference-data/src/zone-changes.ts'), changesFile());
