import type { ReactNode } from 'react'
import { useInboxSetting } from './inbox-context.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Value of the choice that takes the assignment away. */
const NONE = 'none'

interface AssignSelectProps {
  readonly label: string
  /** Account that is chosen; null for none. Left out, the select only gives a command. */
  readonly assignee?: number | null
  /** Called with the id of an account, or null for none. */
  readonly onAssign: (account: number | null) => void
}

/** Chooses the account that messages are assigned to. */
export function AssignSelect({ label, assignee, onAssign }: AssignSelectProps): ReactNode {
  const words = useInboxWords()
  const { colleagues } = useInboxSetting()
  const isKnown = assignee == null || colleagues.some(({ id }) => id === assignee)
  return (
    <select
      aria-label={label}
      className="inbox-field"
      onChange={({ target }) => onAssign(target.value === NONE ? null : Number(target.value))}
      value={assignee === undefined ? '' : (assignee ?? NONE)}
    >
      {assignee === undefined && (
        <option disabled value="">
          {label}
        </option>
      )}
      <option value={NONE}>{words.unassigned}</option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={assignee}>{words.account(assignee)}</option>}
    </select>
  )
}
