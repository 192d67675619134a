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

const down = 'NodeNotReady: container runtime is down\n'

test.each([
  ['Kubernetes 1.30.4, the runtime is cri-dockerd.', /^.{0,80}Docker, or cri-dockerd/],
  ['Kubernetes 1.30.4 with containerd 1.7.24.', /containerd is stopped/],
  ['Kubernetes 1.30.4.', /containerd is stopped/],
])('the runtime that is down is the one that is told: %s', (mail, message) => {
  const [only] = found(`${mail}\n\n${down}`)
  expect(only).toMatchObject({ id: 'symptom-s-04', message: expect.stringMatching(message) })
})

const stage = (error: string) =>
  found(
    `Warning  FailedMount  15s  kubelet  MountVolume.MountDevice failed for volume "pv" : fetching NodeStageSecretRef default/creds failed: ${error}\n`,
  ).map(({ id }) => id)

test('a Secret that a volume names is none that a container names', () => {
  expect(
    stage(
      'kubernetes.io/csi: failed to find the secret creds in the namespace default with error: secrets "creds" not found',
    ),
  ).toEqual(['symptom-w-75'])
  expect(stage('context deadline exceeded')).not.toContain('symptom-w-75')
})

test('a network that kube-proxy does not find is named by another where HNS has one', () => {
  const files = [
    {
      name: 'kube-proxy.log',
      text: 'E0702 08:00:11.212011    4980 hnsV2.go:87] "Error getting network by name" err="Network name \\"flannel.4096\\" not found"\nE0702 08:00:11.212011    4980 proxier.go:675] "Unable to find HNS Network specified, please check network name and CNI deployment" hnsNetworkName="flannel.4096"\n',
    },
    {
      name: 'hns.txt',
      text: 'PS C:\\> Get-HnsNetwork | select Name, Type\n\nName     Type\n----     ----\nnat      NAT\nCalico   Overlay\nExternal Overlay\n',
    },
  ]
  const { findings } = diagnose(files)
  expect(findings.find(({ id }) => id === 'symptom-m-net-12')?.message).toMatch(
    /kube-proxy was given another name/,
  )
})

test('a server whose certificate was looked at is one that was reached', () => {
  const ofAgent = (why: string) =>
    found(
      `time="2024-05-07T09:00:00Z" level=error msg="failed to get CA certs: Get \\"https://127.0.0.1:6444/cacerts\\": ${why}"\n`,
    ).map(({ id, severity }) => [id, severity])
  expect(ofAgent('dial tcp 10.1.1.5:9345: i/o timeout')).toContainEqual(['symptom-p-39', 'warning'])
  expect(
    ofAgent(
      'tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2024-05-07T09:00:00Z is before 2024-05-08T08:00:00Z',
    ),
  ).not.toContainEqual(['symptom-p-39', 'warning'])
})
