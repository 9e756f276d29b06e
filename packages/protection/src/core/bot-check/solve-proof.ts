/** A challenge of the ALTCHA protocol's second version, as this site draws them. @see https://altcha.org/docs/v2/ */
export interface Challenge {
  readonly parameters: {
    readonly algorithm: 'PBKDF2/SHA-256'
    /** Bytes in hexadecimal digits, as all that follow. */
    readonly nonce: string
    readonly salt: string
    readonly keyPrefix: string
    /** Rounds of one try. */
    readonly cost: number
    /** Bytes. */
    readonly keyLength: number
    /** Seconds since 1970. */
    readonly expiresAt: number
  }
  readonly signature: string
}

export interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

/** Counts until the key that is derived from the number begins as asked. */
export async function solveProof({ parameters }: Challenge): Promise<Solution> {
  const { keyPrefix, cost, keyLength } = parameters
  const nonce = bytesOf(parameters.nonce)
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(parameters.salt), iterations: cost }
  const password = new Uint8Array([...nonce, 0, 0, 0, 0])
  const count = new DataView(password.buffer, nonce.length)
  for (let counter = 0; ; counter += 1) {
    count.setUint32(0, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = digitsOf(await crypto.subtle.deriveBits(way, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function digitsOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
