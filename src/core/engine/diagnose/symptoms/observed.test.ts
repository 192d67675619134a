import { expect, test } from 'vitest'
import { observedOfChecks } from '../../../catalog/symptoms/observed/of-checks.ts'
import { observedOfNetworks } from '../../../catalog/symptoms/observed/of-networks.ts'
import { observedOfNodes } from '../../../catalog/symptoms/observed/of-nodes.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import { diagnose } from '../diagnose.ts'

const first = (text: string) => {
  const [finding] = diagnose([{ name: 'mail.txt', text }]).findings
  return { ...finding, cause: finding?.causes?.[0]?.cause }
}
const noAdapter =
  'E0412 10:11:12.000001    4312 main.go:1] Failed to create network: hcnCreateNetwork failed in Win32: An adapter was not found. (0x803b0006)'

test('each of the words is asked for by a cause', () => {
  const asked = new Set(
    symptoms.flatMap(({ causes }) =>
      causes.flatMap(({ likely = [], excluded = [] }) =>
        [...likely, ...excluded].flatMap((one) => ('observed' in one ? one.observed : [])),
      ),
    ),
  )
  const all = Object.keys({ ...observedOfNetworks, ...observedOfNodes, ...observedOfChecks })
  expect(all.filter((one) => !asked.has(one))).toEqual([])
})

test.each([
  ['The host has a NIC team of two ports.', 'a VPN or a team'],
  ['Auf dem Host gibt es ein VPN, das ist nicht abzuschalten.', 'a VPN or a team'],
  ['Somebody had made an external Hyper-V switch on it.', 'belongs to another virtual switch'],
  ['There is no VPN on the host.', 'has another name'],
  ['Hello.', 'has another name'],
])('what people say puts a cause first: %s', (said, cause) =>
  expect(first(`${said}\n\n${noAdapter}`).cause).toContain(cause),
)

const takenPort =
  'Policy creation failed: hcnCreateLoadBalancer failed in Win32: The specified port already exists. (0x803b0013)'
const lostEndpoint = 'Error: Endpoint name "a4f_cbr0" not found'

test.each([
  ['Only one Service fails, the other 12 are fine: ', takenPort, 'A process or another rule'],
  ['Every other service is fine.\n\n', takenPort, 'A process or another rule'],
  ['Not only one Service fails.\n\n', takenPort, 'dynamic TCP port range'],
  ['kubectl get svc -A | wc -l: 612\n\n', takenPort, 'dynamic TCP port range'],
  [
    'Pods on the node (docker, 1.18) lose their network some minutes after they start.\n\n',
    lostEndpoint,
    'without --hostname-override',
  ],
  ['We ran net stop hns and net start hns.\n\n', lostEndpoint, 'HNS service was restarted'],
  ['HNS was never restarted.\n\n', lostEndpoint, 'an HNS v1 endpoint'],
  [
    'It goes on for minutes. Get-HnsNetwork shows flannel.4096, the agent is fine.\n\n',
    'Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment',
    'another name than the agent uses',
  ],
])('what they say before a message puts a cause first: %s%s', (said, message, cause) =>
  expect(first(`${said}${message}`).cause).toContain(cause),
)

test('what they say makes a message of good starts one of a fault', () => {
  const waits =
    'I0412 10:11:12.000001    4312 proxier.go:1] Not syncing hns until Services and Endpoints have been received from master'
  expect(first(waits).severity).toBe('info')
  expect(first(`The line comes every 30 seconds.\n\n${waits}`).severity).toBe('warning')
})

test('what they say makes no cause certain', () =>
  expect(
    first(
      'It began after a reboot.\n\nE0412 10:11:12.000001    4312 main.go:1] Failed to find interface to use that matches the interfaces and/or regexes provided',
    ).severity,
  ).toBe('warning'))

const otherBuild =
  'Error: hcs::CreateComputeSystem web: The container operating system does not match the host operating system.'

test.each([
  ['The pods have Hyper-V isolation.', /Hyper-V isolation/],
  ['Would Hyper-V isolation help?', /^Process isolation/],
  ['Brauchen wir Hyper-V-Isolation?', /^Process isolation/],
  ['Why do pods with Hyper-V isolation not start?', /Hyper-V isolation/],
  ['The pods run without Hyper-V isolation.', /^Process isolation/],
])('Hyper-V isolation that nobody has puts no cause first: %s', (said, cause) =>
  expect(first(`${said}\n\n${otherBuild}`).cause).toMatch(cause),
)
