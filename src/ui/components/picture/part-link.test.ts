import { expect, test } from 'vitest'
import type { Part } from '../../../core/picture.ts'
import { verdictText } from './PartLink.tsx'

const part = (more: Partial<Part>): Part => ({
  id: 'network',
  topic: 'network',
  number: 6,
  title: 'Network',
  value: '',
  detail: [],
  verdict: 'error',
  exampleCount: 0,
  ownCount: 0,
  findingIds: [],
  changed: false,
  ...more,
})

test.each<readonly [string, Partial<Part>]>([
  ['Error 1 · Warning 3', { pins: [1, 3], warningPins: [3] }],
  ['Warning 2', { verdict: 'warning', pins: [2], warningPins: [2] }],
  ['Error 1, 2, 3 …', { pins: [1, 2, 3, 4], warningPins: [4] }],
  ['Error', {}],
  ['Not known', { verdict: 'unknown', pins: [] }],
  ['2 examples to confirm', { verdict: 'ok', exampleCount: 2 }],
])('the mark of a part names each finding by its gravity: %s', (text, more) =>
  expect(verdictText(part(more))).toBe(text),
)
