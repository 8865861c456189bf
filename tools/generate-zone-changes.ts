/** Generates packages/reference-data/src/zone-changes.ts. Run: node tools/generate-zone-changes.ts, and npm run format */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesFile } from './lib/zone-changes/list-changes.ts';

writeFileSync(path.join(import.meta.dirname, '../packages/reference-data/src/zone-changes.ts'), changesFile());
