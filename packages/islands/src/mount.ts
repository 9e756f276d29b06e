export { mount } from './browser/mount.ts'
