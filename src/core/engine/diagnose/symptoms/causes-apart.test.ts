import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'node.log', text }]).findings.filter(({ id }) => id.startsWith('symptom-'))

const ofProxy = (message: string) =>
  found(
    `E0612 07:00:01.100000    4321 server.go:515] "Error running ProxyServer" err="${message}"\n`,
  ).map(({ id, causes = [] }) => [id, causes.length])

test('each of two messages of kube-proxy leads to its own cause alone', () => {
  expect(ofProxy('source-vip flag not set')).toEqual([['symptom-s-14', 1]])
  expect(ofProxy('WinOverlay feature gate not enabled')).toEqual([['symptom-m-prx-02', 1]])
})

const noNetwork =
  "2021-09-14 10:02:12.520 [ERROR][5116] felix/win_dataplane.go 340: didn't find any HNS networks matching regular expression (?i)calico.*\n"
const strict =
  '2021-09-14 10:02:11.204 [ERROR][5116] startup/startup.go 231: Unable to ensure network for os error=global strict affinity should not be false for Windows node\n'

test('that Calico’s network is missing stands below why it was not made', () => {
  const ids = found(
    `${strict}time="2021-09-14T10:02:12Z" level=error msg="Calico exited: exit status 1"\n${noNetwork}`,
  )
  expect(ids.map(({ id, severity }) => [id, severity])).toEqual([
    ['symptom-n-01', 'warning'],
    ['symptom-m-net-41', 'warning'],
  ])
})

test('a network of another type is told apart from one that is missing', () => {
  const [missing] = found(noNetwork)
  expect(missing?.message).toMatch(/no HNS network named Calico/)
  const [other] = found(
    '2021-09-14 10:02:12.520 [WARNING][5116] felix/vxlan_mgr.go 128: have VXLAN routes but HNS network, Calico, is of wrong type: L2Bridge\n',
  )
  expect(other?.message).toMatch(/is an l2bridge one while the pool says VXLAN/)
})
