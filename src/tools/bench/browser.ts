import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { staticServer } from '../static-server.ts'
import { benchChoice } from './choice.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchSize } from './size.ts'
import { benchSlow } from './slow.ts'

const root = 'dist'

/** The built app in Chromium. */
export async function benchBrowser(): Promise<void> {
  if (!run('npm', ['run', '-s', 'build'])) return
  if (!run('npm', ['run', '-s', 'chromium'])) return

  const server = staticServer(root).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`
  const executablePath = findChromium()
  const launch = (args: string[] = []) =>
    chromium.launch({
      args,
      chromiumSandbox: process.getuid?.() !== 0,
      ...(executablePath === undefined ? {} : { executablePath }),
    })

  for (const part of [benchSize, benchChoice, benchLighthouse, benchSlow]) {
    try {
      await part({ url, root, launch })
    } catch (error) {
      console.error(`${part.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  server.close()
  server.closeAllConnections()
}

/** A command whose output is for people. */
function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] })
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed; nothing was measured.`)
  return status === 0
}
