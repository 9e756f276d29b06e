import { useMemo, useState } from 'react'
import type { FileRole } from '../../core/move-in/file-role.ts'
import type { ImportRequest } from '../../core/move-in/import-request.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'

/** All that is chosen on the page before something is started. */
export interface Choice {
  readonly roles: ReadonlyMap<string, FileRole>
  readonly answers: Readonly<Record<string, string>>
  readonly update: boolean
  readonly fetchMedia: boolean
  setRole(name: string, role: FileRole): void
  setAnswer(option: string, answer: string): void
  setUpdate(update: boolean): void
  setFetchMedia(fetchMedia: boolean): void
  /** Request that starts something. */
  readonly request: ImportRequest
}

/** Keeps what is chosen; at first it is what the last task was started with. */
export function useChoice({ files, request: last }: MoveInState): Choice {
  const [chosen, setChosen] = useState<ReadonlyMap<string, FileRole>>(() => rolesOf(last))
  const [answers, setAnswers] = useState(last?.answers ?? {})
  const [update, setUpdate] = useState(last?.update ?? false)
  const [fetchMedia, setFetchMedia] = useState(last?.fetchMedia ?? false)
  const roles = useMemo(
    () => new Map(files.map(({ name, role }) => [name, chosen.get(name) ?? role] as const)),
    [files, chosen],
  )
  const named = (role: FileRole) => [...roles].flatMap(([name, one]) => (one === role ? [name] : []))
  return {
    roles,
    answers,
    update,
    fetchMedia,
    setRole: (name, role) => setChosen((before) => new Map(before).set(name, role)),
    setAnswer: (option, answer) => setAnswers((before) => ({ ...before, [option]: answer })),
    setUpdate,
    setFetchMedia,
    request: {
      exports: named('export'),
      media: named('media'),
      redirects: named('redirects')[0],
      answers,
      update,
      fetchMedia,
      changesAnswers: false,
    },
  }
}

function rolesOf(request: ImportRequest | undefined): ReadonlyMap<string, FileRole> {
  if (!request) return new Map()
  const { exports, media, redirects } = request
  return new Map<string, FileRole>([
    ...exports.map((name) => [name, 'export'] as const),
    ...media.map((name) => [name, 'media'] as const),
    ...(redirects === undefined ? [] : [[redirects, 'redirects'] as const]),
  ])
}
