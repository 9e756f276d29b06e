import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isTrashList } from '../trash-list.ts'
import { SelectionBacklinks } from './selection-backlinks.tsx'

/** In a list: what points to the documents that are selected, in the dialogs that ask whether to delete or unpublish them. */
export function ListBacklinks(props: ServerProps & { readonly collection: string }): ReactNode {
  return <SelectionBacklinks collection={props.collection} isTrash={isTrashList(props)} />
}
