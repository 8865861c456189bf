/** The migrated database with reference data that each test file clones. */
export const TEMPLATE_DATABASE = 'template_abroad';
