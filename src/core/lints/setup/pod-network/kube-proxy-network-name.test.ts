import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyNetworkName } from './kube-proxy-network-name.ts'

const script = (flags: string, before = '') =>
  `=== start-kubeproxy.ps1 ===\n${before}C:\\k\\kube-proxy.exe --hostname-override=win-1 --kubeconfig=C:\\k\\config ${flags}\n`

testLint(kubeProxyNetworkName, {
  valid: [
    { name: 'the flag', text: script('--proxy-mode=kernelspace --network-name=cbr0') },
    {
      name: 'the variable',
      text: script('--proxy-mode=kernelspace', '$env:KUBE_NETWORK = "cbr0"\n'),
    },
    { name: 'a file of settings', text: script('--proxy-mode=kernelspace --config=C:\\k\\p.yaml') },
    { name: 'Services outside of the kernel', text: script('--proxy-mode=userspace') },
    { name: 'what a variable may hold', text: script('--proxy-mode=kernelspace $more') },
    {
      name: 'the parameters of a service',
      text: '=== a.txt ===\nPS C:\\> nssm get kube-proxy AppParameters\n--proxy-mode=kernelspace --kubeconfig=C:\\k\\config\n',
    },
  ],
  invalid: [],
})

const said = (name: string, text: string) =>
  diagnose([{ name, text }]).findings.flatMap(({ id, message, severity }) =>
    id === 'kube-proxy-network-name' ? [[severity, message]] : [],
  )
const line = 'C:\\k\\kube-proxy.exe --kubeconfig=C:\\k\\config --proxy-mode=kernelspace --v=4\n'

test('a script without either', () => {
  expect(said('start-kubeproxy.ps1', line)).toEqual([
    ['warning', expect.stringMatching(/no --network-name, and the script sets no KUBE_NETWORK/)],
  ])
})

test.each(['. C:\\k\\helper.ps1\n', 'Set-Item -Path Env:KUBE_NETWORK -Value cbr0\n'])(
  'a script that takes it from elsewhere: %j',
  (before) => {
    expect(said('start-kubeproxy.ps1', before + line)).toEqual([])
  },
)

test('a line that is no script', () => {
  expect(said('mail.txt', line)).toEqual([])
})

const sent = (file: string, before = '') =>
  diagnose([
    {
      name: 'start.ps1',
      text: `${before}C:\\k\\kube-proxy.exe --config=C:\\k\\proxy.yaml --hostname-override=win-1\n`,
    },
    {
      name: 'proxy.yaml',
      text: `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n${file}`,
    },
  ]).findings.flatMap(({ id, message }) => (id === 'kube-proxy-network-name' ? [message] : []))

test('a file without the name', () => {
  expect(sent('mode: kernelspace\nclusterCIDR: 10.244.0.0/16\n')).toEqual([
    expect.stringMatching(/a file without winkernel\.networkName/),
  ])
})

test.each([
  ['mode: kernelspace\nwinkernel: {networkName: cbr0}\n', ''],
  ['mode: kernelspace\n', '$env:KUBE_NETWORK = "cbr0"\n'],
  ['mode: iptables\n', ''],
])('a file with it, with the variable, or of Linux nodes: %j', (file, before) => {
  expect(sent(file, before)).toEqual([])
})
