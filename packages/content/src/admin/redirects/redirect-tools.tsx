import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isTrashList } from '../trash-list.ts'
import { BrokenLinks } from './broken-links.tsx'
import { RedirectsFile } from './redirects-file.tsx'

/** Above the list of redirects: broken links to mend, and files. In the trash nothing is mended. */
export function RedirectTools(props: ServerProps): ReactNode {
  if (isTrashList(props)) return null
  const { create, update } = props.permissions?.collections?.redirects ?? {}
  const mayChange = Boolean(create) && Boolean(update)
  return (
    <div className="redirect-tools">
      {mayChange && <BrokenLinks />}
      <RedirectsFile mayImport={mayChange} />
    </div>
  )
}
