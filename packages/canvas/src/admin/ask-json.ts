/** @returns Undefined: there is no answer. What it would have shown is left out. */
export async function askJson(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
