import { setBrand } from '../../embedded/src/brand.ts';
import { runProgram } from '../../embedded/src/run-program.ts';
import { readConfig } from './config.ts';
import { startIdentity } from './start-identity.ts';

await runProgram({
  name: 'identity',
  port_setting: 'IDENTITY_PORT',
  async start(complain) {
    const config = readConfig();
    setBrand(config.brand_name);
    return startIdentity(config, complain);
  },
});
