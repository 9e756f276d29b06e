const OLDEST = [20, 19]

/** Stops with one message on a Node that Vitrine does not run on. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Vitrine needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
  )
  process.exit(1)
}
