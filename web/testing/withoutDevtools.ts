// Apollo lists every client for its developer tools, which would keep the caches of all tests of a worker.
Object.assign(globalThis, { [Symbol.for('apollo.devtools')]: { push: () => 0 } });
