/** Last migration of PostgreSQL of the first release: no earlier version runs beside what came before it. */
export const FIRST_RELEASE = '20261125_193022_comments_on_documents'

/**
 * Migrations that take away what a version before them still names, each with the release that named it last. They are
 * run a release after that one.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const CONTRACTIONS = {}

/** Statements that a version of before does not survive: its queries name each column of its own content model. */
const TAKES_AWAY =
  /\bDROP\s+(?:TABLE|COLUMN|TYPE)\b|\bRENAME\s+(?:TO|COLUMN)\b|\bSET\s+NOT\s+NULL\b|\bSET\s+DATA\s+TYPE\b|\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/i

/**
 * Finds what a migration takes away from the version of before.
 *
 * @param {string} source Of the migration's module.
 * @returns {string[]} Statements.
 */
export function takenAway(source) {
  const [, up = ''] = /export async function up\b([\s\S]*?)(?=export async function down\b|$)/.exec(source) ?? []
  return up
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => TAKES_AWAY.test(statement))
}
