import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '../../testing/choices.ts'
import { quoteShell, sh, shRaw } from './shell.ts'

/** What a real shell makes of words; NUL cannot be part of one. */
const words = (code: string) =>
  execFileSync('sh', ['-c', String.raw`printf '%s\0' ${code}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

const anyText = fc
  .oneof(
    hostileText,
    fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '\n', ' ', '!', '*', 'a') }),
  )
  .filter((text) => !text.includes('\0') && text.isWellFormed())

test('any text is one word that holds it, in a real shell', () =>
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 30 }), (texts) => {
      expect(words(texts.map(quoteShell).join(' '))).toEqual(texts)
    }),
    { numRuns: 20 },
  ))

test('sh quotes what is interpolated and keeps its own code', () =>
  expect(sh`kubectl get ${"a'; reboot"} ${3} ${shRaw('| sort')}`.shell).toBe(
    String.raw`kubectl get 'a'\''; reboot' '3' | sort`,
  ))
