export { ButtonLink } from './ui/button-link.tsx'
export { Picture } from './ui/picture.tsx'
