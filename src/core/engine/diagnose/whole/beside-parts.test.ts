import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id, severity, line }) =>
    severity === 'error' || severity === 'warning' ? [`${id} ${line}`] : [],
  )

const described = `$ kubectl describe node win-7
Name:               win-7
Labels:             kubernetes.io/os=windows
System Info:
  Kernel Version:             10.0.17763.5458
  OS Image:                   Windows Server 2019 Datacenter
  Container Runtime Version:  containerd://1.6.28
  Kubelet Version:            v1.28.7
`
const containers = (tag: string) =>
  `      containers:\n      - name: api\n        image: mcr.microsoft.com/dotnet/framework/aspnet:4.8-windowsservercore-${tag}\n`

test.each([
  [
    'fields of a pod with a selector in one line',
    'terminationGracePeriodSeconds: 120\nnodeSelector: {kubernetes.io/os: windows}\nnodes: Windows Server 2019, docker://20.10.7, v1.21.5. It has five seconds.',
    ['pod-field 1'],
  ],
  [
    'fields of a container with a selector in one line',
    '    volumeMounts:\n    - name: a\n      mountPath: C:\\app\\a.json\n      subPath: a.json\n  nodeSelector: {kubernetes.io/os: windows}\nnode: v1.24.8 containerd://1.6.2 WS2019.',
    ['pod-field 4'],
  ],
  [
    'fields of a pod with its events below them',
    'securityContext:\n  runAsUser: 1000\nnodeSelector:\n  kubernetes.io/os: windows\n  Warning  Failed  12s  kubelet  Error: it does not start\nk8s v1.18.9',
    ['pod-field 2'],
  ],
  [
    'a part behind what is described',
    `${described}\ndeployment:\n\n${containers('ltsc2022')}`,
    ['image-matches-host 6'],
  ],
  [
    'an object whose kind stands last, above words',
    'evictionHard:\n  memory.available: 500Mi\nkind: KubeletConfiguration\napiVersion: kubelet.config.k8s.io/v1beta1\nWindows Server 2019, 1.26.9. No pod was ever evicted.',
    ['kubelet-memory-threshold 2'],
  ],
  [
    'a part with the version in a comment below it',
    '  template:\n    metadata:\n      annotations:\n        container.apparmor.security.beta.kubernetes.io/a: runtime/default\n    spec:\n      nodeSelector: {kubernetes.io/os: windows}\n      containers:\n      - {name: a, image: registry.corp/a}\n# v1.18.9',
    ['pod-field 4'],
  ],
  [
    'a part without its containers, below a table',
    'NAME    STATUS   ROLES    AGE  VERSION   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\nw-mcr   Ready    <none>   2d   v1.28.3   Windows Server 2022 Standard     10.0.20348.2031   docker://23.0.6\n\n      securityContext:\n        windowsOptions:\n          hostProcess: true\n          runAsUserName: NT AUTHORITY\\SYSTEM\n      hostNetwork: true\n',
    ['hostprocess-runtime 2'],
  ],
  [
    'a runtime without its release',
    'Our Windows nodes run docker, Kubernetes 1.23.4.\n\n      securityContext:\n        windowsOptions:\n          hostProcess: true\n          runAsUserName: NT AUTHORITY\\SYSTEM\n      hostNetwork: true\n',
    ['hostprocess-runtime 1'],
  ],
])('%s is read', (_, text, expected) => expect(found(text)).toEqual(expected))

test.each([
  [
    'a selector of Linux',
    'terminationGracePeriodSeconds: 120\nnodeSelector: {kubernetes.io/os: linux}\nnodes: docker://20.10.7, v1.21.5.',
  ],
  ['a part that fits', `${described}\ndeployment:\n\n${containers('ltsc2019')}`],
  [
    'a label above an object',
    'service:\napiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  selector: {a: b}\n  ports: [{port: 80}]',
  ],
  [
    'values above an object of another kind',
    'replicas: 2\nimage: a\napiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  selector: {a: b}\n  ports: [{port: 80}]',
  ],
  [
    'a sentence above an object',
    'This is it: we use it\napiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  selector: {a: b}\n  ports: [{port: 80}]',
  ],
  [
    'a comment of what came with a version',
    '  template:\n    spec:\n      nodeSelector: {kubernetes.io/os: windows}\n      containers:\n      - {name: a, image: registry.corp/a}\n# since v1.18.9',
  ],
  [
    'a part without its containers on containerd',
    'Our Windows nodes run containerd, Kubernetes 1.28.4.\n\n      securityContext:\n        windowsOptions:\n          hostProcess: true\n          runAsUserName: NT AUTHORITY\\SYSTEM\n      hostNetwork: true\n',
  ],
  [
    'a part that is no HostProcess',
    'Our Windows nodes run docker, Kubernetes 1.23.4.\n\n      securityContext:\n        windowsOptions:\n          hostProcess: false\n          runAsUserName: ContainerUser\n',
  ],
])('%s is no fault', (_, text) => expect(found(text)).toEqual([]))
