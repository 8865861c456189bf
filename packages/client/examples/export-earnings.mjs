// Writes a mentor's payouts of a year as CSV to the standard output.
import { createClient } from '@abroad/client';

const { BASE_URL, TOKEN, YEAR } = process.env;
const client = createClient({ base_url: BASE_URL ?? 'http://localhost:3000', token: TOKEN ?? '' });

process.stdout.write(await client.getYearlyStatement({ params: { year: Number(YEAR) } }));
