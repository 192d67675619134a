import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { sectionsOf } from './sections.ts'

const textsOf = (text: string) =>
  sectionsOf(linesOf(text)).map(({ lines }) =>
    lines
      .map((line) => line.text)
      .join('\n')
      .trim(),
  )

test('a version in a block of its own belongs to the question above it', () =>
  expect(
    textsOf('- Kubernetes version (use `kubectl version`):\n\n```\n1.21.4\n```\n\n- OS: Windows\n'),
  ).toEqual(['- Kubernetes version (use `kubectl version`):\n\n```\n1.21.4\n```\n\n- OS: Windows']))

test('other blocks stand apart', () => {
  expect(textsOf('Kubernetes version:\n```\n1.21.4\n1.22.1\n```\n')).toEqual([
    'Kubernetes version:',
    '1.21.4\n1.22.1',
  ])
  expect(textsOf('It prints:\n```\n1.21.4\n```\n')).toEqual(['It prints:', '1.21.4'])
})
