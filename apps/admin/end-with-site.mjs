import { isMainThread } from 'node:worker_threads'

// Loaded before the admin: ends it when the site that started it is gone. Nobody else would, and an admin of an older
// version would go on writing to the database.

/** Milliseconds in which the admin may finish what is under way. */
const END_WITHIN_MS = 5_000

function end() {
  setTimeout(() => process.exit(1), END_WITHIN_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}

// Threads are given the same flags; the channel to the site is the main one's.
if (isMainThread) {
  // The site may be gone before this line is reached.
  if (process.connected) process.once('disconnect', end)
  else end()
}
