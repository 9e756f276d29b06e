import { main } from '@vitrine/backup/command'
import { fail } from '@vitrine/cms/accounts'

main(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(() => process.exit(), fail)
