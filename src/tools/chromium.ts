import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

/**
 * A Chromium on this machine: the one that CHROME_PATH names, Playwright's own, or an installed one.
 * Undefined where there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...installed, ...applications].find(isExecutable)
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
