import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A stream that lets everything through, and says at its end what its hash is. */
export function hashing(): { readonly through: Transform; readonly sha256: () => string } {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, sha256: () => hash.digest('hex') }
}
