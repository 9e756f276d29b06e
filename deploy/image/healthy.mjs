// Ends with 0 when the site of this container can answer visitors. Run by the image's HEALTHCHECK.

/** Milliseconds that an answer may take. */
const PATIENCE_MS = 4_000

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
