import { expect, test } from 'vitest'
import { commandIn, isPromptOfWindows } from './prompt.ts'

const isScript = false

test.each([
  ['--- C:\\> crictl version', 'crictl version'],
  ['=== PS C:\\k> kubelet --version ===', 'kubelet --version'],
  ['* PS C:\\Users\\Admin> ipconfig /all', 'ipconfig /all'],
  ['1) C:\\Windows\\system32>ver', 'ver'],
  ['2. PS> Get-HnsNetwork', 'Get-HnsNetwork'],
  ['[10:22:04] PS C:\\> systeminfo', 'systeminfo'],
  ['10:22 C:\\>type C:\\k\\config.yaml', 'type C:\\k\\config.yaml'],
  ['C:\\k>', ''],
  ['# kubectl get nodes -o wide', 'kubectl get nodes -o wide'],
  [
    "$ kubectl get pod a -o jsonpath='{.spec}: {.status}'",
    "kubectl get pod a -o jsonpath='{.spec}: {.status}'",
  ],
  ['**PS C:\\> resolve-dnsname web**', 'resolve-dnsname web'],
  ['`PS C:\\k> hostname`', 'hostname'],
  ['__C:\\k>ver__', 'ver'],
])('a prompt in %j', (line, command) => expect(commandIn(line, { isScript })).toBe(command))

test.each([
  '- C:\\k is there',
  '--- a/C:\\k',
  '* see PS C:\\> above',
  '**PS C:\\> is the prompt** of it',
  '- name: C:\\k',
])('none in %j', (line) => expect(commandIn(line, { isScript })).toBeUndefined())

test('what stands in a script is no prompt', () =>
  expect(commandIn('- PS C:\\> ver', { isScript: true })).toBeUndefined())

test.each([
  ['### kubelet --version', 'kubelet --version'],
  ['**ipconfig /all**', 'ipconfig /all'],
  ['`kubectl get nodes -o wide`:', 'kubectl get nodes -o wide'],
  ['Output of `containerd --version`:', 'containerd --version'],
  ['--- kube-proxy --version ---', 'kube-proxy --version'],
  ['1. ver', 'ver'],
  ['##### win-1: nssm get kube-proxy AppParameters', 'nssm get kube-proxy AppParameters'],
  ['=== on winx1: ipconfig /all ===', 'ipconfig /all'],
  ['### type C:\\etc\\cni\\net.d\\10-flannel.conf', 'type C:\\etc\\cni\\net.d\\10-flannel.conf'],
  ['--- worker: Get-Content C:\\k\\kubelet.yaml ---', 'Get-Content C:\\k\\kubelet.yaml'],
  ['##### kubectl -n kube-system get svc kube-dns', 'kubectl -n kube-system get svc kube-dns'],
])('a command as the title %j', (line, command) =>
  expect(commandIn(line, { isScript })).toBe(command),
)

test.each([
  '### Get-Started',
  'kubectl get no: w22 Ready v1.27.6 Windows Server 2022',
  '# kubectl get nodes shows v1.18.19 on all of them',
  '# kubectl version: Server Version: v1.34.2',
  'C:\\k\\kubelet.exe --v=4 -> it ends at once',
  '- kubectl is not installed',
  '`kubelet` on win1',
  '# ver 2',
  '3. hnsdiag list endpoints: nothing of the pods is left',
  '### cat videos and a file.txt, more of them later',
  '## type mismatch in cni.conf of the second node',
  '- type: C:\\k\\config.yaml',
  'type C:\\k\\kubelet.yaml',
  '### node: kubectl get nodes shows v1.18.19 on all of them',
])('no command in %j', (line) => expect(commandIn(line, { isScript })).toBeUndefined())

test.each([
  'wmic pagefile list /format:list',
  '(Get-CimInstance Win32_ComputerSystem).HypervisorPresent',
  'nslookup kubernetes.default 10.96.0.10',
  '> kubeadm join 10.3.0.5:6443 --token a',
])('a command without a prompt in %j', (line) =>
  expect(commandIn(line, { isScript })).toBe(line.replace(/^> /, '')),
)

test.each(['nslookup fails.', 'nslookup works fine', 'wmic is gone'])('no command in %j', (line) =>
  expect(commandIn(line, { isScript })).toBeUndefined(),
)

test.each([
  'kubectl logs times out for all pods on win-2 (linux fine).',
  'kubectl describe pod web-0 prints "Events: <none>", it waits for 20 minutes',
  'curl to the service fails from windows pods',
  'Get-Service containerd says Running',
  'kubectl get node win-1 -> Unknown. The kubelet runs',
])('words about a command are none: %j', (line) =>
  expect(commandIn(line, { isScript })).toBeUndefined(),
)

test.each([
  'kubectl logs -n shop works-0 --since=1h',
  'kubectl get pods -A -o wide | findstr is',
  'curl.exe -v http://10.96.0.10:8080/takes',
])('a command with words in it stays one: %j', (line) =>
  expect(commandIn(line, { isScript })).toBe(line),
)

test.each([
  ['➜  ~ kubectl get no', 'kubectl get no'],
  ['➜  shop git:(main) ✗ kubectl get no', 'kubectl get no'],
  ['jane@mac k8s % kubectl get no', 'kubectl get no'],
  ['(base) PS C:\\k> type a.toml', 'type a.toml'],
])('a prompt of another shell: %s', (line, command) =>
  expect(commandIn(line, { isScript: false })).toBe(command),
)

test('an environment of Python in front makes no other machine of it', () =>
  expect(isPromptOfWindows('(base) PS C:\\k> type a.toml')).toBe(true))

test.each(['jane@example.com got 20 % of it', '➜ next: upgrade', '❯'])('no prompt: %s', (line) =>
  expect(commandIn(line, { isScript: false })).toBeUndefined(),
)
