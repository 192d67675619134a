import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { messageOf } from './input.ts'
import { run } from './run.ts'

/** Lines end in a line feed only: JSON may hold other line separators as they are. */
async function* lines(): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of process.stdin) {
    const parts = (rest + (chunk instanceof Buffer ? decoder.write(chunk) : String(chunk))).split(
      '\n',
    )
    rest = parts.pop() ?? ''
    yield* parts
  }
  rest += decoder.end()
  if (rest !== '') yield rest
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

function save(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', () => process.exit(0))

try {
  process.exitCode = await run(
    process.argv.slice(2),
    { read: (path) => readFileSync(path, 'utf8'), bytes: readFileSync, lines, print, save },
    (message) => console.error(message),
  )
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
}
