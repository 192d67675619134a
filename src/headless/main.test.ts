import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headless-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command as `npm run -s headless` starts it. */
const headless = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })

describe('as a process', () => {
  test('writes files', () => {
    const { status, stdout } = headless(['generate', 'preset:docs-1.20-flannel', '--out', folder])
    expect(status).toBe(0)
    const { files } = JSON.parse(stdout)
    expect(files.length).toBeGreaterThan(5)
    for (const { path, text } of files) {
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
    }
  })

  test('reads lines that end in a line feed only, the last one also without', () => {
    const { status, stdout } = headless(['evaluate', '-'], '{"nodeName":"a\u2028b"}\r\n[1]\n{}')
    expect(status).toBe(2)
    const results = stdout.split('\n').map((text) => (text === '' ? '' : text.slice(0, 8)))
    expect(results).toEqual(['{"findin', '{"error"', '{"findin', ''])
  })

  test('complains on standard error alone', () => {
    const { status, stdout, stderr } = headless(['evaluate', 'preset:none'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^There is no preset none; there are current, .*\.\n$/)
  })

  test('ends quietly when the reader has seen enough', () => {
    const command = `yes '{}' | head -n 50 | ${process.execPath} --import tsx ${join(import.meta.dirname, 'main.ts')} evaluate - | head -n 1`
    const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
    expect(stderr).toBe('')
  })
})
