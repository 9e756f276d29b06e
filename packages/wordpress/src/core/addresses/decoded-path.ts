/** A path with its percent-encoding undone; what is broken in it stays as it stands. */
export function decodedPath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    // A letter that was cut in half, or a lone percent sign: decode around it.
    return path.replace(/(?:%[0-9a-f]{2})+/gi, decodedRun)
  }
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    // Stays encoded.
    return run
  }
}

/** The one way in which paths are compared: decoded, NFC, slashes single, one at its end unless it names a file. */
export function normalAddress(path: string): string {
  const decoded = decodedPath(path)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/')
  const rooted = decoded.startsWith('/') ? decoded : `/${decoded}`
  return rooted.endsWith('/') || /\.[a-z0-9]+$/i.test(rooted) ? rooted : `${rooted}/`
}
