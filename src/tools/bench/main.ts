import { parseArgs } from 'node:util'
import { benchBrowser } from './browser.ts'
import { benchBuiltEngine } from './built-engine.ts'

/** The bench ends by itself; a part that hangs on a slow machine must not keep it. */
const maxBenchMs = 8.5 * 60_000

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only !== undefined && values.only !== 'engine' && values.only !== 'browser') {
  console.error('--only takes engine or browser.')
  process.exit(2)
}

setTimeout(() => {
  console.error('The bench took too long; what is missing was not measured.')
  process.exit(0)
}, maxBenchMs).unref()

if (values.only !== 'browser') await benchBuiltEngine()
if (values.only !== 'engine') await benchBrowser()
