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
])('%j has no fault', (text) => expect(warned(text)).toBe(false))

test.each([
  `Only two issues are known, and we hit the second: ${range}. What can we do?`,
  `The known issues are: ${range}. It happens since yesterday on all nodes.`,
  `Is "${build}" anything to worry about? The pods do not start.`,
  `Is "${build}" anything to worry about? Everything works except the new pods.`,
])('%j has one', (text) => expect(warned(text)).toBe(true))
