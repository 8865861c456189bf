import { copyDatabase, type TestDatabase } from '../../../embedded/src/testing/test-database.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

export type { TestDatabase };

/** A database for one test file: every table is there, reference data is loaded, and nothing else. */
export const createTestDatabase = (): Promise<TestDatabase> => copyDatabase(TEMPLATE_DATABASE);
