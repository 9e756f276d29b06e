/** Groups of the admin's sidebar, from the top. */
export const SIDEBAR_GROUPS = ['Site', 'Content', 'Inbox', 'Design', 'Settings'] as const

export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number]

/** Icons of the sidebar by what they stand for; the admin draws them. */
export const SIDEBAR_ICONS = [
  'activity',
  'archive',
  'article',
  'block',
  'broken-link',
  'category',
  'comment',
  'delivery',
  'footer',
  'form',
  'header',
  'image',
  'key',
  'lock',
  'menu',
  'message',
  'move-in',
  'page',
  'palette',
  'people',
  'person',
  'project',
  'redirect',
  'search',
  'series',
  'settings',
  'slider',
  'tag',
] as const

export type SidebarIcon = (typeof SIDEBAR_ICONS)[number]

/** Place of a collection or a global in the sidebar: part of its `admin` settings. */
export interface SidebarPlace {
  readonly group: SidebarGroup
  readonly custom: { readonly sidebarIcon: SidebarIcon }
}

/** Puts a collection or a global into a group of the sidebar. Within it, they follow the order of the content model. */
export function sidebarPlace(group: SidebarGroup, icon: SidebarIcon): SidebarPlace {
  return { group, custom: { sidebarIcon: icon } }
}

/** Icon of a collection or a global, by `admin.custom`; undefined for those that name none. */
export function sidebarIconOf(custom: Readonly<Record<string, unknown>> | undefined): SidebarIcon | undefined {
  return SIDEBAR_ICONS.find((icon) => icon === custom?.sidebarIcon)
}
