import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'

/** Characters of a passphrase, at least: shorter ones can be guessed from a stolen archive. */
export const MIN_PASSPHRASE_LENGTH = 12

/** Encrypts a stream with a passphrase, in the format of age (age-encryption.org/v1), which other programs read too. */
export async function encrypted(source: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return Readable.from(chunksOf(await encrypter.encrypt(asBytes(source))))
}

/** @throws {Error} One sentence, when the passphrase is another one or the stream is damaged. */
export async function decrypted(source: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.from(chunksOf(await decrypter.decrypt(asBytes(source))))
  } catch (cause) {
    throw new Error('The passphrase does not open this archive, or its beginning is damaged.', { cause })
  }
}

function asBytes(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}
