// Says when a mentor is free next: no key is needed.
import { createClient } from '@abroad/client';

const { BASE_URL, MENTOR } = process.env;
const client = createClient({ base_url: BASE_URL ?? 'http://localhost:3000' });

const { available_slots } = await client.getAvailabilityBySlug({ params: { slug: MENTOR ?? '' } });
console.log(available_slots[0]?.start ?? 'no free time');
