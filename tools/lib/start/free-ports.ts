import { portProblem } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { waitUntil } from '../processes.ts';

interface WantedPort {
  port: number;
  purpose: string;
}

const PATIENCE_MS = 3000;

/**
 * Checks that the ports are free.
 * @param patient wait a little, for the leftovers of a killed instance to end
 * @throws StartError with one line for the first that isn't
 */
export async function requireFreePorts(wanted: WantedPort[], patient: boolean): Promise<void> {
  for (const { port, purpose } of wanted) {
    let problem = await portProblem(port);
    if (problem && patient) {
      await waitUntil(async () => (problem = await portProblem(port)) === null, PATIENCE_MS);
    }
    if (problem === 'EACCES') {
      throw new StartError(
        `Port ${port} (${purpose}) needs more rights than this user has: set PORT to one above 1024.`,
      );
    }
    if (problem) {
      throw new StartError(`Port ${port} (${purpose}) is in use: stop what listens there, or set PORT to another.`);
    }
  }
}
