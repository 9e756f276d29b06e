/** Keeps a processor busy until the process that started it is gone. */
const SLICE_MS = 50

process.on('disconnect', () => process.exit())
spin()

function spin() {
  const end = Date.now() + SLICE_MS
  while (Date.now() < end);
  setImmediate(spin)
}
