import { fail, main } from '@vitrine/cms/import'

main(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(() => process.exit(), fail)
