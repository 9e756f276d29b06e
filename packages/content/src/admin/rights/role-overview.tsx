import type { Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { RoleOverview as Overview } from '../../core/rights/role-overview.ts'
import { RoleOverviewTable } from './role-overview-table.tsx'

/** Table on the page of an account of what its role may do, and for administrators of what every other role may. */
export async function RoleOverview(props: {
  readonly payload: Payload
  readonly user?: TypedUser | null
  /** The config gives it. */
  readonly readRoleOverview: (asking: {
    readonly payload: Payload
    readonly user: TypedUser | null
  }) => Promise<Overview | undefined>
}): Promise<ReactNode> {
  const { payload, user, readRoleOverview } = props
  const overview = await readRoleOverview({ payload, user: user ?? null })
  return overview && <RoleOverviewTable overview={overview} />
}
