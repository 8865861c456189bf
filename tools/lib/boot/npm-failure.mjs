const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/;
const LAST_LINES = 6;

/** Summarises npm's error in one line. */
export function explainNpmFailure(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'The disk is full: there is no room to install the packages.';
  if (output.startsWith('ENOENT')) return 'npm was not found: it comes with Node, see https://nodejs.org';
  if (OFFLINE.test(output))
    return 'npm could not reach its registry to install the packages: check the network and start again.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'npm may not write to node_modules here: check whom the folder belongs to.';
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/complete log|debug-\d/.test(line));
  return ['npm could not install the packages:', ...lines.slice(0, LAST_LINES)].join('\n');
}
