import { expect, test } from 'vitest'
import type { Language } from '../model/artifact.ts'
import { appName, appVersion } from './app-version.ts'
import { headerFor } from './header.ts'

const headed = (language: Language, text: string, query = 'a=b') =>
  headerFor({ language, text, explain: () => new Map() }, query)

test('a header is a comment of its language above the text', () => {
  expect(headed('yaml', 'a: 1\n')).toEqual({
    text: `# ${appName} ${appVersion}\n# #/plan?a=b\na: 1\n`,
    shift: { after: 0, by: 2 },
  })
  expect(headed('json', '{}\n')).toEqual({ text: '{}\n', shift: { after: 0, by: 0 } })
})

test('a byte order mark and the line that names the shell stay first', () => {
  expect(headed('powershell', '\uFEFFé\n').text).toMatch(/^\uFEFF# [^\n]*\n# [^\n]*\né\n$/)
  const { text, shift } = headed('shell', '#!/bin/sh\nls\n')
  expect(text).toMatch(/^#!\/bin\/sh\n# [^\n]*\n# [^\n]*\nls\n$/)
  expect(shift).toEqual({ after: 1, by: 2 })
})

test('no link ends the comment that it stands in', () => {
  const { text } = headed('markdown', '# x\n', 'nodeName=a--b-->c')
  const [, inside = ''] = /^<!-- .* -->\n<!-- (.*) -->\n# x\n$/.exec(text) ?? []
  expect(inside).not.toContain('--')
  expect(decodeURIComponent(inside)).toBe('#/plan?nodeName=a--b-->c')
})
