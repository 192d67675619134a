import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

const isDebian = process.platform === 'linux' && process.getuid?.() === 0

/** Ways to a Chromium, in order; the second is for networks that refuse Playwright's download. */
const ways: readonly (readonly (readonly string[])[])[] = [
  [['npx', '--no-install', 'playwright', 'install', 'chromium']],
  isDebian
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ]
    : [],
]

for (const way of ways) {
  if (findChromium()) break
  for (const [command = '', ...rest] of way) {
    console.error(`No Chromium yet: ${[command, ...rest].join(' ')}`)
    const { status } = spawnSync(command, rest, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    })
    if (status !== 0) break
  }
}

if (!findChromium()) {
  console.error('There is no Chromium. Install one and name it in CHROME_PATH.')
  process.exitCode = 1
}
