import { writeSettings } from './rules/configuration.ts';
import { carriedIds, readRequirements, writeChecks } from './rules/requirements.ts';
import { readSourceFiles } from './rules/source-files.ts';

const files = readSourceFiles();
if (process.argv.includes('--write')) {
  writeChecks(files);
  writeSettings();
}
const carried = carriedIds(files);
const all = [...readRequirements()];
const usual = all.filter((id) => carried.get(id)?.usual.size);
const missing = all.filter((id) => !carried.has(id)).toSorted();
console.log(
  `${all.length - missing.length} of ${all.length} requirements are carried by a test, ${usual.length} by one of npm test`,
);
console.log(missing.length === 0 ? 'none is missing' : `without a test: ${missing.join(' ')}`);
