import { expect, test } from 'vitest';
import { isUniversityHost } from './university-hosts.ts';

test.each(['tudelft.nl', 'www.tum.de', 'master.psl.eu', 'studies.ku.dk', 'hust.edu.vn'])(
  '[T-12] %s is a university’s',
  (host) => expect(isUniversityHost(host)).toBe(true),
);

// The second to last is below one that is listed although anyone gets pages there; the last one’s university has closed.
test.each(['example.com', 'nottudelft.nl', 'tudelft.nl.example.com', 'nl', 'linh.geocities.com', 'khleuven.be'])(
  '[T-12] %s is not',
  (host) => expect(isUniversityHost(host)).toBe(false),
);
