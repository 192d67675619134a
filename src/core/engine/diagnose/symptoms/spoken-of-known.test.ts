import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const warned = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.filter(
    ({ severity, id }) => severity !== 'info' && id.startsWith('symptom-'),
  ).length > 0

const range = 'failed to acquire lease: node "w" pod cidr not assigned'
const build = 'The container operating system does not match the host operating system'

test.each([
  `Only two issues are known: the network is missing after a reboot, and \`${build}\` on old nodes. Both are documented in our wiki.`,
  `Three problems are documented: after a reboot flannel prints: ${range}, and pulls take long.`,
  `Two known issues: "${range}" on nodes without a range, and slow pulls.`,
  `Is "${build}" anything to worry about? Everything works.`,
  `Look at the logs. Typical messages are \`${build}\` (rebuild the image) and \`${range}\` (give the node a range).`,
  `* \`GBP\` (Boolean): Enable Group Based Policy. Defaults to \`false\`. GBP is not supported on Windows.`,
])('%j has no fault', (text) => expect(warned(text)).toBe(false))

test.each([
  `Only two issues are known, and we hit the second: ${range}. What can we do?`,
  `The typical messages are there: ${range}. It happens since yesterday.`,
  `The known issues are: ${range}. It happens since yesterday on all nodes.`,
  `Is "${build}" anything to worry about? The pods do not start.`,
  `Is "${build}" anything to worry about? Everything works except the new pods.`,
])('%j has one', (text) => expect(warned(text)).toBe(true))

test('a chat in which somebody says that all runs again has no fault', () => {
  const chat = (last: string) =>
    `[09:12] lena: pods wait, "${range}"\n[09:15] tom: restart flanneld\n[09:31] lena: ${last}\n`
  expect(warned(chat('done, all pods Running now, thanks!'))).toBe(false)
  expect(warned(chat('done, but it is there again'))).toBe(true)
  expect(warned(chat('done, all pods are not Running now'))).toBe(true)
})

test('what a kubelet of Linux logs is of another machine', () => {
  const log = (file: string) =>
    `I1102 10:00:02.100000 901 ${file}:265] "Creating Container Manager"\nE1102 10:00:03.100000 901 cni.go:333] "Error adding pod to network" err="loadFlannelSubnetEnv failed: open /run/flannel/subnet.env: no such file or directory"\n`
  expect(warned(log('container_manager_linux.go'))).toBe(false)
  expect(warned(log('container_manager_windows.go'))).toBe(true)
})
