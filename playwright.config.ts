import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './src/tools/chromium.ts'

/** A port of this run's own; the workers inherit it. */
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const address = `http://localhost:${port}`
const executablePath = findChromium()

/** The browser tests use the built app, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A machine that stands still for a moment is no fault of the app; the report names such a test.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: 'test-results/e2e.json' }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // A browser window for every test costs more than most tests; storage is emptied in between.
    reuseContext: true,
    // Only the tests of being offline need them; elsewhere each would fetch the whole app once more.
    serviceWorkers: 'block',
    // Nothing is looked at while it still moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  webServer: {
    command: `npm run -s serve -- --port ${port}`,
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
