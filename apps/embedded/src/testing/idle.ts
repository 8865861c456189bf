// Stands for a parent process in tests: it does nothing until it is ended.
setInterval(() => undefined, 60_000);
