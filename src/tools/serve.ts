import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { staticServer } from './static-server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, root: { type: 'string', default: 'dist' } },
})

if (!existsSync(values.root)) {
  console.error(`There is no ${values.root}; run npm run build first.`)
  process.exit(1)
}

const server = staticServer(values.root)
const wantedPort = Number(values.port)

server.on('listening', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : wantedPort
  console.log(`Windows Node Wizard: http://localhost:${port}/`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${wantedPort} is in use; choose another: npm start -- --port 4174`
      : error.message,
  )
  process.exit(1)
})
server.listen(wantedPort)
