import type { Config } from 'payload'
import sharp from 'sharp'

/**
 * Opens an image as leniently as browsers do: warnings of its decoder pass, such as the scan headers that some phones
 * write, and a missing end does not.
 */
export const openImage: NonNullable<Config['sharp']> = (input, options) => sharp(input, { failOn: 'error', ...options })
