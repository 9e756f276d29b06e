export { followMove, notePublishedPath, redirectOldPath } from './redirects/old-addresses.ts'
