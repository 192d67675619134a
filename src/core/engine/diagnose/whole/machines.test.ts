import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const conflicts = (first: string, second: string) =>
  diagnose([
    {
      name: 'a.txt',
      text: `${first}\nPS C:\\> kubelet --version\nKubernetes v1.27.4\n\n${second}\nPS C:\\> kubelet --version\nKubernetes v1.24.9\n`,
    },
  ]).findings.filter(({ id }) => id === 'values-disagree').length

test.each([
  ['--- web1 ---', '--- web2 ---'],
  ['### win-01', '### win-02'],
  ['== aksnpwin000 ==', '== aksnpwin001 =='],
  ['**node1.corp.local:**', '**node2.corp.local:**'],
])('below %s and %s stand two machines', (first, second) =>
  expect(conflicts(first, second)).toBe(0),
)

test.each([
  ['### step1', '### step2'],
  ['### win-01', '### win-01'],
  ['### before', '### after'],
])('%s and %s are about one', (first, second) => expect(conflicts(first, second)).toBe(1))
