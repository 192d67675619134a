import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const foundIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id, severity, line, message }) =>
    severity === 'error' || severity === 'warning'
      ? [`${id} ${line} ${message.split(' is ')[0] ?? ''}`]
      : [],
  )

test.each([
  [
    'Our Windows pods on 1.27 do not start. This is what we added:\n\nvolumes:\n- name: cache\n  emptyDir:\n    medium: Memory\n\nAny idea?',
    ['pod-field 6 spec.volumes[0].emptyDir.medium'],
  ],
  [
    'We have Linux and Windows nodes. Our Windows deployment has:\n\n```yaml\n        securityContext:\n          privileged: true\n```\n',
    ['pod-field 5 spec.containers[0].securityContext.privileged'],
  ],
  [
    'The Windows pod has this at pod level:\n\n    securityContext:\n      fsGroup: 2000\n\nand files are read-only.',
    ['pod-field 4 spec.securityContext.fsGroup'],
  ],
  [
    'In unserem Windows-Pod nutzen wir:\n\nhostNetwork: true\n\nViele Grüße',
    ['pod-field 3 spec.hostNetwork'],
  ],
  [
    'Resources of the Windows container:\n\n```yaml\nresources:\n  requests:\n    memory: 512Mi\n  limits:\n    memory: 4Gi\n```',
    ['memory-overbooked 6 The memory request 512Mi'],
  ],
])('fields of a pod that words call one of Windows: %#', (text, expected) =>
  expect(foundIn(text)).toEqual(expected.map((one) => expect.stringContaining(one))),
)

test.each([
  'Our Linux pods use this, the Windows nodes are fine:\n\n```yaml\nvolumes:\n- name: cache\n  emptyDir:\n    medium: Memory\n```',
  'In the Windows pod we removed this, and it starts:\n\nsecurityContext:\n  runAsUser: 1000\n',
  'Windows containers on a Docker host, from the compose file of the app:\n\nvolumes:\n  - C:\\data:C:\\data\nports:\n  - "80:80"\n',
  'Our Windows pods use this volume:\n\nvolumes:\n- name: cache\n  emptyDir: {}\n',
  'A Windows HostProcess pod:\n\n```yaml\nhostNetwork: true\nsecurityContext:\n  windowsOptions:\n    hostProcess: true\n    runAsUserName: "NT AUTHORITY\\\\SYSTEM"\n```',
  'Security settings of the deployment:\n\nsecurityContext:\n  privileged: true\n',
])('fields that are of none, or right: %#', (text) => expect(foundIn(text)).toEqual([]))

const onWindows = '      nodeSelector:\n        "kubernetes.io/os": windows\n'
const probe =
  '        livenessProbe:\n          exec:\n            command: ["/bin/sh", "-c", "ls"]\n          periodSeconds: 5\n'

test.each([
  [
    'a container deeper than its pod, as in the file',
    `They restart each minute:\n\n${probe}${onWindows}`,
    ['container-command 5 spec.containers[0].livenessProbe.exec.command[0]'],
  ],
  [
    'both equally deep',
    'We try 1.27.\n\nresources:\n  limits:\n    hugepages-2Mi: 512Mi\nnodeSelector:\n  kubernetes.io/os: windows\n\nIt does not start.',
    ['pod-field 5 spec.containers[0].resources.limits["hugepages-2Mi"]'],
  ],
  [
    'the pod first',
    `Does this work?\n\n${onWindows}      hostIPC: true\n        resources:\n          limits:\n            memory: 1Gi\n`,
    [],
  ],
  [
    'below words without a colon, and words at once behind it',
    `the pod has\n${probe}${onWindows}can you help?`,
    ['container-command 4 spec.containers[0].livenessProbe.exec.command[0]'],
  ],
  [
    'options of Windows alone',
    'hostNetwork: true\nsecurityContext:\n  windowsOptions:\n    hostProcess: true\n    runAsUserName: "ContainerAdministrator"\n\ndoes not start',
    ['host-process-pod 5 A HostProcess container cannot log on as ContainerAdministrator'],
  ],
  ['a pod of Linux', `They restart:\n\n${probe}${onWindows.replace('windows', 'linux')}`, []],
  [
    'nothing of a system',
    `Our Linux pods are fine with this:\n\n${probe}      hostNetwork: true\n`,
    [],
  ],
  [
    'right fields of both',
    `${probe.replace('/bin/sh", "-c", "ls', 'cmd", "/c", "dir')}${onWindows}\nlike this?`,
    [],
  ],
])('fields of a container and of its pod that were cut out together: %s', (_, text, expected) =>
  expect(foundIn(text)).toEqual(expected.map((one) => expect.stringContaining(one) as string)),
)

test('the annotation for Hyper-V isolation, above words', () => {
  const text =
    '    metadata:\n      annotations:\n        experimental.windows.kubernetes.io/isolation-type: hyperv\nused since 1.18, and now it fails\n'
  const { findings } = diagnose([{ name: 'mail.txt', text }])
  expect(findings.map(({ id, line }) => [id, line])).toContainEqual(['hyperv-annotation', 3])
})

test.each([
  [
    'the image of pods in a sentence',
    'Nodes have WS2022 (20348). containerd still says sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:1.4.1"\n',
    'pause-image-runs 1',
  ],
  [
    'a file of Docker below its path',
    'C:\\ProgramData\\docker\\config\\daemon.json\n{\n  "exec-opts": ["native.cgroupdriver=systemd"]\n}\nthe service does not start\n',
    'docker-exec-opts 3',
  ],
])('what else stands in short mails: %s', (_, text, expected) =>
  expect(foundIn(text)).toContainEqual(expect.stringContaining(expected)),
)

test('fields of the kubelet above all words', () => {
  const text =
    'memoryManagerPolicy: Static\nreservedMemory:\n- numaNode: 0\n  limits: {memory: 1Gi}\n# the workers, Windows Server 2022, kubelet 1.32\nit stops\n'
  const { observations } = diagnose([{ name: 'mail.txt', text }])
  expect(observations.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['kubelet.config.memoryManagerPolicy', 'Static'],
      ['kubernetesVersion', '1.32'],
    ]),
  )
})
