import { fail, main } from '@vitrine/cms/media'

main(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(() => process.exit(0), fail)
