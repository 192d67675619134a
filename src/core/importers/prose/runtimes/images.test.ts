import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { startedIn } from './images.ts'

const image = 'mcr.microsoft.com/windows/servercore:ltsc2025'
const read = (text: string) =>
  startedIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false }))
    .filter(({ name }) => name === 'image')
    .map(({ value }) => value)

test.each([
  `Until last Tuesday ${image} worked.`,
  `Until yesterday ${image} ran without problems.`,
  `Since the update in May ${image} fails.`,
  `${image} worked until last Tuesday.`,
  `Our image ${image} worked until last week.`,
])('in use: %s', (text) => expect(read(text)).toEqual([image]))

test.each([
  `Until last week we used ${image}.`,
  `The docs say ${image} worked on Windows Server 2022.`,
])('not in use: %s', (text) => expect(read(text)).toEqual([]))
