import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const command = (flags: string) =>
  String.raw`C:\\k\\kube-log-runner.exe -log-file=C:\\var\\log\\kubelet\\kubelet.log C:\\k\\kubelet.exe --config=C:\\k\\kubelet.conf --windows-service ${flags}`
const services = (flags: string, rest = '"bootstrap":true,"priority":1') =>
  `[{"name":"kubelet","path":"${command(flags)}",${rest}}]`
const variables = '--hostname-override=HOSTNAME_OVERRIDE --node-ip=NODE_IP'
const nodes =
  'NAME STATUS ROLES AGE VERSION INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME\n' +
  'win-1 Ready worker 5d v1.27.10 10.9.0.71 <none> Windows Server 2022 Standard 10.0.20348.2340 containerd://1.7.11\n'

const idsOf = (name: string, text: string) =>
  diagnose([
    { name, text },
    { name: 'nodes.txt', text: nodes },
  ]).findings.map(({ id }) => id)

test.each([
  ['services.json', services(variables)],
  [
    'windows-services.yaml',
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: windows-services-9.0.1\ndata:\n  services: '${services(variables)}'\n`,
  ],
  [
    'windows-services.yaml',
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: windows-services-9.0.1\ndata:\n  services: ${JSON.stringify(services(variables))}\n`,
  ],
])('leaves to the operator what it fills in: %s', (name, text) => {
  expect(idsOf(name, text)).not.toContain('placeholder-left')
  expect(idsOf(name, text)).not.toContain('values-disagree')
})

test('reads a value in such a list, and asks for the words of other files', () => {
  expect(idsOf('services.json', services('--hostname-override=win-2'))).toContain('values-disagree')
  expect(idsOf('services.json', services(variables, '"start":"auto"'))).toContain(
    'placeholder-left',
  )
})

const ofKubelet = String.raw`C:\\k\\kubelet.exe --windows-service --hostname-override=HOSTNAME_OVERRIDE --node-ip=NODE_IP`
const listed = (more: string) => `[{"name": "kubelet", "path": "${ofKubelet}", ${more}}]\n`
const proxy =
  'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nhostnameOverride: win-7m4zt\nmode: kernelspace\n'

const found = (services: string) =>
  diagnose([
    { name: 'services.json', text: services },
    { name: 'kube-proxy.conf', text: proxy },
  ]).findings.map(({ id }) => id)

test('words that a daemon fills on each node are no values', () =>
  expect(found(listed('"bootstrap": true, "priority": 1'))).toEqual([]))

test('elsewhere they are left open', () =>
  expect(found(listed('"restart": true'))).toContain('placeholder-left'))

test('a word of such a list that is no variable keeps its value', () =>
  expect(
    diagnose([
      {
        name: 'services.json',
        text: services('--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'),
      },
    ]).observations.map(({ raw }) => raw),
  ).toContain('ABOVE_NORMAL_PRIORITY_CLASS'))
