export { followMove, notePublishedPath, redirectOldPath } from './content/redirects/old-addresses.ts'
