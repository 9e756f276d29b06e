// Written by `npm run wiring` from features.json. Change that list, not this file.
/** Names of the features that a site is with or without. */
export type OptionalFeatureName = 'members' | 'shop' | 'forum'
