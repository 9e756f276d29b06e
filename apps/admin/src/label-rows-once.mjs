/** How Payload's provider of row labels asks for the data of its row, in the file that its client's parts are bundled in. */
const ASKED =
  /let\{getDataByPath:([\w$]+),getSiblingData:([\w$]+)\}=([\w$]+)\(\),([\w$]+)=\2\(([\w$]+)\),([\w$]+)=\1\(\5\)\|\|\4,/g

/**
 * Changes how the lines of rows in Payload's forms get what their rows hold: by `useRowData`.
 *
 * A loader of the bundler, for that one file. The answer is the same (its test compares both).
 *
 * @param {string} source Text of the file.
 * @returns {string}
 * @throws {Error} If the file is not as it was: then look whether Payload has mended it, and drop this if so.
 */
export default function labelRowsOnce(source) {
  if ([...source.matchAll(ASKED)].length !== 1) {
    throw new Error('The provider of row labels of Payload has changed: see docs/decisions/042-labels-of-rows.md.')
  }
  const changed = source.replace(ASKED, 'let $6=useRowData($3(),$5),')
  return changed.replace(/^(['"]use client['"];?)?/, "$&import{useRowData}from'@vitrine/admin/row-data';")
}
