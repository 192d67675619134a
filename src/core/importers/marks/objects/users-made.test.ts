import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? [])
      .filter(({ name }) => name === 'image.userWithPassword')
      .map(({ value }) => value),
  )

test.each([
  ['FROM microsoft/windowsservercore\nRUN NET USER farm Cyk4g3B /add\nUSER farm\n', ['farm']],
  ['FROM microsoft/windowsservercore\nRUN net user farm /add\nUSER farm\n', []],
  ['FROM microsoft/windowsservercore\nRUN net user farm Cyk4g3B /add\nUSER ContainerUser\n', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
