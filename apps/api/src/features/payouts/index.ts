export { exportPayouts } from './export-payouts.ts';
