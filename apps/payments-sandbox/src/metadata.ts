import { z } from 'zod';

/** https://docs.stripe.com/api/metadata */
export const Metadata = z.record(z.string().max(40), z.string().max(500)).optional();
