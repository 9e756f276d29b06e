import type { SidebarIcon } from '@vitrine/content/core'
import {
  Activity,
  Archive,
  BadgeCheck,
  Blocks,
  BriefcaseBusiness,
  CornerDownRight,
  FileText,
  Folder,
  GalleryHorizontalEnd,
  House,
  IdCard,
  Image,
  Inbox,
  KeyRound,
  Languages,
  Layers,
  Lock,
  Menu,
  MessageSquare,
  Newspaper,
  PackageOpen,
  Palette,
  PanelBottom,
  PanelTop,
  Search,
  Send,
  Settings,
  ShoppingBag,
  SquareArrowOutUpRight,
  Store,
  Tag,
  TextCursorInput,
  Unlink,
  Users,
} from 'lucide'

/** Drawing of an icon: elements of SVG with their attributes, in a square of 24. */
type IconDrawing = typeof House

/** Drawings of the icons that collections and globals name. */
export const SIDEBAR_DRAWINGS: Readonly<Record<SidebarIcon, IconDrawing>> = {
  activity: Activity,
  archive: Archive,
  article: Newspaper,
  block: Blocks,
  brand: BadgeCheck,
  'broken-link': Unlink,
  category: Folder,
  comment: MessageSquare,
  delivery: Send,
  footer: PanelBottom,
  form: TextCursorInput,
  header: PanelTop,
  image: Image,
  key: KeyRound,
  languages: Languages,
  lock: Lock,
  menu: Menu,
  message: Inbox,
  'move-in': PackageOpen,
  page: FileText,
  palette: Palette,
  people: Users,
  person: IdCard,
  product: ShoppingBag,
  project: BriefcaseBusiness,
  redirect: CornerDownRight,
  search: Search,
  series: Layers,
  settings: Settings,
  shop: Store,
  slider: GalleryHorizontalEnd,
  tag: Tag,
}

export const HOME_DRAWING: IconDrawing = House
export const OUTSIDE_DRAWING: IconDrawing = SquareArrowOutUpRight

/** For what names no icon. */
export const OTHER_DRAWING: IconDrawing = FileText

export type { IconDrawing }
