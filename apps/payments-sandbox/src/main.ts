import { setBrand } from '../../embedded/src/brand.ts';
import { runProgram } from '../../embedded/src/run-program.ts';
import { readConfig } from './config.ts';
import { startSandbox } from './start-sandbox.ts';

await runProgram({
  name: 'payments sandbox',
  port_setting: 'SANDBOX_PORT',
  async start(complain) {
    const config = readConfig();
    setBrand(config.brand_name);
    return startSandbox(config, complain);
  },
});
