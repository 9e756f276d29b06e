export { Dashboard } from './admin/dashboard.tsx'
export { OpenSidebar } from './admin/open-sidebar.tsx'
export { Sidebar } from './admin/sidebar.tsx'
export { HomeIcon, SiteLogo } from './admin/site-mark.tsx'
