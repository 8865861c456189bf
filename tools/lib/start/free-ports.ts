import { portProblem } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { waitUntil } from '../processes.ts';

interface WantedPort {
  port: number;
  purpose: string;
}

const PATIENCE_MS = 3000;

/**
 * Makes sure that the ports can be listened on.
 * @param patient wait a little, for what a killed instance has left to go away
 * @throws StartError with one line for the first that can't
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
