export { portfolioContents } from './server/portfolio-contents.ts'
