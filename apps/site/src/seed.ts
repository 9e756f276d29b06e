import { fail } from '@vitrine/cms/posts'
import { main } from '@vitrine/demo/seed'

main(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(() => process.exit(0), fail)
