/** Line of Payload's `populateFieldPermissions` that notes the permissions of a block which fields only name. */
const NOTED = `if (typeof _block === 'string' && !blockReferencesPermissions[_block]) {`

/** The same, after leaving a block alone whose permissions have been noted. */
const SKIPPED = `if (typeof _block === 'string' && blockReferencesPermissions[_block]) continue;
                    ${NOTED}`

/**
 * Changes how Payload works out what somebody may do with each field: the fields of a block that many lists name are
 * gone through once for a request. Payload takes the permissions that it has noted for such a block, and goes through
 * its fields again all the same, at each place and at each level of blocks in blocks.
 *
 * A loader of the bundler, for that one file. The answer is the same (its test compares both).
 *
 * @param {string} source Text of the file.
 * @returns {string}
 * @throws {Error} If the file is not as it was: then look whether Payload has mended it, and drop this if so.
 */
export default function walkBlocksOnce(source) {
  if (source.split(NOTED).length !== 2) {
    throw new Error('populateFieldPermissions of Payload has changed: see docs/decisions/036-permissions-of-blocks.md.')
  }
  return source.replace(NOTED, SKIPPED)
}
