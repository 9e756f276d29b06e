'use client'

import {
  Gutter,
  PageControls,
  SelectionProvider,
  toast,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useRouteCache,
  useStepNav,
} from '@payloadcms/ui'
import type { Data, ListViewClientProps } from 'payload'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Shelves } from '../../core/media/shelves.ts'
import { MAX_TAKEN } from '../../core/media/upload-rows.ts'
import { DrawerHead } from './drawer-head.tsx'
import { FileList } from './file-list.tsx'
import { LibraryHead } from './library-head.tsx'
import { LibraryToolbar } from './library-toolbar.tsx'
import { listedFile } from './media-file.ts'
import { useMediaWords } from './media-words.ts'
import { NothingListed } from './nothing-listed.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ShelvesNav } from './shelves-nav.tsx'
import { UploadTable } from './uploads/upload-table.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileView } from './use-file-view.ts'
import { useMediaFilter } from './use-media-filter.ts'
import './media-library.css'

/** The media library: folders, search and filters, files to open, to choose or to select, and uploads. */
export function LibraryView(props: ListViewClientProps & { readonly shelves: Shelves }): ReactNode {
  const { collectionSlug, disableBulkDelete, enableRowSelections, hasCreatePermission, shelves } = props
  const words = useMediaWords()
  const { data, refineListData } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const { setStepNav } = useStepNav()
  const drawer = useListDrawerContext()
  const { filter, refine } = useMediaFilter()
  const [view, setView] = useFileView()
  const picker = useRef<HTMLInputElement>(null)
  const collection = getEntityConfig({ collectionSlug: 'media' })
  const files = useMemo(() => (data?.docs ?? []).map((document: Data) => listedFile(document)), [data?.docs])

  useEffect(() => {
    if (!drawer.isInDrawer) setStepNav([{ label: words.title }])
  }, [drawer.isInDrawer, setStepNav, words])

  const { isInDrawer, onSelect } = drawer
  const refresh = useCallback(() => {
    if (isInDrawer) void refineListData({})
    else clearRouteCache()
  }, [clearRouteCache, isInDrawer, refineListData])
  const canUpload = hasCreatePermission && drawer.allowCreate !== false
  const uploads = useUploads({
    folder: filter.folder || undefined,
    onStored: refresh,
    onTooMany: useCallback(() => toast.warning(words.tooMany(MAX_TAKEN)), [words]),
  })
  const dropped = useDroppedFiles(canUpload, uploads.take)
  const choose = (document: Data) => onSelect?.({ collectionSlug: 'media', doc: document, docID: String(document.id) })
  const chooseById = async (id: number) => {
    const response = await fetch(`/api/media/${id}?depth=0`, { credentials: 'include' }).catch(() => undefined)
    if (response?.ok) choose(await response.json())
    else toast.error(words.notDone)
  }
  return (
    <SelectionProvider docs={data?.docs ?? []} totalDocs={data?.totalDocs ?? 0}>
      <div className="media-library" {...dropped.handlers}>
        {props.BeforeList}
        <Gutter className="media-library__gutter">
          {isInDrawer && <DrawerHead />}
          <LibraryHead
            count={data?.totalDocs ?? 0}
            hasTitle={!isInDrawer}
            hasTrash={!isInDrawer && Boolean(props.hasDeletePermission || props.hasTrashPermission)}
            onUpload={canUpload ? () => picker.current?.click() : undefined}
            {...{ view, setView }}
          />
          {canUpload && (
            <input
              aria-label={words.upload}
              className="visually-hidden"
              data-testid="media-files"
              hidden
              multiple
              onChange={({ target }) => {
                uploads.take([...(target.files ?? [])])
                target.value = ''
              }}
              ref={picker}
              type="file"
            />
          )}
          <UploadTable onChoose={onSelect && chooseById} uploads={uploads} />
          <div className="media-library__body">
            <ShelvesNav {...{ filter, refine, shelves }} />
            <div className="media-library__main">
              <LibraryToolbar {...{ filter, refine, shelves }} />
              <SelectionBar
                collection={collection}
                isChangeable={!isInDrawer && enableRowSelections !== false}
                onDone={refresh}
                {...{ disableBulkDelete, files, shelves }}
                hasDeletePermission={props.hasDeletePermission}
                hasTrashPermission={props.hasTrashPermission}
              />
              {props.BeforeListTable}
              {files.length > 0 ? (
                <FileList
                  isSelectable={enableRowSelections === true}
                  onChoose={onSelect && choose}
                  {...{ collectionSlug, files, view }}
                />
              ) : (
                <NothingListed canUpload={canUpload} filter={filter} />
              )}
              {props.AfterListTable}
              {files.length > 0 && <PageControls collectionConfig={collection} />}
            </div>
          </div>
        </Gutter>
        {props.AfterList}
        {dropped.isOver && (
          <p className="media-library__drop">{filter.folder ? words.dropInto(filter.folder) : words.dropHere}</p>
        )}
      </div>
    </SelectionProvider>
  )
}
