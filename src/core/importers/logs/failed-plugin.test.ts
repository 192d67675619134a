import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'kubelet.log', text }]).observations.map(
    ({ name, value }) => `${name} ${String(value)}`,
  )

const added =
  'I0806 09:37:43.049516  614364 cni.go:257] About to add CNI network cbr0 (type=flannel)\n'

test('the kubelet of a Windows node names the plugin that it calls', () => {
  const told = read(
    `${added}E0806 09:37:43.108766  614364 cni_windows.go:49] error while adding to cni network: open /run/flannel/subnet.env: The system cannot find the path specified.\n`,
  )
  expect(told).toContain('cni flannel')
  expect(told).toContain('cni.networkName cbr0')
  expect(told).toContain('containerRuntime docker')
})

test.each([
  `${added}I0806 09:37:43.1  614 docker_sandbox.go:372] failed to read pod IP\n`,
  'I0806 09:37:43.0  614 cni.go:257] About to add CNI network lo (type=loopback)\nE0806 09:37:43.1  614 cni_windows.go:49] error\n',
])('that of another node or network does not: %s', (text) =>
  expect(read(text).filter((one) => one.startsWith('cni '))).toEqual([]),
)
