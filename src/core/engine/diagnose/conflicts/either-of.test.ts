import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const outputs = [
  'rke2 version v1.21.8+rke2r1 (017da18abfd5815ea2e35cef46354a2e1ede83c7)',
  'rke2 version v1.22.5+rke2r1 (6f2632aaae172dda758813c1dc3c8928ba36682f)',
]
const disagree = (...lines: readonly string[]) =>
  diagnose([
    { name: 'a.md', text: ['Agent: Windows Server 2019', ...lines].join('\n\n') },
  ]).findings.some(({ id }) => id === 'values-disagree')

test.each([
  'Installed RKE2 v1.21.8+rke2r1 or v1.22.5+rke2r1 on the server',
  'It happens with v1.22.5+rke2r1 and v1.21.8+rke2r1',
  'Tried with 1.21.8+rke2r1/1.22.5+rke2r1.',
])('versions that are named in one breath were both tried: %s', (said) =>
  expect(disagree(...outputs, said)).toBe(false),
)

test.each(['', 'Installed RKE2 v1.21.8+rke2r1', 'v1.21.8+rke2r1 or so'])(
  'two versions disagree where nobody names them together: %s',
  (said) => expect(disagree(...outputs, said)).toBe(true),
)
