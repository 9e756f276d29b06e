// Written by `npm run wiring` from features.json. Change that list, not this file.
/** Optional features that are off: the folders of their packages. */
export const featuresOff: readonly string[] = ['members', 'shop', 'forum']
