// Node has what this package brings with all of Unicode's names of hosts, 5 MB in memory.
export { URL, URLSearchParams } from 'node:url';
