/** Headers by which Payload takes a POST for a GET, whose filter is too long for an address. */
export const METHOD_OVERRIDES: readonly string[] = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Tells whether every object has something of this name, such as `constructor`. Payload looks collections up in an
 * object, and takes such a name for one.
 */
export function isOfEveryObject(name: string): boolean {
  return name in {}
}
