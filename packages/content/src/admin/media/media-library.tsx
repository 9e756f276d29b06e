import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerPropsOnly, Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { Shelves } from '../../core/media/shelves.ts'
import { LibraryView } from './library-view.tsx'

type MediaLibraryProps = ListViewClientProps &
  ListViewServerPropsOnly & {
    /** The config gives it. */
    readonly readShelves: (payload: Payload, user: TypedUser | null) => Promise<Shelves>
  }

/** List of the media library, in its place and in the drawers in which a file is chosen. The trash is listed as others are. */
export async function MediaLibrary(props: MediaLibraryProps): Promise<ReactNode> {
  const client = clientProps(props)
  if (props.viewType === 'trash') return <DefaultListView {...client} />
  const shelves = await props.readShelves(props.payload, props.user ?? null)
  return <LibraryView {...client} shelves={shelves} />
}

/** Props that may be sent to the browser. */
function clientProps(props: MediaLibraryProps): ListViewClientProps {
  const { collectionConfig, data, i18n, limit, listSearchableFields, locale, ...rest } = props
  const { params, payload, permissions, searchParams, user, readShelves, ...client } = rest
  return client
}
