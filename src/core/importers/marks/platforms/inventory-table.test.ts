import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const kubelets = (text: string) =>
  readFiles([{ name: 'a.md', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value, line, subject }) =>
      name === 'kubelet.version' ? [[value, line, subject]] : [],
    ),
  )
const rule = '| --- | --- | --- |\n'

test('the kubelet of Windows nodes stands in its column', () => {
  const head = `# State\n\n| node | OS | kubelet |\n${rule}`
  expect(
    kubelets(
      `${head}| cp-1 | Ubuntu 22.04 | v1.35.1 |\n| w-1 | Windows Server 2022 | \`v1.34.2\` |\n`,
    ),
  ).toEqual([['1.34.2', 6, undefined]])
  expect(
    kubelets(
      `${head}| w-1 | Windows Server 2022 | v1.34.2 |\n| w-2 | Windows Server 2022 | v1.33.5 |\n`,
    ),
  ).toEqual([
    ['1.34.2', 5, 'node w-1'],
    ['1.33.5', 6, 'node w-2'],
  ])
})

test.each([
  `| node | OS | kubelet |\n${rule}| cp-1 | Ubuntu 22.04 | v1.35.1 |\n`,
  `| node | OS | kubelet |\n${rule}| w-1 | Windows | soon v1.36 |\n`,
  `| node | OS | kubelet |\n${rule}| w-1 | Windows Server 2022 (old cluster) | v1.22.2 |\n`,
  `| node | OS | kubelet |\n${rule}| w-1 | Windows, decommissioned | v1.22.2 |\n`,
  `| node | OS | kubelet flags |\n${rule}| w-1 | Windows | v1.36.1 |\n`,
])('others tell none: %j', (text) => expect(kubelets(text)).toEqual([]))
