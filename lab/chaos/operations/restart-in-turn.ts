import { startBalancer } from '../lib/balancer.ts';
import { percentile, seconds, type Row } from '../lib/row.ts';
import { startVisits } from '../lib/visits.ts';

/** Stops and starts the processes one after another, while users browse and book through the proxy. */
export const restartInTurn: Row = async (world, { requests, seed }) => {
  const balancer = await startBalancer(world.apis.map(({ base_url }) => base_url));
  const visits = await startVisits(world, balancer.base_url, seed);
  const { took, failures } = visits;
  let restarts = 0;
  while (took.length < requests) {
    const api = world.apis[restarts % world.apis.length];
    await api?.stop();
    await api?.start();
    restarts += 1;
  }
  await visits.end();
  await balancer.close();
  return [
    {
      what: `${restarts} restarts, one process after the other, beneath ${took.length} requests`,
      goal: '0 failed',
      found: `${failures.length} failed`,
      holds: failures.length === 0 && restarts > 0,
    },
    {
      what: 'p99 of all answers',
      goal: 'under 1 s',
      found: seconds(percentile(took, 0.99)),
      is_speed: true,
      holds: percentile(took, 0.99) < 1000,
    },
  ];
};
