/**
 * Reads the body of a request or an answer to its end.
 *
 * @param body Null and undefined: an empty one.
 * @returns Undefined for one of more than `maxBytes`; the rest of it is not read.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let filled = 0
  for (const part of parts) {
    whole.set(part, filled)
    filled += part.byteLength
  }
  return whole
}
